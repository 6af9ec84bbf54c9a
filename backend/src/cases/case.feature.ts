import { feature, streamKind } from '../kernel/feature.ts';
import { caseDecider } from './case.decider.ts';
import { caseEvents } from './case.events.ts';
import { caseList } from './case-list.projection.ts';
import { CaseModule } from './case.module.ts';
import { cases } from './case.projections.ts';
import { recipientDecider } from './recipient.decider.ts';
import { recipientEvents } from './recipient.events.ts';

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
