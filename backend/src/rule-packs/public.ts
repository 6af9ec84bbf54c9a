/** What others may use of the rule packs. */
export { RulePackModule } from './rule-pack.module.ts';
export { RulePackQueries } from './rule-pack.queries.ts';
