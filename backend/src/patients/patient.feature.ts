import { feature, streamKind } from '../kernel/feature.ts';
import { mergeDecider } from './merge.decider.ts';
import { mergeEvents } from './merge.events.ts';
import { patientDecider } from './patient.decider.ts';
import { patientEvents } from './patient.events.ts';
import { PatientModule } from './patient.module.ts';
import { patients } from './patient.projections.ts';

export const patientFeature = feature({
  name: 'patients',
  streams: {
    patient: streamKind({
      events: patientEvents,
      decider: patientDecider,
      live: [{ list: 'patients', permission: null }],
    }),
    // Each merge is told by the streams of both records as well.
    merges: streamKind({ events: mergeEvents, decider: mergeDecider, live: [] }),
  },
  projections: [patients],
  module: PatientModule,
});
