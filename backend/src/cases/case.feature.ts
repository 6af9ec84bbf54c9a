import { feature, streamKind } from '../kernel/feature.ts';
import { caseDecider } from './record/case.decider.ts';
import { caseEvents } from './record/case.vocabulary.ts';
import { caseList } from './reading/case-list.projection.ts';
import { CaseModule } from './case.module.ts';
import { cases } from './reading/case.projections.ts';
import { recipientDecider } from './recipients/recipient.decider.ts';
import { recipientEvents } from './recipients/recipient.events.ts';

export const caseFeature = feature({
  name: 'cases',
  streams: {
    case: streamKind({ events: caseEvents, decider: caseDecider, live: 'its readers' }),
    // Whoever names one is told by the answer; nobody else looks on.
    recipients: streamKind({ events: recipientEvents, decider: recipientDecider, live: [] }),
  },
  projections: [cases, caseList],
  module: CaseModule,
});
