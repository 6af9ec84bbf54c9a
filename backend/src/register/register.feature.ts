import { feature, streamKind } from '../kernel/feature.ts';
import { importDecider } from './import.decider.ts';
import { importEvents } from './import.events.ts';
import { patientImports } from './import.projections.ts';
import { RegisterModule } from './register.module.ts';

/** What admins do with patients' records, and what of it comes into cases. */
export const registerFeature = feature({
  name: 'register',
  streams: {
    'patient-import': streamKind({
      events: importEvents,
      decider: importDecider,
      live: [{ list: 'patient-imports', permission: 'can_access_admin' }],
    }),
  },
  projections: [patientImports],
  module: RegisterModule,
});
