import { feature } from '../kernel/feature.ts';
import { RulePackModule } from './rule-pack.module.ts';

/** Packs come with the program; nothing of them is kept in the log. */
export const rulePackFeature = feature({
  name: 'rule-packs',
  streams: {},
  projections: [],
  module: RulePackModule,
});
