import { type Example, examplesOf, shownYes } from './example-case.fixture.ts';

/** L33831, A54563. */
const wrap = { items: ['A6545'], diagnoses: ['I83.012'] };
export const venousExamples: readonly Example[] = [
  ...examplesOf('VEN-1', wrap, {
    met: [{ shown: { 'ulcer.open': true, 'ulcer.cause': 'venous' } }],
    not_met: [{ shown: { 'ulcer.open': false } }, { shown: { 'ulcer.open': true, 'ulcer.cause': 'other' } }],
    not_documented: [{}, { shown: { 'ulcer.open': true } }],
  }),
  ...shownYes('VEN-2', 'A6531', 'ulcer.debrided'),
  ...examplesOf(
    'VEN-4',
    { ...wrap, shown: { 'ulcer.size': '2 by 3 cm, shallow', 'ulcer.evaluated': '2026-06-20' } },
    {
      met: [
        {},
        { shown: { 'ulcer.size': '2 by 3 cm', 'ulcer.evaluated': '2026-06-10' }, bound: 'in' },
        {
          told: { 'delivery.date': '' },
          shown: { 'ulcer.size': '2 by 3 cm', 'ulcer.evaluated': '2026-06-10' },
        },
      ],
      not_met: [
        { shown: { 'ulcer.size': '2 by 3 cm', 'ulcer.evaluated': '2026-06-09' }, bound: 'out' },
        {
          told: { 'delivery.date': '' },
          shown: { 'ulcer.size': '2 by 3 cm', 'ulcer.evaluated': '2026-06-09' },
        },
      ],
      not_documented: [
        { shown: { 'ulcer.evaluated': '2026-06-20' } },
        { shown: { 'ulcer.size': '2 by 3 cm' } },
      ],
    },
  ),
  ...examplesOf(
    'VEN-5',
    { ...wrap, ofItem: [{ side: 'left' }] },
    {
      met: [
        {},
        { items: ['A6545', 'A6545'], ofItem: [{ side: 'left' }, { side: 'right' }] },
        { delivered: [{ hcpcs: 'A6545', units: 1, day: '2026-06-01', by: { side: 'right' } }] },
        { delivered: [{ hcpcs: 'A6545', units: 1, day: '2026-01-10', by: { side: 'left' } }], bound: 'in' },
      ],
      not_met: [
        { items: ['A6545', 'A6545'], ofItem: [{ side: 'left' }, { side: 'left' }] },
        { delivered: [{ hcpcs: 'A6545', units: 1, day: '2026-01-11', by: { side: 'left' } }], bound: 'out' },
      ],
      not_documented: [{ ofItem: [] }],
    },
  ),
  ...examplesOf('VEN-6', wrap, { met: [{ ofItem: [{ side: 'left' }] }], not_documented: [{}] }),
];

/** 42 CFR 410.36. */
const sleeve = { items: [['A6578', 3]], diagnoses: ['I97.2'], ofItem: [{ 'lym.part': 'left_arm' }] } as const;
const night = { ...sleeve, items: [['A6524', 2]] } as const;
const earlier = (hcpcs: string, day: string) => [{ hcpcs, units: 1, day, by: { 'lym.part': 'left_arm' } }];
export const lymphedemaExamples: readonly Example[] = [
  ...examplesOf('LYM-1', sleeve, {
    met: [{}],
    not_met: [{ diagnoses: ['R60.0', 'I87.2'] }],
    not_documented: [{ diagnoses: [] }, { visits: [] }],
  }),
  ...shownYes('LYM-2', 'A6552', 'lym.purpose'),
  ...examplesOf('LYM-3', sleeve, { met: [{}], not_documented: [{ ofItem: [] }] }),
  ...examplesOf('LYM-4', sleeve, {
    met: [
      {},
      { items: [['A6578', 4]], shown: { 'lym.replace': 'changed' } },
      { delivered: earlier('A6578', '2026-01-10'), bound: 'in' },
      {
        items: [
          ['A6578', 3],
          ['A6552', 3],
        ],
        ofItem: [{ 'lym.part': 'left_arm' }, { 'lym.part': 'left_leg' }],
      },
    ],
    not_met: [
      { items: [['A6578', 4]], shown: { 'lym.replace': 'none' } },
      { delivered: earlier('A6578', '2026-01-11'), shown: { 'lym.replace': 'none' }, bound: 'out' },
    ],
    not_documented: [{ items: [['A6578', 4]] }, { ofItem: [] }],
  }),
  ...examplesOf('LYM-5', night, {
    met: [{}, { delivered: earlier('A6524', '2024-07-10'), bound: 'in' }],
    not_met: [{ delivered: earlier('A6524', '2024-07-11'), shown: { 'lym.replace': 'none' }, bound: 'out' }],
    not_documented: [{ delivered: earlier('A6524', '2024-07-11') }],
  }),
  ...examplesOf(
    'LYM-7',
    { ...sleeve, ofItem: [{ 'lym.custom': true }] },
    {
      met: [
        { ofItem: [{ 'lym.custom': true, 'lym.custom_reason': 'folds' }] },
        { ofItem: [{ 'lym.custom': true, 'lym.custom_reason': 'none', 'lym.size_unavailable': true }] },
      ],
      not_met: [
        { ofItem: [{ 'lym.custom': true, 'lym.custom_reason': 'none', 'lym.size_unavailable': false }] },
      ],
      not_documented: [{}, { ofItem: [] }, { ofItem: [{ 'lym.custom': true, 'lym.custom_reason': 'none' }] }],
      not_applicable: [{ ofItem: [{ 'lym.custom': false }] }],
    },
  ),
  ...examplesOf(
    'LYM-8',
    { ...sleeve, items: ['A6594'] },
    {
      met: [{ shown: { 'lym.phase': 'reduction' } }],
      not_documented: [{}, { told: { 'lym.phase': 'reduction' } }],
    },
  ),
];
