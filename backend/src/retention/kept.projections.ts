import { type AnsweredQuestion, PLANNED } from '@vouchwell/rules';
import { type CaseEvent, caseEvents } from '../cases/public.ts';
import type { ForgettingEvent } from '../forgetting/public.ts';
import type { AccessEvent } from '../kernel/access/access.events.ts';
import type { Readable, Recorded } from '../kernel/deciding/decider.ts';
import { projection, streamNumber } from '../kernel/projecting/projection.ts';
import { type PatientEvent, patientEvents } from '../patients/public.ts';

/** What of a case says how long it is kept. Days are those of the site, moments ISO 8601, UTC. */
export interface KeptCaseDoc {
  readonly id: number;
  readonly patient_id: number;
  /** The case, an addendum or a written order, whichever came last. */
  readonly signed_at: string | null;
  readonly visit_on: string | null;
  readonly delivery_on: string | null;
  readonly planned_on: string | null;
  /** Its history cannot be read on: how long it is kept is not known. */
  readonly damaged?: true;
}

const NO_EVIDENCE = { visit_on: null, delivery_on: null, planned_on: null };
const lastOf = (days: readonly string[]): string | null => [...days].sort().at(-1) ?? null;
const changed = (doc: KeptCaseDoc | null, change: Partial<KeptCaseDoc>) => doc && { ...doc, ...change };
const signed = (doc: KeptCaseDoc | null, { at }: Readable) => changed(doc, { signed_at: at });

/** Also of cases that were deleted: what they held lies in the log as long as the patient's key. */
export const keptCases = projection<KeptCaseDoc, CaseEvent>({
  name: 'kept_cases',
  version: 1,
  indexes: [['patient_id']],
  search: [],
  isAwaitedByReaders: true,
  on: {
    CaseOpened: (_, { stream, data }) => ({
      ...{ id: streamNumber(stream), patient_id: data.patient.id, signed_at: null },
      ...NO_EVIDENCE,
    }),
    PatientChosen: (doc, { data }) => changed(doc, { patient_id: data.patient.id, ...NO_EVIDENCE }),
    PatientCarried: (doc, { data }) => changed(doc, { patient_id: data.patient.id }),
    CaseSigned: signed,
    AddendumSigned: signed,
    OrderSigned: signed,
    EncountersRecorded: (doc, { data }) =>
      changed(doc, { visit_on: lastOf(data.encounters.map(({ date }) => date)) }),
    DeliveriesRecorded: (doc, { data }) =>
      changed(doc, { delivery_on: lastOf(data.delivered.map(({ day }) => day)) }),
    QuestionAnswered: (doc, { data }) =>
      data.fact === PLANNED ? changed(doc, { planned_on: plannedOn(data) }) : doc,
  },
  damaged: (doc) => ({ ...doc, damaged: true }),
});

function plannedOn({ answers }: AnsweredQuestion): string | null {
  const value = answers.at(-1)?.value;
  return typeof value === 'string' ? value : null;
}

/** When something of a patient was changed last, by the patient's number. */
export interface LastChangeDoc {
  readonly id: number;
  readonly at: string;
}

type Forgotten = Extract<ForgettingEvent, { type: 'PatientsForgotten' }>;
type Changing = CaseEvent | PatientEvent;

const isGone = (event: Recorded<Changing | Forgotten>): event is Readable<Forgotten> =>
  event.type === 'PatientsForgotten';
const later = (doc: LastChangeDoc | null, { at }: Readable, id: string): LastChangeDoc => ({
  id: Number(id),
  at: doc && doc.at > at ? doc.at : at,
});

export const lastChanges = projection<LastChangeDoc, Changing | Forgotten>({
  name: 'last_changes',
  version: 1,
  indexes: [['at']],
  search: [],
  isAwaitedByReaders: true,
  key: (event) =>
    isGone(event)
      ? event.data.patients.map(String)
      : event.subject === undefined
        ? null
        : String(event.subject),
  on: {
    ...(Object.fromEntries(
      [...Object.keys(caseEvents.sentences), ...Object.keys(patientEvents.sentences)].map((type) => [
        type,
        later,
      ]),
    ) as Record<Changing['type'], typeof later>),
    PatientWithdrawn: () => null,
    PatientsForgotten: () => null,
  },
  // It goes with `PatientsForgotten`: a single part that cannot be read says nothing of the rest.
  forgotten: (doc) => doc,
});

/** When a patient's data left as a file, a print or a copy, by the patient's number. */
export interface LastLeftDoc {
  readonly id: number;
  readonly at: string;
}

type Disclosure = Extract<AccessEvent, { type: 'PatientDataDisclosed' }>;

const LEAVING = new Set(['export', 'print', 'copy']);

export const lastLeft = projection<LastLeftDoc, Disclosure>({
  name: 'last_left',
  version: 1,
  indexes: [],
  search: [],
  isAwaitedByReaders: true,
  key: (event) =>
    !event.forgotten && LEAVING.has(event.data.action) ? event.data.patients.map(String) : null,
  on: { PatientDataDisclosed: (_, { at }, id) => ({ id: Number(id), at }) },
});
