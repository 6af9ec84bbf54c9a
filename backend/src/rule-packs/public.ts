/** What others may use of the rule packs. */
export { DeliveredRecord } from './delivered-record.ts';
export { InstalledPacks } from './installed-packs.ts';
export { openedFile, RuleLibraryWish } from './rule-library.commands.ts';
export { RULE_LIBRARY } from './rule-library.events.ts';
export { trustedKey } from './rule-library.decider.ts';
export { packKeyOf } from './pack-keys.ts';
export { asRefused, signedPackFile } from './signed-pack.ts';
export { RulePackModule } from './rule-pack.module.ts';
export { RulePackQueries } from './rule-pack.queries.ts';
