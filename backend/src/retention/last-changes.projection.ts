import { PLANNED } from '@vouchwell/rules';
import { type CaseEvent, caseEvents } from '../cases/public.ts';
import type { FeedbackEvent } from '../feedback/public.ts';
import type { ForgettingEvent } from '../forgetting/public.ts';
import type { Readable, Recorded } from '../kernel/deciding/decider.ts';
import { projection, streamNumber } from '../kernel/projecting/projection.ts';
import { type PatientEvent, patientEvents } from '../patients/public.ts';
import { type Disclosure, lastOf, plannedOn, whoseLeft } from './kept.projections.ts';

/** What a case that is not locked says of how long it would be kept: it may still say otherwise. */
interface OpenCase {
  /** Its written order: from then on it counts. */
  readonly signed: boolean;
  readonly visit_on: string | null;
  readonly delivery_on: string | null;
  readonly planned_on: string | null;
}

/**
 * What happened last of each kind to a patient, by the patient's number: whose keeping has ended is found and counted by
 * an index of it. Empty: it never happened. Days are those of the site, moments ISO 8601, UTC.
 */
export interface LastChangeDoc {
  readonly id: number;
  readonly at: string;
  readonly signed_at: string;
  /** The last visit or delivery of cases that somebody signed. */
  readonly record_on: string;
  readonly feedback_at: string;
  readonly left_at: string;
  /** The birth date, once something was signed. */
  readonly signed_dob: string;
  /** What is told here does not tell it alone: records that were merged, holds, and who is asked to be forgotten. */
  readonly apart: boolean;
  readonly dob: string;
  /** Of cases that are locked. */
  readonly locked_on: string;
  readonly open: Readonly<Record<string, OpenCase>>;
}

type Changing = CaseEvent | PatientEvent;
type Rated = Extract<FeedbackEvent, { type: 'FeedbackGiven' | 'FeedbackChanged' }>;
type Seen = Changing | Rated | ForgettingEvent | Disclosure;
type Doc = LastChangeDoc;
type Placed = Pick<Readable, 'stream' | 'at'>;
type Of<T extends Seen['type']> = Readable<Extract<Seen, { type: T }>>;

const NONE = {
  ...{ signed_at: '', record_on: '', feedback_at: '', left_at: '', signed_dob: '', apart: false },
  ...{ dob: '', locked_on: '', open: {} },
} as const;
const UNSIGNED: OpenCase = { signed: false, visit_on: null, delivery_on: null, planned_on: null };

const latest = (...of: readonly (string | null)[]): string => lastOf(of.map((one) => one ?? '')) ?? '';
const lastDay = ({ visit_on, delivery_on, planned_on }: OpenCase) =>
  latest(visit_on, delivery_on, planned_on);

/** What its other fields say, said by those that are looked for. */
function told(doc: Doc): Doc {
  const signed = Object.values(doc.open).filter((one) => one.signed);
  const record_on = latest(doc.locked_on, ...signed.map(lastDay));
  return { ...doc, record_on, signed_dob: doc.signed_at === '' ? '' : doc.dob };
}

const later = (doc: Doc | null, { at }: Placed, id: string): Doc => ({
  ...(doc ?? { ...NONE, id: Number(id) }),
  at: latest(doc?.at ?? '', at),
});

/** A change of a case or record, with what it says beyond having come about. */
const and =
  <T extends Changing['type']>(change: (doc: Doc, event: Of<T>) => Partial<Doc>) =>
  (doc: Doc | null, event: Of<T> & Placed, id: string): Doc => {
    const next = later(doc, event, id);
    return told({ ...next, ...change(next, event) });
  };

/** A case that lies open among the patient's, or comes there. */
const inCase = ({ open }: Doc, { stream }: Placed, change: Partial<OpenCase> = {}): Partial<Doc> => {
  const id = String(streamNumber(stream));
  return { open: { ...open, [id]: { ...(open[id] ?? UNSIGNED), ...change } } };
};

function locked(doc: Doc, { stream, at }: Placed): Partial<Doc> {
  const { [String(streamNumber(stream))]: own = UNSIGNED, ...open } = doc.open;
  return { open, signed_at: latest(doc.signed_at, at), locked_on: latest(doc.locked_on, lastDay(own)) };
}

function withoutCase({ open }: Doc, { stream }: Placed): Partial<Doc> {
  const { [String(streamNumber(stream))]: _, ...others } = open;
  return { open: others };
}

const apart = (doc: Doc | null) => doc && { ...doc, apart: true };
const rated = (doc: Doc | null, { at }: Readable) =>
  doc && { ...doc, feedback_at: latest(doc.feedback_at, at) };

const concerned: Readonly<Record<string, (event: never) => readonly number[]>> = {
  PatientDataDisclosed: ({ data }: Of<'PatientDataDisclosed'>) => whoseLeft(data),
  LegalHoldSet: ({ data }: Of<'LegalHoldSet'>) => data.patients,
  ForgettingAsked: ({ data }: Of<'ForgettingAsked'>) => data.patients,
  PatientsForgotten: ({ data }: Of<'PatientsForgotten'>) => data.patients,
};

function whose(event: Recorded<Seen>): readonly string[] | null {
  const told = event.forgotten ? undefined : concerned[event.type];
  if (told) return told(event as never).map(String);
  return event.subject === undefined ? null : [String(event.subject)];
}

export const lastChanges = projection<Doc, Seen>({
  name: 'last_changes',
  version: 2,
  indexes: [
    ['at', 'signed_at', 'record_on', 'feedback_at', 'left_at'],
    ['apart', 'at', 'signed_at', 'record_on', 'feedback_at', 'left_at', 'signed_dob'],
    ['signed_dob'],
  ],
  search: [],
  isAwaitedByReaders: true,
  key: whose,
  on: {
    ...(Object.fromEntries(
      [...Object.keys(caseEvents.sentences), ...Object.keys(patientEvents.sentences)].map((type) => [
        type,
        later,
      ]),
    ) as Record<Changing['type'], typeof later>),
    PatientRegistered: and<'PatientRegistered'>((_, { data }) => ({ dob: data.patient.dob ?? '' })),
    PatientCorrected: and<'PatientCorrected'>(({ dob }, { data: { now } }) => ({
      dob: now.dob === undefined ? dob : (now.dob ?? ''),
    })),
    PatientMerged: and<'PatientMerged'>(() => ({ apart: true })),
    PatientTakenIn: and<'PatientTakenIn'>(() => ({ apart: true })),
    PatientWithdrawn: () => null,
    CaseOpened: and<'CaseOpened'>((doc, event) => inCase(doc, event)),
    PatientChosen: and<'PatientChosen'>((doc, event) => inCase(doc, event)),
    PatientCarried: and<'PatientCarried'>((doc, event) => inCase(doc, event)),
    EncountersRecorded: and<'EncountersRecorded'>((doc, event) =>
      inCase(doc, event, { visit_on: lastOf(event.data.encounters.map(({ date }) => date)) }),
    ),
    DeliveriesRecorded: and<'DeliveriesRecorded'>((doc, event) =>
      inCase(doc, event, { delivery_on: lastOf(event.data.delivered.map(({ day }) => day)) }),
    ),
    QuestionAnswered: and<'QuestionAnswered'>((doc, event) =>
      event.data.fact === PLANNED ? inCase(doc, event, { planned_on: plannedOn(event.data) }) : {},
    ),
    CaseSigned: and<'CaseSigned'>(locked),
    AddendumSigned: and<'AddendumSigned'>(({ signed_at }, { at }) => ({ signed_at: latest(signed_at, at) })),
    OrderSigned: and<'OrderSigned'>((doc, event) => ({
      signed_at: latest(doc.signed_at, event.at),
      // A case that is locked is not among those that are open.
      ...(String(streamNumber(event.stream)) in doc.open && inCase(doc, event, { signed: true })),
    })),
    CaseDeleted: and<'CaseDeleted'>(withoutCase),
    FeedbackGiven: rated,
    FeedbackChanged: rated,
    PatientDataDisclosed: (doc, { at }) => doc && { ...doc, left_at: latest(doc.left_at, at) },
    LegalHoldSet: apart,
    ForgettingAsked: apart,
    PatientsForgotten: () => null,
  },
  // It goes with `PatientsForgotten`: a single part that cannot be read says nothing of the rest.
  forgotten: (doc) => doc,
});
