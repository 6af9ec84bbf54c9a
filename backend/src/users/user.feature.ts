import { feature, streamKind } from '../kernel/feature.ts';
import { adminRosterDecider } from './roster/admin-roster.decider.ts';
import { adminRosterEvents } from './roster/admin-roster.events.ts';
import { userDecider } from './account/user.decider.ts';
import { userEvents } from './account/user.events.ts';
import { UserModule } from './user.module.ts';
import { userDirectory } from './account/user.projections.ts';

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
