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
      live: [
        { list: 'forgettings', permission: 'can_access_admin' },
        // Whoever has one of them open finds it gone.
        { list: 'patients', permission: null },
        { list: 'cases', permission: null },
      ],
    }),
  },
  projections: [forgettings],
  module: ForgettingModule,
});
