import { feature, streamKind } from '../kernel/feature.ts';
import { ruleLibraryDecider } from './rule-library.decider.ts';
import { ruleLibraryEvents } from './rule-library.events.ts';
import { ruleLibrary } from './rule-library.projections.ts';
import { RulePackModule } from './rule-pack.module.ts';

/** Packs come with the program; what a site adds to them is in one stream. */
export const rulePackFeature = feature({
  name: 'rule-packs',
  // How a case stands changes with them, for everybody.
  streams: {
    'rule-library': streamKind({
      events: ruleLibraryEvents,
      decider: ruleLibraryDecider,
      live: [
        { list: 'rule-packs', permission: 'can_access_admin' },
        { list: 'cases', permission: null },
      ],
    }),
  },
  projections: [ruleLibrary],
  module: RulePackModule,
});
