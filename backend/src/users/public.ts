/** What others may use of users. */
export { AdminRecovery, type Recovered } from './recovery/admin-recovery.ts';
export { FirstAdmin, type Welcome } from './recovery/first-admin.ts';
export { demandNoMoreRights } from './account/grant.rules.ts';
export { keptSignature } from './account/kept-signature.ts';
export { printedLine } from './account/profile.rules.ts';
export type { SigningAs } from './account/user.queries.ts';
export { sessionsResponse } from './editing/session-response.ts';
export { StandingQueries } from './account/standing.queries.ts';
export { UserWish } from './editing/user.commands.ts';
export { UserModule } from './user.module.ts';
export { UserQueries, type UserDoc } from './account/user.queries.ts';
