import { feature, streamKind } from '../kernel/feature.ts';
import { deliveredRecordDecider } from './delivered-record.decider.ts';
import { deliveredRecordEvents } from './delivered-record.events.ts';
import { ruleLibraryDecider } from './rule-library.decider.ts';
import { ruleLibraryEvents } from './rule-library.events.ts';
import { ruleLibrary } from './rule-library.projections.ts';
import { RulePackModule } from './rule-pack.module.ts';

/** Packs come with the program; what a site adds to them is in one stream, what each release brought in another. */
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
    'delivered-packs': streamKind({
      events: deliveredRecordEvents,
      decider: deliveredRecordDecider,
      live: [],
    }),
  },
  projections: [ruleLibrary],
  module: RulePackModule,
});
