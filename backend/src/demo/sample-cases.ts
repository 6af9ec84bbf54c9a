import type { ItemRequest } from '@vouchwell/contract';

/** What a case of one kind asks for: codes and items of the starter catalogue. */
export interface SampleNeed {
  readonly category: string;
  readonly diagnoses: readonly string[];
  readonly items: readonly ItemRequest[];
}

const item = (name: string, quantity: number, more: Partial<ItemRequest> = {}): ItemRequest => ({
  item: name,
  quantity,
  ...more,
});

export const sampleNeeds: readonly SampleNeed[] = [
  {
    category: 'Incontinence',
    diagnoses: ['N39.46', 'R32'],
    items: [item('Adult briefs, large', 180), item('Underpads, large', 120)],
  },
  {
    category: 'Incontinence',
    diagnoses: ['R32', 'I69.351'],
    items: [
      item('Adult briefs, medium', 420, {
        justification: 'Changes every two hours by day and night are recorded in the nursing plan.',
      }),
    ],
  },
  {
    category: 'Blood Glucose Monitoring',
    diagnoses: ['E11.65', 'I10'],
    items: [item('Blood glucose meter', 1), item('BGM test strips', 300), item('Lancets', 3)],
  },
  {
    category: 'Continuous Glucose Monitoring',
    diagnoses: ['E10.65', 'E10.649'],
    items: [item('CGM receiver, non-adjunctive', 1), item('CGM supplies, non-adjunctive', 3)],
  },
  {
    category: 'Diabetic Shoes',
    diagnoses: ['E11.42', 'E11.621', 'L97.511'],
    items: [
      item('Diabetic depth-inlay shoe', 2, { size: 'L', color: 'Black' }),
      item('Shoe insert, custom molded', 6),
    ],
  },
  {
    category: 'Compression',
    diagnoses: ['I89.0'],
    items: [
      item('Lymphedema stocking, below knee, 30-40 mmHg', 2, { size: 'M', color: 'Beige', length: 'Medium' }),
    ],
  },
  {
    category: 'Compression',
    diagnoses: ['I83.012', 'L97.211'],
    items: [item('Compression wrap for venous ulcer, 30-50 mmHg', 1, { size: 'L', length: 'Short' })],
  },
  {
    category: 'Mobility',
    diagnoses: ['G20.A1', 'R26.81'],
    items: [item('Wheeled walker', 1), item('Walker seat', 1, { color: 'Gray' })],
  },
  {
    category: 'Mobility',
    diagnoses: ['M17.0', 'J44.9'],
    items: [item('Standard wheelchair', 1, { size: 'M' })],
  },
];
