import { type AnsweredQuestion, PLANNED } from '@vouchwell/rules';
import type { CaseEvent } from '../cases/public.ts';
import type { AccessEvent } from '../kernel/access/access.events.ts';
import type { Readable } from '../kernel/deciding/decider.ts';
import { projection, streamNumber } from '../kernel/projecting/projection.ts';

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
export const lastOf = (days: readonly string[]): string | null => [...days].sort().at(-1) ?? null;
const changed = (doc: KeptCaseDoc | null, change: Partial<KeptCaseDoc>) => doc && { ...doc, ...change };
const signed = (doc: KeptCaseDoc | null, { at }: Readable) => changed(doc, { signed_at: at });

/** Also of cases that were deleted: what they held lies in the log as long as the patient's key. */
export const keptCases = projection<KeptCaseDoc, CaseEvent>({
  name: 'kept_cases',
  version: 1,
  indexes: [['patient_id'], ['damaged']],
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

export function plannedOn({ answers }: AnsweredQuestion): string | null {
  const value = answers.at(-1)?.value;
  return typeof value === 'string' ? value : null;
}

/** When a patient's data left as a file, a print or a copy, by the patient's number. */
export interface LastLeftDoc {
  readonly id: number;
  readonly at: string;
}

export type Disclosure = Extract<AccessEvent, { type: 'PatientDataDisclosed' }>;

/** Whose data left with it. */
export const whoseLeft = ({ action, patients }: Disclosure['data']): readonly number[] =>
  LEAVING.has(action) ? patients : [];
const LEAVING = new Set<string>(['export', 'print', 'copy']);

export const lastLeft = projection<LastLeftDoc, Disclosure>({
  name: 'last_left',
  version: 1,
  indexes: [],
  search: [],
  isAwaitedByReaders: true,
  key: (event) => (event.forgotten ? null : whoseLeft(event.data).map(String)),
  on: { PatientDataDisclosed: (_, { at }, id) => ({ id: Number(id), at }) },
});
