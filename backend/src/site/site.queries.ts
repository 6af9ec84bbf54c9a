import { Inject, Injectable } from '@nestjs/common';
import { ownTimeZone } from '@vouchwell/rules';
import type { Config } from '../config.ts';
import { CONFIG } from '../kernel/basics/tokens.ts';
import { isRefusal } from '../kernel/basics/problem.ts';
import { CurrentDocuments } from '../kernel/projecting/current-documents.ts';
import { type SiteSettings, siteStream } from './site.events.ts';
import { site, type SiteDoc } from './site.projections.ts';

/** The site as it stands. */
export interface Site extends SiteSettings {
  /** Of its last change; null while the environment alone tells. */
  readonly revision: number | null;
}

@Injectable()
export class SiteQueries {
  /** Asked once: to find it out takes longer than most requests. */
  private readonly ownZone = ownTimeZone();

  constructor(
    private readonly current: CurrentDocuments,
    @Inject(CONFIG) private readonly config: Pick<Config, 'siteName' | 'timeZone'>,
  ) {}

  /** What was set, else what the environment says. @throws DomainError unavailable, history_damaged */
  async get(): Promise<Site> {
    return this.of(await this.current.ownPart(site, siteStream()));
  }

  /**
   * For what goes on while the site's own history is damaged, such as a sign-in or what day it is: then the
   * environment tells. No letter is printed or signed by it. @throws DomainError unavailable
   */
  async atWork(): Promise<Site> {
    try {
      return await this.get();
    } catch (error) {
      if (isRefusal(error, 'history_damaged')) return this.of(null);
      throw error;
    }
  }

  private of(doc: SiteDoc | null): Site {
    return {
      ...(doc?.details ?? { name: this.config.siteName, address: null, phone: null, fax: null }),
      logo: doc?.logo ?? null,
      time_zone: doc?.time_zone ?? this.config.timeZone ?? this.ownZone,
      revision: doc?.revision ?? null,
    };
  }
}
