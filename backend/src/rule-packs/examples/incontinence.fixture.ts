import { type Example, examplesOf } from './example-case.fixture.ts';
import {
  affirmed,
  age,
  brief,
  common,
  instead,
  limit,
  told,
  washable,
} from './incontinence-rules.fixture.ts';

const year = ['2025-07-10', '2025-07-11'] as const;
const month = ['2026-06-10', '2026-06-11'] as const;

/** OAR 410-122-0630. */
const oregon: readonly Example[] = [
  ...common('OR'),
  ...limit('OR-INC-7', 'OR', ['T4522', 'T4535'], 200),
  ...examplesOf('OR-INC-7-U', brief('OR', { items: [['T4541', 100]] }), {
    met: [
      {},
      { delivered: [{ hcpcs: 'T4542', units: 100, day: '2026-06-10' }], bound: 'in' },
      { items: [['T4541', 150]], shown: { 'inc.underpads_more': true } },
      {
        items: [['T4541', 150]],
        shown: { 'inc.underpads_more': true },
        delivered: [{ hcpcs: 'T4542', units: 1, day: '2026-06-10' }],
        bound: 'in',
      },
    ],
    not_met: [
      { items: [['T4541', 101]], shown: { 'inc.underpads_more': false } },
      { items: [['T4541', 151]], shown: { 'inc.underpads_more': true } },
      { items: [['T4541', 151]] },
      {
        items: [
          ['T4541', 100],
          ['T4542', 51],
        ],
      },
      { delivered: [{ hcpcs: 'T4542', units: 51, day: '2026-06-11' }], bound: 'out' },
      {
        items: [['T4541', 150]],
        shown: { 'inc.underpads_more': true },
        delivered: [{ hcpcs: 'T4542', units: 1, day: '2026-06-11' }],
        bound: 'out',
      },
    ],
    not_documented: [
      { items: [['T4541', 101]] },
      { items: [['T4541', 150]], told: told('OR', { 'inc.underpads_more': true }) },
    ],
  }),
  ...washable('OR-INC-7-W', 'T4537', 8),
  ...washable('OR-INC-7-R', 'T4536', 12),
  ...instead('OR-INC-9-U', 'T4541', 'T4537', year),
  ...instead('OR-INC-9-W', 'T4537', 'T4542', month),
  ...instead('OR-INC-9', 'T4522', 'T4536', year),
  ...instead('OR-INC-9-R', 'T4536', 'T4526', month),
];

const stress = { diagnoses: ['N39.3'] };

/** OAC 5160-10-21. */
const ohio: readonly Example[] = [
  ...age('OH-INC-2', 'OH', 3),
  ...common('OH'),
  ...examplesOf('OH-INC-5', brief('OH', stress), {
    met: [
      { shown: { 'inc.stress_cause': true } },
      { diagnoses: ['R32'], shown: { 'inc.type': 'stress', 'inc.stress_cause': true } },
    ],
    not_met: [
      { shown: { 'inc.stress_cause': false } },
      { diagnoses: ['R32'], shown: { 'inc.type': 'stress', 'inc.stress_cause': false } },
    ],
    not_documented: [
      {},
      { diagnoses: ['R32'] },
      { told: told('OH', { 'inc.stress_cause': false }) },
      // A cause of what nobody said is stress incontinence.
      { diagnoses: ['R32'], shown: { 'inc.stress_cause': false } },
    ],
    not_applicable: [{ diagnoses: ['N39.41'], shown: { 'inc.type': 'urge', 'inc.stress_cause': false } }],
  }),
  ...examplesOf('OH-INC-7', brief('OH'), {
    met: [{ told: told('OH', { 'inc.one_month': true }) }],
    not_met: [{ told: told('OH', { 'inc.one_month': false }) }],
    not_documented: [{}],
  }),
  ...examplesOf('OH-INC-8', brief('OH'), {
    met: [{}, { told: told('OH', { 'order.date': '2025-07-10' }), bound: 'in' }],
    not_met: [{ told: told('OH', { 'order.date': '2025-07-09' }), bound: 'out' }],
    not_documented: [{ told: told('OH', { 'order.date': '' }) }],
  }),
];

/** Texas Medicaid Provider Procedures Manual. */
const texas: readonly Example[] = [
  ...age('TX-INC-2', 'TX', 4),
  ...common('TX'),
  ...limit('TX-INC-7', 'TX', ['T4526', 'T4535'], 240),
  ...limit('TX-INC-7-U', 'TX', ['T4541', 'T4542'], 120),
];

const dear = told('CA', { 'inc.cost': 165.01 });

/** WIC 14125.4 and what a plan's manual says of Medi-Cal. */
const california: readonly Example[] = [
  ...examplesOf('CA-INC-2', brief('CA', { dob: '2021-07-11' }), {
    met: [{ told: told('CA', { 'inc.epsdt': true }) }],
    not_met: [{ told: told('CA', { 'inc.epsdt': false }) }],
    not_documented: [{}, { dob: null }],
    not_applicable: [{ dob: '2021-07-10' }],
  }),
  ...common('CA'),
  ...examplesOf('CA-INC-7', brief('CA'), {
    met: [
      { told: told('CA', { 'inc.cost': 165 }) },
      { told: { ...dear, ...affirmed } },
      { told: { ...dear, ...affirmed, 'pa.date': '2026-07-10' }, bound: 'in' },
    ],
    not_met: [
      { told: { ...dear, ...affirmed, 'pa.decision': 'not_affirmed' } },
      { told: { ...dear, ...affirmed, 'pa.date': '2026-07-11' }, bound: 'out' },
    ],
    not_documented: [{}, { told: dear }],
  }),
];

/** The manual of New York, which was not read. */
const newYork: readonly Example[] = [...common('NY'), ...limit('NY-INC-7', 'NY', ['T4523', 'T4535'], 250)];

export const incontinenceExamples: readonly Example[] = [
  ...oregon,
  ...ohio,
  ...texas,
  ...california,
  ...newYork,
];
