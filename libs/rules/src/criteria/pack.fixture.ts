import type { CoverageFacts, Encounter } from './coverage-facts.ts';
import type { Criterion, Pack } from './pack.ts';

export const aVisit: Encounter = {
  id: 'v1',
  date: '2026-05-01',
  kind: 'in_person',
  role: 'physician',
  conditions: ['E11.9'],
  signed: true,
};

/** A pack of one small policy, to be varied. */
export const aPack: Pack = {
  format: 1,
  id: 'a-policy',
  title: 'A policy',
  version: '1',
  effective_from: '2026-01-01',
  effective_to: '2026-12-31',
  payers: ['medicare'],
  sources: [
    {
      id: 'L1',
      title: 'A text',
      effective_from: '2026-01-01',
      effective_to: null,
      read_as_of: '2026-01-01',
      confidence: 'official',
    },
  ],
  code_sets: [
    { id: 'chairs', title: 'Chairs', entries: [{ codes: ['K0001..K0007'] }] },
    { id: 'diabetes', title: 'Diabetes', entries: [{ codes: ['E11*'] }] },
  ],
  facts: [
    { id: 'walks', type: 'yes_no', question: 'Does the patient walk?', needs_encounter: true },
    { id: 'falls', type: 'number', question: 'How many falls?', needs_encounter: true },
    {
      id: 'aid',
      type: 'choices',
      question: 'Which aids?',
      needs_encounter: true,
      options: [
        { id: 'cane', label: 'A cane' },
        { id: 'none', label: 'None' },
      ],
    },
    { id: 'met.on', type: 'date', question: 'When?', needs_encounter: false },
  ],
  criteria: [aCriterion({ items: ['chairs'] })],
};

export function aCriterion(with_: Partial<Criterion> = {}): Criterion {
  return {
    id: 'C-1',
    text: 'It is so.',
    test: { fact: 'walks', is: false },
    sources: [{ source: 'L1' }],
    ...with_,
  };
}

/** A case of one chair, ordered from Medicare, whose record shows nothing yet. */
export const aCase: CoverageFacts = {
  dob: '1950-01-01',
  diagnoses: ['E11.9'],
  items: [{ id: 'i1', hcpcs: 'K0001', units: 1 }],
  encounters: [aVisit],
  answers: [{ fact: 'payer', value: 'medicare', encounter: null, item: null }],
  delivered: [],
};

export const shown = (fact: string, value: boolean | number | string, encounter: string | null = 'v1') => ({
  fact,
  value,
  encounter,
  item: null,
});
