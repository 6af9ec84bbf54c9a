/** What others may use of cases. */
export { CaseWish } from './case.commands.ts';
export {
  type CaseEvent,
  caseEvents,
  type CasePatient,
  caseStream,
  type NoteAuthorship,
  type NoteKind,
  type NoteReceipt,
} from './case.events.ts';
export type { ArguedFacts } from './case-argument.ts';
export { CaseModule } from './case.module.ts';
export type { NoteToAdd } from './note.rules.ts';
export { CaseQueries, caseFacts } from './case.queries.ts';
export { CaseReadiness } from './case-readiness.ts';
export { CaseStandings } from './case-standings.ts';
export { CodeCases } from './code-cases.ts';
export { KeptCases } from './kept-cases.ts';
export { PackTrial } from './pack-trial.ts';
export { PatientCases } from './patient-cases.ts';
export { RecipientQueries } from './recipient.queries.ts';
export { SignerConfirmation } from './signer-confirmation.ts';
