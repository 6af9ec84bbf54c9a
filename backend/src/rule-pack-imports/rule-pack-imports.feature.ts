import { feature } from '../kernel/feature.ts';
import { RulePackImportsModule } from './rule-pack-imports.module.ts';

/** Rule packs from files. It stands after the cases, of which it tells what a pack would change. */
export const rulePackImportsFeature = feature({
  name: 'rule-pack-imports',
  streams: {},
  projections: [],
  module: RulePackImportsModule,
});
