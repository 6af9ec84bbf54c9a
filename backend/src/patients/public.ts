/** What others may use of patients. */
export { PatientWish } from './patient.commands.ts';
export { PatientModule } from './patient.module.ts';
export { PatientQueries } from './patient.queries.ts';
