/** What others may use of users. */
export { AdminRecovery, type Recovered } from './admin-recovery.ts';
export { FirstAdmin, type Welcome } from './first-admin.ts';
export { demandNoMoreRights } from './grant.rules.ts';
export { keptSignature } from './kept-signature.ts';
export { printedLine } from './profile.rules.ts';
export type { SigningAs } from './user.queries.ts';
export { sessionsResponse } from './session-response.ts';
export { StandingQueries } from './standing.queries.ts';
export { UserWish } from './user.commands.ts';
export { UserModule } from './user.module.ts';
export { UserQueries, type UserDoc } from './user.queries.ts';
