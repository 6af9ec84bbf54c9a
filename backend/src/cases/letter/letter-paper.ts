import { Injectable } from '@nestjs/common';
import type { Letterhead, ProviderFacts } from '@vouchwell/document';
import { foldText } from '@vouchwell/rules';
import { ProviderTemplateQueries } from '../../provider-templates/public.ts';
import { type Site, SiteQueries } from '../../site/public.ts';

type Named = Pick<ProviderFacts, 'name' | 'npi'>;
type Reached = Pick<Site, 'address' | 'phone' | 'fax'>;

/** The paper that letters and orders of today are written on. What was signed keeps its own. */
@Injectable()
export class LetterPaper {
  constructor(
    private readonly site: SiteQueries,
    private readonly templates: ProviderTemplateQueries,
  ) {}

  /** The site’s, else the provider’s; null: nobody entered more of them than their name and number. */
  async of(provider: Named | null): Promise<Letterhead | null> {
    const site = await this.site.get();
    if (site.name !== null) return { name: site.name, lines: linesOf(site), logo: site.logo };
    return provider && this.ofProvider(provider);
  }

  /** Of a template in use that has both their name and their number: a number may be mistyped, and many share a name. */
  private async ofProvider({ name, npi }: Named): Promise<Letterhead | null> {
    const found = (await this.templates.withNpi(npi)).find(
      (template) => template.is_active && foldText(template.name) === foldText(name),
    );
    if (!found) return null;
    const credentials = found.credentials?.trim() ?? '';
    const lines = linesOf(found);
    if (lines.length === 0 && credentials === '') return null;
    return { name: withCredentials(name, credentials), lines: [...lines, `NPI ${npi}`], logo: null };
  }
}

function linesOf({ address, phone, fax }: Reached): string[] {
  const lines = [...(address?.split('\n') ?? []), phone && `Phone ${phone}`, fax && `Fax ${fax}`];
  return lines.filter((line): line is string => Boolean(line?.trim()));
}

const withCredentials = (name: string, credentials: string): string =>
  credentials === '' || foldText(name).endsWith(` ${foldText(credentials)}`)
    ? name
    : `${name}, ${credentials}`;
