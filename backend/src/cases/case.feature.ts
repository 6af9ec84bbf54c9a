import { feature, streamKind } from '../kernel/feature.ts';
import { caseDecider } from './case.decider.ts';
import { caseEvents } from './case.events.ts';
import { caseList } from './case-list.projection.ts';
import { CaseModule } from './case.module.ts';
import { cases } from './case.projections.ts';

export const caseFeature = feature({
  name: 'cases',
  streams: { case: streamKind({ events: caseEvents, decider: caseDecider, live: 'its readers' }) },
  projections: [cases, caseList],
  module: CaseModule,
});
