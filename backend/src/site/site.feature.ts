import { feature, streamKind } from '../kernel/feature.ts';
import { siteDecider } from './site.decider.ts';
import { siteEvents } from './site.events.ts';
import { SiteModule } from './site.module.ts';
import { site } from './site.projections.ts';

export const siteFeature = feature({
  name: 'site',
  // Everybody's screens write dates by its zone.
  streams: {
    site: streamKind({
      events: siteEvents,
      decider: siteDecider,
      live: [{ list: 'site', permission: null }],
    }),
  },
  projections: [site],
  module: SiteModule,
});
