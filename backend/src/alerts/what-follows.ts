import type { CaseEvent } from '../cases/public.ts';
import type { Readable } from '../kernel/deciding/decider.ts';
import type { PatientEvent } from '../patients/public.ts';

export type Following = CaseEvent | PatientEvent;
type Handed = Readable<Extract<CaseEvent, { type: 'CaseShared' | 'SentForSignature' }>>;

/** Who looks somebody up works with them within so long, or does not. */
const WITHIN_MS = 7 * 24 * 3_600_000;

/** What somebody does with a patient next that explains why they had looked: by the event, in words. */
export const thenWords = {
  CaseOpened: 'opened a case',
  PatientChosen: 'opened a case',
  NoteAdded: 'wrote a note',
  NoteEdited: 'worked on a note',
  CaseSigned: 'signed the case',
  AddendumSigned: 'signed an addendum',
  EncountersRecorded: 'recorded the visits',
  QuestionAnswered: 'answered what the payer asks',
  DeliveriesRecorded: 'recorded the deliveries',
  OrderFilledIn: 'worked on the order',
  OrderSigned: 'signed the order',
  CaseShared: 'were handed a case',
  SentForSignature: 'were sent a case for signature',
  PatientCorrected: 'corrected the record',
  PatientMerged: 'merged the record',
  PatientTakenIn: 'merged the record',
} as const satisfies Partial<Record<Following['type'], string>>;
export type Explaining = Extract<Following, { type: keyof typeof thenWords }>;

/** Whose looks it explains: whoever did it, or was handed the case. Null: the program itself did. */
export function whoseLooks(event: Readable<Explaining>): number | null {
  const isHanded = event.type === 'CaseShared' || event.type === 'SentForSignature';
  return isHanded ? (event as Handed).data.user_id : event.actor.id;
}

export const followsInTime = (look: string, then: string): boolean =>
  Date.parse(then) - Date.parse(look) <= WITHIN_MS;
