/** What others may use of the second factor. */
export { SecondFactorCodes } from './second-factor-codes.ts';
export { SecondFactorWish } from './second-factor.commands.ts';
export { SecondFactorModule } from './second-factor.module.ts';
export { SecondFactorQueries } from './second-factor.queries.ts';
export type { Completing } from './spending.rules.ts';
