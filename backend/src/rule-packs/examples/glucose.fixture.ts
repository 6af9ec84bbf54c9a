import { type Example, examplesOf, shownYes, toldYes } from './example-case.fixture.ts';

const sensors = { items: ['A4239'] };
const continuing = { 'order.kind': 'continuing' };
const undelivered = { ...continuing, 'delivery.date': '' };
const before = (hcpcs: string, units: number, day: string) => [{ hcpcs, units, day }];
const ofLastYear = { ...continuing, 'order.date': '2025-07-20' };
const log = { 'bgm.log': true };

/** L33822, A52464. */
export const glucoseExamples: readonly Example[] = [
  ...examplesOf('CGM-1', sensors, {
    met: [{}, { diagnoses: ['O24.011'] }, { diagnoses: ['O24.410'], shown: { 'dm.before_pregnancy': true } }],
    not_met: [{ diagnoses: ['R73.03'] }, { diagnoses: ['O24.410'], shown: { 'dm.before_pregnancy': false } }],
    not_documented: [
      { diagnoses: [] },
      { diagnoses: ['O24.410'] },
      { visits: [] },
      { visits: [{ conditions: ['I10'] }] },
    ],
  }),
  ...toldYes('CGM-2', 'A4239', 'cgm.trained'),
  ...shownYes('CGM-3', 'A4239', 'cgm.on_label'),
  ...examplesOf('CGM-4', sensors, {
    met: [
      { shown: { 'dm.insulin': true } },
      { shown: { 'hypo.l3': true } },
      {
        shown: {
          'dm.insulin': false,
          'hypo.l2': 2,
          'hypo.changes': 2,
          'cgm.lows': '51 on 2 May, 48 on 9 May',
        },
      },
    ],
    not_met: [
      { shown: { 'dm.insulin': false, 'hypo.l2': 1, 'hypo.changes': 2, 'hypo.l3': false } },
      { shown: { 'dm.insulin': false, 'hypo.l2': 2, 'hypo.changes': 1, 'hypo.l3': false } },
    ],
    not_documented: [
      {},
      { told: { 'dm.insulin': true } },
      // A code of long-term insulin suggests it and proves nothing.
      { diagnoses: ['E11.65', 'Z79.4'] },
      { shown: { 'dm.insulin': false, 'hypo.l2': 2 } },
      // Without days and values.
      { shown: { 'dm.insulin': false, 'hypo.l2': 2, 'hypo.changes': 2, 'hypo.l3': false } },
    ],
  }),
  ...examplesOf('CGM-5', sensors, {
    met: [
      {},
      { visits: [{ kind: 'video' }] },
      { visits: [{ date: '2025-12-30' }], bound: 'in' },
      { visits: [{ date: '2026-06-30' }], bound: 'in' },
    ],
    not_met: [
      { visits: [{ date: '2025-12-29' }], bound: 'out' },
      { visits: [{ date: '2026-07-01' }], bound: 'out' },
    ],
    not_documented: [
      { visits: [] },
      { visits: [{ kind: 'audio' }] },
      { visits: [{ date: '2025-12-29' }, { signed: false }] },
      { visits: [{ conditions: ['I10'] }] },
      { told: { 'order.date': '' } },
      { told: { 'order.kind': '' }, visits: [] },
    ],
    not_applicable: [{ told: continuing }],
  }),
  ...examplesOf(
    'CGM-6',
    { ...sensors, told: continuing, shown: { 'cgm.adherent': true } },
    {
      met: [
        {},
        { visits: [{ date: '2026-01-10' }], bound: 'in' },
        { told: undelivered, visits: [{ date: '2026-01-10' }], bound: 'in' },
      ],
      not_met: [
        { visits: [{ date: '2026-01-09' }], bound: 'out' },
        { told: undelivered, visits: [{ date: '2026-01-09' }], bound: 'out' },
        { told: undelivered, visits: [{ date: '2025-01-10' }] },
        { shown: { 'cgm.adherent': false } },
      ],
      not_documented: [{ shown: {} }, { visits: [] }],
      not_applicable: [{ told: {} }],
    },
  ),
  ...toldYes('CGM-7', 'A4239', 'cgm.display', 'receiver', 'phone_only'),
  ...examplesOf(
    'CGM-8',
    { items: [['A4239', 3]] },
    {
      met: [{}, { delivered: before('A4239', 3, '2026-04-21'), bound: 'in' }],
      not_met: [{ items: [['A4239', 4]] }, { delivered: before('A4239', 3, '2026-04-22'), bound: 'out' }],
    },
  ),
  ...examplesOf('CGM-9', sensors, {
    met: [{}, { items: ['A4239', 'E2103'] }],
    not_met: [{ items: ['A4239', 'A4253'] }],
  }),
  ...examplesOf(
    'CGM-10',
    { items: ['E2102'], told: { 'cgm.pump': true } },
    {
      met: [{ shown: { 'pump.met': true } }],
      not_met: [{ shown: { 'pump.met': false } }],
      not_documented: [{}, { told: {} }],
      not_applicable: [{ told: { 'cgm.pump': false } }],
    },
  ),
  ...examplesOf(
    'BGM-1',
    { items: ['E0607'] },
    {
      met: [{}],
      not_met: [{ diagnoses: ['R73.03'] }],
      not_documented: [{ visits: [] }],
    },
  ),
  ...examplesOf(
    'BGM-2',
    { items: ['A4253'] },
    {
      met: [
        { told: { 'bgm.trained': true, 'bgm.per_day': 3 } },
        { told: { 'bgm.trained': true, 'bgm.per_day': 1 } },
      ],
      not_met: [
        { told: { 'bgm.trained': false, 'bgm.per_day': 3 } },
        { told: { 'bgm.trained': true, 'bgm.per_day': 0 } },
      ],
      not_documented: [{ told: { 'bgm.trained': true } }],
    },
  ),
  ...limited('BGM-3', 'A4253', 2, 6),
  ...limited('BGM-4', 'A4259', 1, 3),
  ...examplesOf(
    'BGM-6',
    { items: [['A4253', 6]], told: { 'bgm.per_day': 3 } },
    {
      met: [
        {},
        { items: [['A4253', 8]], told: { 'bgm.per_day': 4 } },
        { items: [['A4253', 26]], told: { 'bgm.per_day': 14 } },
        { delivered: before('A4253', 6, '2026-04-10'), bound: 'in' },
      ],
      not_met: [
        { items: [['A4253', 7]] },
        { items: [['A4253', 9]], told: { 'bgm.per_day': 4 } },
        { items: [['A4253', 10]], told: { 'bgm.per_day': 5 } },
        { delivered: before('A4253', 1, '2026-04-11'), bound: 'out' },
      ],
      not_documented: [{ told: {} }],
    },
  ),
  ...shownYes('BGM-7', 'E2100', 'vision', 'impaired', 'better'),
  ...shownYes('BGM-7b', 'E2101', 'dexterity'),
  ...examplesOf(
    'BGM-8',
    { items: ['A4258'] },
    {
      met: [{}, { delivered: before('A4258', 1, '2026-01-10'), bound: 'in' }],
      not_met: [{ items: [['A4258', 2]] }, { delivered: before('A4258', 1, '2026-01-11'), bound: 'out' }],
    },
  ),
  ...examplesOf(
    'BGM-9',
    { items: ['A4253'] },
    {
      met: [{ items: ['A4253', 'A4238'] }],
      not_met: [{ items: ['A4253', 'A4239'] }],
    },
  ),
];

/** A limit that insulin raises, and that a visit and a log open. */
function limited(criterion: string, code: string, without: number, withInsulin: number): Example[] {
  const many = [[code, withInsulin + 1]] as const;
  const some = [[code, withInsulin]] as const;
  return examplesOf(
    criterion,
    { items: [[code, without]] },
    {
      met: [
        {},
        { visits: [] },
        { items: some, shown: { 'dm.insulin': true } },
        { items: many, shown: { 'dm.insulin': true, ...log } },
        { items: many, shown: log, visits: [{ date: '2025-12-30' }], bound: 'in' },
        { items: many, shown: log, visits: [{ date: '2026-01-10' }], told: continuing, bound: 'in' },
        {
          items: many,
          shown: log,
          visits: [{ date: '2026-07-05' }, { date: '2025-07-01' }],
          told: ofLastYear,
        },
        { delivered: before(code, without, '2026-04-10'), bound: 'in' },
        {
          items: some,
          shown: { 'dm.insulin': true },
          delivered: before(code, withInsulin, '2026-04-10'),
          bound: 'in',
        },
      ],
      not_met: [
        { items: some, shown: { 'dm.insulin': false, 'bgm.log': false } },
        { items: [[code, without + 1]], shown: { 'dm.insulin': false, 'bgm.log': false } },
        {
          items: some,
          shown: { 'dm.insulin': true, 'bgm.log': false },
          delivered: before(code, 1, '2026-04-11'),
          bound: 'out',
        },
        { items: many, shown: log, visits: [{ date: '2025-12-29' }], bound: 'out' },
        {
          items: many,
          shown: { ...log, 'dm.insulin': true },
          visits: [{ date: '2026-01-09' }],
          told: continuing,
          bound: 'out',
        },
      ],
      not_documented: [
        { items: some },
        { items: many, shown: { 'dm.insulin': true } },
        { delivered: before(code, without, '2026-04-11'), bound: 'out' },
      ],
    },
  );
}
