import { feature, streamKind } from '../kernel/feature.ts';
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
  },
  projections: [patients],
  module: PatientModule,
});
