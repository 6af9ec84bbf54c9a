import { feature, streamKind } from '../kernel/feature.ts';
import { forgettingDecider } from './forgetting.decider.ts';
import { forgettingEvents } from './forgetting.events.ts';
import { ForgettingModule } from './forgetting.module.ts';
import { forgettings } from './forgetting.projections.ts';

export const forgettingFeature = feature({
  name: 'forgetting',
  streams: {
    forgetting: streamKind({
      events: forgettingEvents,
      decider: forgettingDecider,
      live: [{ list: 'forgettings', permission: 'can_access_admin' }],
    }),
  },
  projections: [forgettings],
  module: ForgettingModule,
});
