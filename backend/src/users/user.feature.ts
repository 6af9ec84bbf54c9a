import { feature, streamKind } from '../kernel/feature.ts';
import { adminRosterDecider } from './admin-roster.decider.ts';
import { adminRosterEvents } from './admin-roster.events.ts';
import { userDecider } from './user.decider.ts';
import { userEvents } from './user.events.ts';
import { UserModule } from './user.module.ts';
import { userDirectory } from './user.projections.ts';

export const userFeature = feature({
  name: 'users',
  streams: {
    user: streamKind({
      events: userEvents,
      decider: userDecider,
      live: [{ list: 'users', permission: 'can_manage_users' }],
    }),
    admins: streamKind({ events: adminRosterEvents, decider: adminRosterDecider, live: [] }),
  },
  projections: [userDirectory],
  module: UserModule,
});
