import type { FactValue } from '@vouchwell/rules';
import { type Example, type ExampleCase, examplesOf } from './example-case.fixture.ts';

type Answers = Readonly<Record<string, FactValue>>;

export const told = (state: string, more: Answers = {}): Answers => ({ payer: 'medicaid', state, ...more });
export const affirmed: Answers = { 'pa.decision': 'affirmed', 'pa.date': '2026-07-05' };

/** One medium brief for somebody of 69 years with urge incontinence. */
export const brief = (state: string, more: Partial<ExampleCase> = {}): ExampleCase => ({
  ...{ items: ['T4522'], diagnoses: ['N39.41', 'G20.A1'], told: told(state) },
  ...more,
});

/** What packs of several states ask in the same words: the type, the cause and the changes. */
export const common = (state: string): Example[] => [
  ...examplesOf(`${state}-INC-3`, brief(state), {
    met: [
      {},
      { diagnoses: ['R15.9'] },
      { diagnoses: ['R32'], shown: { 'inc.type': 'functional' } },
      { diagnoses: ['G20.A1'], shown: { 'inc.type': 'neurogenic' } },
    ],
    // The code of incontinence without a type, and a type that no signed visit was about.
    not_documented: [
      { diagnoses: ['R32'] },
      { diagnoses: [] },
      { visits: [{ signed: false }] },
      { diagnoses: ['R32'], told: told(state, { 'inc.type': 'urge' }) },
    ],
  }),
  ...examplesOf(`${state}-INC-4`, brief(state), {
    met: [{ shown: { 'inc.cause': 'Parkinson’s disease, since 2019' } }],
    not_documented: [
      {},
      { told: told(state, { 'inc.cause': 'Parkinson’s disease' }) },
      { shown: { 'inc.cause': 'Parkinson’s disease' }, visits: [{ signed: false }] },
      { shown: { 'inc.cause': 'Parkinson’s disease' }, visits: [{ role: 'supplier' }] },
    ],
  }),
  ...examplesOf(
    `${state}-INC-6-Q`,
    brief(state, { items: [['T4522', 180]], shown: { 'inc.day': 5, 'inc.night': 1 } }),
    {
      met: [{}, { delivered: [{ hcpcs: 'T4523', units: 180, day: '2026-06-10' }], bound: 'in' }],
      not_met: [
        { items: [['T4522', 181]] },
        { delivered: [{ hcpcs: 'T4523', units: 1, day: '2026-06-11' }], bound: 'out' },
      ],
      not_documented: [{ shown: {} }, { shown: { 'inc.day': 6 } }],
    },
  ),
  ...examplesOf(`${state}-INC-6`, brief(state), {
    met: [{ shown: { 'inc.day': 5, 'inc.night': 1 } }, { shown: { 'inc.day': 6, 'inc.night': 0 } }],
    not_documented: [
      {},
      { shown: { 'inc.day': 5 } },
      { told: told(state, { 'inc.day': 5, 'inc.night': 1 }) },
    ],
  }),
];

/** A monthly limit of several codes together, above which an authorization opens the way. */
export function limit(
  criterion: string,
  state: string,
  codes: readonly [string, string],
  most: number,
): Example[] {
  const [one, other] = codes;
  const earlier = (day: string, units: number) => [{ hcpcs: other, units, day }];
  const above = { items: [[one, most + 1]] } as const;
  return examplesOf(criterion, brief(state, { items: [[one, most]] }), {
    met: [
      {},
      {
        items: [
          [one, most - 1],
          [other, 1],
        ],
      },
      { delivered: earlier('2026-06-10', most), bound: 'in' },
      { ...above, told: told(state, affirmed) },
      { ...above, told: told(state, { ...affirmed, 'pa.date': '2026-07-10' }), bound: 'in' },
      { told: told(state, { 'pa.decision': 'not_affirmed' }) },
    ],
    not_met: [
      { ...above, told: told(state, { ...affirmed, 'pa.decision': 'not_affirmed' }) },
      { ...above, told: told(state, { ...affirmed, 'pa.date': '2026-07-11' }), bound: 'out' },
      {
        delivered: earlier('2026-06-11', 1),
        told: told(state, { 'pa.decision': 'not_affirmed' }),
        bound: 'out',
      },
    ],
    not_documented: [
      above,
      {
        items: [
          [one, most],
          [other, 1],
        ],
      },
      { delivered: earlier('2026-06-11', 1), bound: 'out' },
      { ...above, told: told(state, { 'pa.decision': 'affirmed' }) },
    ],
  });
}

/** A minimum age, of a delivery on 10 July 2026. */
export const age = (criterion: string, state: string, years: number): Example[] =>
  examplesOf(criterion, brief(state), {
    met: [{}, { dob: `${2026 - years}-07-10`, bound: 'in' }],
    not_met: [{ dob: `${2026 - years}-07-11`, bound: 'out' }],
    not_documented: [{ dob: null }],
  });

/** A limit in 12 months without a way out, of codes that are washed and used again. */
export const washable = (criterion: string, code: string, most: number): Example[] =>
  examplesOf(criterion, brief('OR', { items: [[code, most]] }), {
    met: [{}, { delivered: [{ hcpcs: code, units: most, day: '2025-07-10' }], bound: 'in' }],
    not_met: [
      { items: [[code, most + 1]] },
      { delivered: [{ hcpcs: code, units: 1, day: '2025-07-11' }], bound: 'out' },
    ],
  });

/** Of two kinds only one is paid for at a time: the last day on which the other still counts, and the day before. */
export const instead = (
  criterion: string,
  own: string,
  other: string,
  last: readonly [string, string],
): Example[] =>
  examplesOf(criterion, brief('OR', { items: [own] }), {
    met: [{}, { delivered: [{ hcpcs: other, units: 1, day: last[0] }], bound: 'in' }],
    not_met: [
      { items: [own, other] },
      { delivered: [{ hcpcs: other, units: 1, day: last[1] }], bound: 'out' },
    ],
  });
