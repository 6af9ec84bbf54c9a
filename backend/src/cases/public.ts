/** What others may use of cases. */
export { CaseWish } from './wishes/case-wish.ts';
export {
  type CaseEvent,
  type CasePatient,
  caseStream,
  type NoteAuthorship,
  type NoteKind,
  type NoteReceipt,
} from './record/case.events.ts';
export { caseEvents } from './record/case.vocabulary.ts';
export type { ArguedFacts } from './evidence/case-argument.ts';
export { CaseModule } from './case.module.ts';
export type { NoteToAdd } from './record/note.rules.ts';
export { CaseQueries, caseFacts } from './reading/case.queries.ts';
export { CaseReadiness } from './evidence/case-readiness.ts';
export { CaseStandings } from './reading/case-standings.ts';
export { CodeCases } from './oversight/code-cases.ts';
export { KeptCases } from './oversight/kept-cases.ts';
export { PackTrial } from './oversight/pack-trial.ts';
export { PatientCases } from './oversight/patient-cases.ts';
export { RecipientQueries } from './recipients/recipient.queries.ts';
export { SignerConfirmation } from './signing/signer-confirmation.ts';
