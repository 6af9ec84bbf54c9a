import { type Example, examplesOf, shownYes, toldYes } from './example-case.fixture.ts';

const continuing = { 'order.kind': 'continuing' };

const concentrator = { items: ['E1390'], diagnoses: ['J44.9'] };
const tested = { 'oxy.test': '2026-05-20', 'oxy.state': 'rest' };
const groupTwo = { ...tested, 'oxy.spo2': 89, 'oxy.signs': ['edema'], 'oxy.responds': false };
const inHospital = { 'oxy.inpatient': true, 'oxy.discharge': '2026-05-22' };
const begun = { ...continuing, 'oxy.begun': '2026-04-01' };
const reordered = (day: string) => ({ ...begun, 'oxy.reordered': day });
/** By oximetry and by blood gas. */
const byBoth = { ...groupTwo, 'oxy.pao2': 56 };

/** L33797, NCD 240.2. */
export const oxygenExamples: readonly Example[] = [
  ...examplesOf('OXY-1', concentrator, {
    met: [{ shown: { 'oxy.test': '2026-05-20', 'oxy.evaluated': true } }],
    not_met: [{ shown: { 'oxy.test': '2026-05-20', 'oxy.evaluated': false } }],
    not_documented: [{}, { shown: { 'oxy.test': '2026-05-20' } }],
  }),
  ...examplesOf('OXY-2', concentrator, {
    met: [
      { shown: { ...tested, 'oxy.spo2': 88 } },
      { shown: { ...tested, 'oxy.pao2': 55 } },
      { shown: { ...tested, 'oxy.state': 'exertion', 'oxy.spo2': 86, 'oxy.improves': true } },
      { shown: groupTwo },
      { shown: { ...tested, 'oxy.pao2': 59, 'oxy.signs': ['hematocrit'] } },
      { shown: { 'oxy.responds': true } },
    ],
    not_met: [
      { shown: { ...groupTwo, 'oxy.spo2': 90, 'oxy.pao2': 60 } },
      { shown: { ...groupTwo, 'oxy.pao2': 56, 'oxy.signs': ['none'] } },
      {
        shown: {
          ...{ 'oxy.state': 'exertion', 'oxy.spo2': 86, 'oxy.improves': false },
          ...{ 'oxy.signs': ['none'], 'oxy.responds': false },
        },
      },
    ],
    not_documented: [
      {},
      { told: { 'oxy.spo2': 85, 'oxy.state': 'rest' } },
      { shown: { ...tested, 'oxy.spo2': 89, 'oxy.responds': false } },
    ],
  }),
  ...examplesOf('OXY-3', concentrator, {
    met: [{ shown: tested }, { shown: { 'oxy.test': '2026-06-30' }, bound: 'in' }],
    not_met: [{ shown: { 'oxy.test': '2026-07-01' }, bound: 'out' }],
    not_documented: [{}],
  }),
  ...examplesOf(
    'OXY-4',
    { ...concentrator, shown: tested, told: inHospital },
    {
      met: [{}, { told: { ...inHospital, 'oxy.discharge': '2026-05-20' } }, { bound: 'in' }],
      not_met: [
        { told: { ...inHospital, 'oxy.discharge': '2026-05-23' }, bound: 'out' },
        { told: { ...inHospital, 'oxy.discharge': '2026-05-19' } },
      ],
      not_documented: [{ told: { 'oxy.inpatient': true } }, { shown: {} }, { told: {} }],
      not_applicable: [{ told: { 'oxy.inpatient': false } }],
    },
  ),
  ...examplesOf(
    'OXY-5',
    { items: ['E0431'] },
    {
      met: [{ shown: { 'oxy.mobile': true, 'oxy.state': 'exertion' } }],
      not_met: [{ shown: { 'oxy.mobile': false } }, { shown: { 'oxy.mobile': true, 'oxy.state': 'asleep' } }],
      not_documented: [{}, { shown: { 'oxy.mobile': true } }],
    },
  ),
  ...examplesOf(
    'OXY-6',
    { ...concentrator, told: reordered('2026-06-20'), shown: { ...byBoth, 'oxy.repeated': '2026-06-15' } },
    {
      met: [
        {},
        { shown: { ...byBoth, 'oxy.repeated': '2026-06-01' }, bound: 'in' },
        { shown: { ...byBoth, 'oxy.repeated': '2026-06-30' }, bound: 'in' },
        { told: reordered('2026-06-01'), bound: 'in' },
        { told: reordered('2026-06-30'), bound: 'in' },
      ],
      not_met: [
        { shown: { ...byBoth, 'oxy.repeated': '2026-05-31' }, bound: 'out' },
        { shown: { ...byBoth, 'oxy.repeated': '2026-07-01' }, bound: 'out' },
        { told: reordered('2026-05-31'), bound: 'out' },
        { told: reordered('2026-07-01'), bound: 'out' },
      ],
      not_documented: [
        { shown: byBoth },
        { told: begun },
        { told: continuing },
        { shown: {} },
        // Of Group I or not: a blood gas would tell.
        { shown: { ...groupTwo, 'oxy.repeated': '2026-05-31' } },
      ],
      not_applicable: [
        { told: {} },
        { shown: { ...tested, 'oxy.spo2': 88 } },
        { shown: { ...tested, 'oxy.spo2': 91, 'oxy.pao2': 54 } },
        { shown: { ...tested, 'oxy.spo2': 91, 'oxy.pao2': 55 } },
      ],
    },
  ),
];

const device = { items: ['E0601'], diagnoses: ['G47.33'] };
const symptoms = { 'pap.symptoms': 'Sleepy by day, Epworth 14' };
const sleepTest = { ...symptoms, 'pap.test': '2026-06-10' };
const therapy = { ...continuing, 'pap.begun': '2026-04-01' };
const better = { 'pap.better': true, 'pap.adherent': true };

const perThreeMonths = (criterion: string, code: string): Example[] =>
  examplesOf(
    criterion,
    { items: [code] },
    {
      met: [{}, { delivered: [{ hcpcs: code, units: 1, day: '2026-04-10' }], bound: 'in' }],
      not_met: [
        { items: [[code, 2]] },
        { delivered: [{ hcpcs: code, units: 1, day: '2026-04-11' }], bound: 'out' },
      ],
    },
  );

/** L33718. */
export const papExamples: readonly Example[] = [
  ...examplesOf('PAP-1', device, {
    met: [{ shown: sleepTest }, { shown: { ...symptoms, 'pap.test': '2026-05-20' }, bound: 'in' }],
    not_met: [{ shown: { ...symptoms, 'pap.test': '2026-05-19' }, bound: 'out' }],
    not_documented: [{}, { shown: { 'pap.test': '2026-06-10' } }, { shown: sleepTest, visits: [] }],
  }),
  ...examplesOf('PAP-2', device, {
    met: [
      { shown: { 'pap.index': 15, 'pap.events': 30 } },
      { shown: { 'pap.index': 5, 'pap.events': 10, 'pap.with': ['hypertension'] } },
    ],
    not_met: [
      { shown: { 'pap.index': 4.9, 'pap.events': 30 } },
      { shown: { 'pap.index': 15, 'pap.events': 9 } },
      { shown: { 'pap.index': 14.9, 'pap.events': 29, 'pap.with': ['none'] } },
      { shown: { 'pap.index': 14.9, 'pap.events': 30, 'pap.with': ['none'] } },
      { shown: { 'pap.index': 15, 'pap.events': 29, 'pap.with': ['none'] } },
    ],
    not_documented: [
      {},
      { shown: { 'pap.index': 6, 'pap.events': 12 } },
      { told: { 'pap.index': 40, 'pap.events': 90 } },
    ],
  }),
  ...toldYes('PAP-3', 'E0601', 'pap.instructed'),
  ...shownYes('PAP-4', 'E0470', 'pap.single_failed'),
  ...examplesOf(
    'PAP-5',
    { ...device, told: therapy, shown: { ...better, 'pap.reevaluated': '2026-06-01' } },
    {
      met: [
        {},
        { shown: { ...better, 'pap.reevaluated': '2026-05-02' }, bound: 'in' },
        { shown: { ...better, 'pap.reevaluated': '2026-07-01' }, bound: 'in' },
      ],
      not_met: [
        { shown: { ...better, 'pap.reevaluated': '2026-05-01' }, bound: 'out' },
        { shown: { ...better, 'pap.reevaluated': '2026-07-02' }, bound: 'out' },
        { shown: { ...better, 'pap.adherent': false, 'pap.reevaluated': '2026-06-01' } },
      ],
      not_documented: [{ shown: better }, { told: continuing }, { shown: {} }],
      not_applicable: [{ told: {} }],
    },
  ),
  ...examplesOf('PAP-6', device, {
    met: [{ shown: sleepTest }, { shown: { 'pap.test': '2026-06-30' }, bound: 'in' }],
    not_met: [{ shown: { 'pap.test': '2026-07-01' }, bound: 'out' }],
    not_documented: [{}],
  }),
  ...perThreeMonths('PAP-7', 'A7034'),
  ...perThreeMonths('PAP-7-T', 'A7037'),
  ...examplesOf(
    'PAP-8',
    { items: ['A7034'] },
    {
      met: [{ items: ['A7034', 'E0601'] }, { shown: { 'pap.adherent': true } }],
      not_met: [{ shown: { 'pap.adherent': false } }],
      not_documented: [{}],
    },
  ),
];

const nebulizer = { items: ['E0570'], diagnoses: ['J44.9'] };
const drug = (name: string) => ({ 'neb.drug': name });

/** L33370. */
export const nebulizerExamples: readonly Example[] = [
  ...examplesOf('NEB-1', nebulizer, {
    met: [
      { shown: drug('bronchodilator') },
      { shown: drug('dornase'), diagnoses: ['E84.0'] },
      { shown: drug('tobramycin'), diagnoses: ['J47.9'] },
      { shown: { ...drug('acetylcysteine'), 'neb.thick': true } },
    ],
    not_met: [
      { shown: drug('other') },
      { shown: drug('dornase') },
      { shown: drug('bronchodilator'), diagnoses: ['I10'] },
      { shown: { ...drug('acetylcysteine'), 'neb.thick': false } },
    ],
    not_documented: [{}, { shown: drug('acetylcysteine') }, { told: drug('bronchodilator') }],
  }),
  ...examplesOf('NEB-1-D', nebulizer, {
    met: [{ shown: { 'neb.details': 'Albuterol 2.5 mg, 4 times a day' } }],
    not_documented: [{}, { told: { 'neb.details': 'Albuterol' } }],
  }),
  ...toldYes('NEB-2', 'E0570', 'neb.compounded', false, true),
  ...toldYes('NEB-3', 'E0570', 'neb.maximum'),
  ...examplesOf(
    'NEB-4',
    { items: [['A7003', 2]] },
    {
      met: [{}, { delivered: [{ hcpcs: 'A7003', units: 2, day: '2026-06-10' }], bound: 'in' }],
      not_met: [
        { items: [['A7003', 3]] },
        { delivered: [{ hcpcs: 'A7003', units: 1, day: '2026-06-11' }], bound: 'out' },
      ],
    },
  ),
  ...examplesOf(
    'NEB-4-R',
    { items: ['A7005'] },
    {
      met: [{}, { delivered: [{ hcpcs: 'A7005', units: 1, day: '2026-01-10' }], bound: 'in' }],
      not_met: [
        { items: [['A7005', 2]] },
        { delivered: [{ hcpcs: 'A7005', units: 1, day: '2026-01-11' }], bound: 'out' },
      ],
    },
  ),
];
