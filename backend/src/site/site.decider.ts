import { isTimeZone, TIME_ZONE_MESSAGE } from '@vouchwell/rules';
import { invalid } from '../kernel/basics/problem.ts';
import { type Command, type Decider, never } from '../kernel/deciding/decider.ts';
import type { SiteDetails, SiteEvent, SiteSettings } from './site.events.ts';

/** All settings as they are to be; what stands already is not written again. */
export type SiteCommand = Command<'SetSite'> & { readonly settings: SiteSettings };

export interface SiteState {
  /** Null: as the environment has it. */
  readonly details: SiteDetails | null;
  readonly logo: string | null;
  /** Null: as the environment has it. */
  readonly time_zone: string | null;
}

export const siteDecider: Decider<SiteState, SiteCommand, SiteEvent> = {
  initial: { details: null, logo: null, time_zone: null },
  decide({ settings }, state) {
    const { logo, time_zone, ...details } = settings;
    if (!isTimeZone(time_zone)) {
      throw invalid('invalid_site', TIME_ZONE_MESSAGE, { time_zone: TIME_ZONE_MESSAGE });
    }
    const events: SiteEvent[] = [];
    if (!sameDetails(details, state.details)) events.push({ type: 'SiteDetailsSet', data: details });
    if (logo !== state.logo) events.push({ type: 'SiteLogoSet', data: { logo } });
    if (time_zone !== state.time_zone) events.push({ type: 'SiteTimeZoneSet', data: { time_zone } });
    return events;
  },
  evolve(state, event) {
    switch (event.type) {
      case 'SiteDetailsSet':
        return { ...state, details: event.data };
      case 'SiteLogoSet':
      case 'SiteTimeZoneSet':
        return { ...state, ...event.data };
      default:
        return never(event);
    }
  },
};

function sameDetails(a: SiteDetails, b: SiteDetails | null): boolean {
  return b !== null && a.name === b.name && a.address === b.address && a.phone === b.phone && a.fax === b.fax;
}
