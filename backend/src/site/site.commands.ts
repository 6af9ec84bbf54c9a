import { CommandHandler } from '@nestjs/cqrs';
import type { SiteRequest } from '@vouchwell/contract';
import { plainLogo } from '@vouchwell/document';
import { demand } from '../kernel/access/access.ts';
import { changedMeanwhile, invalid } from '../kernel/basics/problem.ts';
import { type Handles, Way } from '../kernel/commanding/way.ts';
import { type Asked, Wish } from '../kernel/commanding/wish.ts';
import { type SiteCommand, siteDecider } from './site.decider.ts';
import { type SiteEvent, siteStream } from './site.events.ts';
import { SiteQueries } from './site.queries.ts';

type SiteAsked = Asked<SiteCommand, { SetSite: { readonly body: SiteRequest } }>;

export class SiteWish extends Wish<SiteAsked, SiteEvent> {}

type Handled = Handles<SiteWish, typeof siteDecider>;

@CommandHandler(SiteWish)
export class SiteHandler implements Handled {
  readonly decider = siteDecider;
  readonly stream = siteStream;

  constructor(
    private readonly way: Way,
    private readonly site: SiteQueries,
  ) {}

  execute(wish: SiteWish) {
    return this.way.take(wish, this);
  }

  authorise({ actor }: SiteWish): void {
    demand(actor, 'can_access_admin');
  }

  readonly enrich: Handled['enrich'] = {
    /** Fields left out stay as they are; decided on the site they were read from and no other. */
    SetSite: async ({ type, body }, { basedOn }) => {
      const { revision, ...standing } = await this.site.get();
      const expected = revision ?? -1;
      if (basedOn !== undefined && basedOn !== expected) throw changedMeanwhile(expected);
      const { logo, name, address, phone, fax, time_zone } = body;
      const settings = {
        name: name === undefined ? standing.name : name,
        address: address === undefined ? standing.address : address,
        phone: phone === undefined ? standing.phone : phone,
        fax: fax === undefined ? standing.fax : fax,
        logo: logo === undefined || logo === standing.logo ? standing.logo : await kept(logo),
        time_zone: time_zone ?? standing.time_zone,
      };
      return { command: { type, settings }, expected };
    },
  };
}

/** @throws DomainError saying what a logo may not hold */
async function kept(logo: string | null): Promise<string | null> {
  if (logo === null) return null;
  const plain = await plainLogo(logo);
  if ('refused' in plain) throw invalid('logo_refused', plain.refused, { logo: plain.refused });
  return plain.logo;
}
