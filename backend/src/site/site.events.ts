import type { Event } from '../kernel/deciding/decider.ts';
import type { EventVocabulary } from '../kernel/deciding/event-vocabulary.ts';

/** What stands at the head of a letter, beside the logo; null: left out. */
export interface SiteDetails {
  readonly name: string | null;
  /** Its lines are those of an envelope. */
  readonly address: string | null;
  readonly phone: string | null;
  readonly fax: string | null;
}

export interface SiteSettings extends SiteDetails {
  /** As it is kept: a PNG or an SVG data URL. */
  readonly logo: string | null;
  /** IANA name. */
  readonly time_zone: string;
}

/** In `site-1`: there is one site. */
export type SiteEvent =
  | Event<'SiteDetailsSet', SiteDetails>
  | Event<'SiteLogoSet', { logo: string | null }>
  | Event<'SiteTimeZoneSet', { time_zone: string }>;

export const siteEvents: EventVocabulary<SiteEvent> = {
  sentences: {
    SiteDetailsSet: ({ name }) => `set the site’s letterhead${name ? ` to ${name}` : ''}`,
    SiteLogoSet: ({ logo }) => (logo ? 'set the site’s logo' : 'removed the site’s logo'),
    SiteTimeZoneSet: ({ time_zone }) => `set the site’s time zone to ${time_zone}`,
  },
  audited: {
    SiteDetailsSet: 'change',
    SiteLogoSet: 'change',
    SiteTimeZoneSet: 'change',
  },
};

export const SITE = 1;
export const siteStream = (id: number = SITE) => `site-${id}`;
