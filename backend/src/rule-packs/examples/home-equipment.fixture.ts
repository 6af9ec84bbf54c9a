import { type Example, examplesOf, shownYes } from './example-case.fixture.ts';

const weight = (criterion: string, code: string, met: number, not: number) =>
  shownYes(criterion, code, 'patient.weight_lb', met, not);

/** L33736, L33820. */
export const homeEquipmentExamples: readonly Example[] = [
  ...shownYes('COM-1', 'E0163', 'com.confined', 'room', 'none'),
  ...weight('COM-2', 'E0168', 300.5, 300),
  ...shownYes('COM-3', 'E0165', 'com.arms'),
  ...shownYes('BED-1', 'E0260', 'bed.reason', 'head', 'none'),
  ...examplesOf(
    'BED-1-D',
    { items: ['E0260'] },
    {
      met: [{ shown: { 'bed.details': 'Head at 45 degrees for heart failure; pillows did not do' } }],
      not_documented: [{}, { told: { 'bed.details': 'Head up' } }],
    },
  ),
  ...shownYes('BED-2', 'E0255', 'bed.height'),
  ...shownYes('BED-3', 'E0260', 'bed.changes'),
  ...weight('BED-4', 'E0303', 350.5, 350),
  ...weight('BED-4-X', 'E0304', 600.5, 600),
  ...examplesOf('BED-5', { items: ['E0265'] }, { not_met: [{}] }),
];

const retention = { diagnoses: ['R33.8'] };
const inTheMonth = (criterion: string, code: string, most: number): Example[] =>
  examplesOf(
    criterion,
    { ...retention, items: [[code, most]] },
    {
      met: [{}, { delivered: [{ hcpcs: code, units: most, day: '2026-06-10' }], bound: 'in' }],
      not_met: [
        { items: [[code, most + 1]] },
        { delivered: [{ hcpcs: code, units: 1, day: '2026-06-11' }], bound: 'out' },
      ],
    },
  );

/** L33803. */
export const urologicalExamples: readonly Example[] = [
  ...shownYes('URO-1', 'A4351', 'uro.permanent'),
  ...inTheMonth('URO-2', 'A4351', 200),
  ...inTheMonth('URO-2-K', 'A4353', 200),
  ...shownYes('URO-3', 'A4353', 'uro.kit_reason', ['immune'], ['none']),
  ...inTheMonth('URO-4', 'A4338', 1),
  ...examplesOf(
    'URO-5',
    { ...retention, items: [['A4351', 124]], shown: { 'uro.per_day': 4 } },
    {
      met: [
        {},
        { items: [['A4351', 31]], shown: { 'uro.per_day': 1 } },
        { delivered: [{ hcpcs: 'A4351', units: 124, day: '2026-06-10' }], bound: 'in' },
      ],
      not_met: [
        { items: [['A4351', 125]] },
        { items: [['A4351', 15]], shown: { 'uro.per_day': 0.5 } },
        { shown: { 'uro.per_day': 0 } },
        { delivered: [{ hcpcs: 'A4353', units: 1, day: '2026-06-11' }], bound: 'out' },
      ],
      not_documented: [{ shown: {} }, { shown: {}, told: { 'uro.per_day': 4 } }],
    },
  ),
  ...shownYes('URO-6', 'A4352', 'uro.curved'),
];
