import { feature, streamKind } from '../kernel/feature.ts';
import { demoRequestDecider } from './demo-request.decider.ts';
import { demoRequestEvents } from './demo-request.events.ts';
import { DemoRequestModule } from './demo-request.module.ts';
import { demoRequests } from './demo-request.projections.ts';

export const demoRequestFeature = feature({
  name: 'demo-requests',
  streams: {
    'demo-request': streamKind({
      events: demoRequestEvents,
      decider: demoRequestDecider,
      live: [{ list: 'demo-requests', permission: 'can_access_admin' }],
    }),
  },
  projections: [demoRequests],
  module: DemoRequestModule,
});
