/** What others may use of users. */
export { FirstAdmin, type Welcome } from './first-admin.ts';
export { keptSignature } from './kept-signature.ts';
export { printedName } from './profile.rules.ts';
export { StandingQueries } from './standing.queries.ts';
export { UserWish } from './user.commands.ts';
export type { ProfessionalProfile } from './user.events.ts';
export { UserModule } from './user.module.ts';
export { UserQueries, type UserDoc } from './user.queries.ts';
