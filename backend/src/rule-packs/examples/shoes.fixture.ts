import { type Example, examplesOf, shownYes } from './example-case.fixture.ts';

const shoes = { items: [['A5500', 2]] } as const;
const had = (hcpcs: string, units: number, day: string) => ({ hcpcs, units, day });
const pairOf = (hcpcs: string, day: string) => [had(hcpcs, 2, day)];
const with_ = (shoe: string, pieces: number, inserts: number) =>
  [
    [shoe, pieces],
    ['A5512', inserts],
  ] as const;
const [OF_LAST_YEAR, OF_THIS] = ['2025-12-31', '2026-01-01'];
const own = { 'foot.examiner': 'certifier' };
const dates = { ...own, 'cert.statement': '2026-06-01' };
const anothers = { 'cert.statement': '2026-06-01', 'foot.examiner': 'another' };
const examined = { 'foot.exam': '2026-05-20' };

/** L33369, A52501. The delivery is on 10 July 2026. */
export const shoeExamples: readonly Example[] = [
  ...examplesOf('SHOE-1', shoes, {
    met: [{}],
    not_met: [{ diagnoses: ['O24.011'] }],
    not_documented: [{ diagnoses: [] }, { visits: [] }],
  }),
  ...shownYes('SHOE-2', 'A5500', 'foot.condition', ['deformity'], ['none']),
  ...examplesOf('SHOE-2', shoes, {
    met: [{ shown: { 'foot.condition': ['neuropathy_alone', 'callus'] } }],
    not_met: [{ shown: { 'foot.condition': ['neuropathy_alone'] } }],
    not_documented: [{ diagnoses: ['E11.42', 'L84'] }],
  }),
  ...examplesOf('SHOE-3', shoes, {
    met: [
      { shown: examined, told: { 'foot.examiner': 'certifier' } },
      { shown: examined, told: { 'foot.examiner': 'another', 'foot.agreed': '2026-05-25' } },
    ],
    not_documented: [
      { shown: examined, told: { 'foot.examiner': 'another' } },
      { told: { 'foot.examiner': 'certifier' } },
    ],
  }),
  ...examplesOf('SHOE-4', shoes, {
    met: [
      { told: { 'cert.role': 'physician' } },
      { told: { 'cert.role': 'other', 'shoe.incident_to': true } },
    ],
    not_met: [{ told: { 'cert.role': 'other', 'shoe.incident_to': false } }],
    not_documented: [
      {},
      { told: { 'cert.role': 'other' } },
      { told: { 'cert.role': 'physician' }, visits: [] },
    ],
  }),
  ...examplesOf('SHOE-5', shoes, { met: [{ told: dates }], not_documented: [{}] }),
  ...examplesOf(
    'SHOE-6',
    { ...shoes, told: dates, shown: examined },
    {
      met: [
        {},
        { visits: [{ date: '2026-01-10' }], shown: { 'foot.exam': '2026-01-10' }, bound: 'in' },
        { told: { ...own, 'cert.statement': '2026-07-10' }, bound: 'in' },
        { told: { ...own, 'cert.statement': '2026-05-20' }, bound: 'in' },
        {
          visits: [{ date: '2026-04-01' }],
          shown: { 'foot.exam': '2026-04-10' },
          told: { ...own, 'cert.statement': '2026-04-10' },
          bound: 'in',
        },
        { told: { ...anothers, 'foot.agreed': '2026-06-01' }, bound: 'in' },
        { told: { ...dates, 'order.date': '2026-05-20' }, bound: 'in' },
      ],
      not_met: [
        { visits: [{ date: '2026-01-09' }], bound: 'out' },
        { shown: { 'foot.exam': '2026-01-09' }, bound: 'out' },
        {
          visits: [{ date: '2026-04-01' }],
          shown: { 'foot.exam': '2026-04-01' },
          told: { ...own, 'cert.statement': '2026-04-09' },
          bound: 'out',
        },
        { shown: { 'foot.exam': '2026-06-02' }, bound: 'out' },
        { told: { ...anothers, 'foot.agreed': '2026-06-02' }, bound: 'out' },
        { told: { ...dates, 'order.date': '2026-05-19' }, bound: 'out' },
        // One visit too old for the delivery, one after the statement: neither does for both.
        { visits: [{ date: '2026-06-05' }, { date: '2026-01-05' }], bound: 'out' },
      ],
      not_documented: [
        { visits: [] },
        { shown: {} },
        { told: {} },
        { told: { ...dates, 'delivery.date': '' } },
        { told: anothers },
        { told: { ...dates, 'order.date': '' } },
      ],
    },
  ),
  ...examplesOf('SHOE-7', shoes, {
    met: [{ told: { 'supplier.selection': '2026-07-09' }, bound: 'in' }],
    not_met: [{ told: { 'supplier.selection': '2026-07-10' }, bound: 'out' }],
    not_documented: [{}],
  }),
  ...examplesOf('SHOE-8', shoes, {
    met: [{ told: { 'supplier.fit': '2026-07-10' }, bound: 'in' }],
    not_met: [
      { told: { 'supplier.fit': '2026-07-09' }, bound: 'out' },
      { told: { 'supplier.fit': '2026-07-11' }, bound: 'out' },
    ],
    not_documented: [{}],
  }),
  ...examplesOf('SHOE-9', shoes, {
    met: [
      {},
      {
        items: [
          ['A5500', 2],
          ['A5512', 6],
        ],
      },
      {
        items: [
          ['A5501', 2],
          ['A5513', 4],
        ],
      },
      { delivered: pairOf('A5501', OF_LAST_YEAR), bound: 'in' },
      { items: with_('A5501', 2, 1), delivered: [had('A5513', 4, OF_LAST_YEAR)], bound: 'in' },
      { items: with_('A5500', 2, 6), delivered: pairOf('A5501', OF_LAST_YEAR), bound: 'in' },
      { items: with_('A5500', 2, 5), delivered: [had('A5512', 6, OF_LAST_YEAR)], bound: 'in' },
    ],
    not_met: [
      {
        items: [
          ['A5500', 2],
          ['A5512', 6],
          ['A5503', 1],
        ],
      },
      {
        items: [
          ['A5501', 2],
          ['A5513', 5],
        ],
      },
      {
        items: [
          ['A5500', 2],
          ['A5501', 2],
        ],
      },
      { items: [['A5500', 3]] },
      { items: with_('A5501', 1, 5) },
      { delivered: pairOf('A5501', OF_THIS), bound: 'out' },
      { items: with_('A5501', 2, 1), delivered: [had('A5513', 4, OF_THIS)], bound: 'out' },
      { items: with_('A5500', 1, 5), delivered: [had('A5501', 1, OF_THIS)], bound: 'out' },
      { items: with_('A5500', 2, 5), delivered: [had('A5512', 2, OF_THIS)], bound: 'out' },
    ],
  }),
  ...examplesOf('SHOE-10', { items: ['A5510'] }, { not_met: [{}] }),
];
