import { feature, streamKind } from '../kernel/feature.ts';
import { keptCases, lastLeft } from './kept.projections.ts';
import { lastChanges } from './last-changes.projection.ts';
import { retentionDecider } from './retention.decider.ts';
import { retentionEvents } from './retention.events.ts';
import { RetentionModule } from './retention.module.ts';
import { retention } from './retention.projections.ts';

export const retentionFeature = feature({
  name: 'retention',
  streams: {
    retention: streamKind({
      events: retentionEvents,
      decider: retentionDecider,
      live: [{ list: 'retention', permission: 'can_access_admin' }],
    }),
  },
  projections: [retention, keptCases, lastChanges, lastLeft],
  module: RetentionModule,
});
