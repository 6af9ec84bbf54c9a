import type { Readable } from '../kernel/deciding/decider.ts';
import { projection } from '../kernel/projecting/projection.ts';
import { SITE, type SiteEvent } from './site.events.ts';
import type { SiteState } from './site.decider.ts';

export interface SiteDoc extends SiteState {
  readonly id: number;
  readonly revision: number;
}

/** What was set of the site; where nothing was, there is no document. */
export const site = projection<SiteDoc, SiteEvent>({
  name: 'site',
  version: 1,
  indexes: [],
  search: [],
  on: {
    SiteDetailsSet: (doc, event) => changed(doc, event, { details: event.data }),
    SiteLogoSet: (doc, event) => changed(doc, event, event.data),
    SiteTimeZoneSet: (doc, event) => changed(doc, event, event.data),
  },
});

function changed(doc: SiteDoc | null, { revision }: Readable, change: Partial<SiteState>): SiteDoc {
  const before = doc ?? { details: null, logo: null, time_zone: null };
  return { ...before, ...change, id: SITE, revision };
}
