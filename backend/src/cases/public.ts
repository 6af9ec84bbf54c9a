/** What others may use of cases. */
export { CaseWish } from './case.commands.ts';
export { type CaseEvent, caseStream, type NoteKind, type NoteReceipt } from './case.events.ts';
export { CaseModule } from './case.module.ts';
export { CaseQueries, caseFacts } from './case.queries.ts';
