import { devCases } from '../libs/rules/src/grounding/corpus/index.ts';
import { sampleCases } from '../backend/src/notes/template/sample-cases.fixture.ts';
import type { CaseFacts } from '@vouchwell/document';

/** An invented case, whole, and the day (YYYY-MM-DD) on which a note of it is written. */
export interface NoteCase {
  readonly id: string;
  readonly day: string;
  readonly facts: CaseFacts;
}

const unknownItem = {
  category: null,
  quantity_limit: null,
  limit_period: null,
  size: null,
  color: null,
  length: null,
  justification: null,
  hcpcs: null,
};
const unknownPatient = {
  middle_name: null,
  dob: null,
  gender: null,
  height: null,
  weight: null,
  address: null,
  phone: null,
  email: null,
  mrn: null,
};

function whole(facts: (typeof devCases)[number]['facts']): CaseFacts {
  const { patient, diagnoses, items, provider } = facts;
  return {
    case_id: facts.case_id ?? 1,
    patient: { ...unknownPatient, ...patient },
    diagnoses: diagnoses.map((one, at) => ({ is_primary: at === 0, ...one })),
    items: items.map((one) => ({ ...unknownItem, ...one })),
    provider: provider && { signature: null, ...provider, date_signed: provider.date_signed ?? null },
  };
}

const bath: CaseFacts = {
  ...sampleCases.mobility,
  diagnoses: [{ code: 'M62.81', description: 'Muscle weakness (generalized)', is_primary: true }],
  items: [
    {
      ...unknownItem,
      item: 'Bath bench with back',
      hcpcs: 'E0247',
      quantity: 1,
      justification: 'She cannot stand in the shower for more than two minutes.',
    },
  ],
};

/** Two policies at once, one of which names none of the diagnoses. */
const two: CaseFacts = {
  ...sampleCases.incontinence,
  items: [...sampleCases.incontinence.items, ...sampleCases.mobility.items.slice(0, 1)],
};

/** 24 invented cases over all categories of equipment; what is held out of the check's corpus is not among them. */
export const noteCases: readonly NoteCase[] = [
  ...Object.entries(sampleCases).map(([id, facts]) => ({ id, day: '2026-11-22', facts })),
  { id: 'bath-bench', day: '2026-11-22', facts: bath },
  { id: 'two-policies', day: '2026-11-22', facts: two },
  ...devCases.map(({ id, today, facts }) => ({ id, day: today, facts: whole(facts) })),
].slice(0, 24);
