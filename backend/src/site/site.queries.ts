import { Inject, Injectable } from '@nestjs/common';
import { ownTimeZone } from '@vouchwell/rules';
import type { Config } from '../config.ts';
import { CONFIG } from '../kernel/basics/tokens.ts';
import { CurrentDocuments } from '../kernel/projecting/current-documents.ts';
import { type SiteSettings, siteStream } from './site.events.ts';
import { site } from './site.projections.ts';

/** The site as it stands. */
export interface Site extends SiteSettings {
  /** Of its last change; null while the environment alone tells. */
  readonly revision: number | null;
}

@Injectable()
export class SiteQueries {
  constructor(
    private readonly current: CurrentDocuments,
    @Inject(CONFIG) private readonly config: Pick<Config, 'siteName' | 'timeZone'>,
  ) {}

  /** What was set, else what the environment says. @throws DomainError unavailable */
  async get(): Promise<Site> {
    const doc = await this.current.ownPart(site, siteStream());
    return {
      ...(doc?.details ?? { name: this.config.siteName, address: null, phone: null, fax: null }),
      logo: doc?.logo ?? null,
      time_zone: doc?.time_zone ?? this.config.timeZone ?? ownTimeZone(),
      revision: doc?.revision ?? null,
    };
  }
}
