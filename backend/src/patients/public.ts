/** What others may use of patients. */
export { LastingWords } from './lasting-words.ts';
export { MergeWish } from './merge.commands.ts';
export { mergeDecider, type MergeState } from './merge.decider.ts';
export { type MergeEvent, MERGES } from './merge.events.ts';
export { patientFacts, PatientWish } from './patient.commands.ts';
export { patientDecider } from './patient.decider.ts';
export { type PatientEvent, patientEvents, patientStream } from './patient.events.ts';
export { PatientModule } from './patient.module.ts';
export { acceptedPatient } from './patient.rules.ts';
export { factsOf } from './patient.projections.ts';
export { type KnownPerson, patientResponse, PatientQueries } from './patient.queries.ts';
export { PatientUse } from './patient-use.ts';
export type { PatientState } from './patient.state.ts';
