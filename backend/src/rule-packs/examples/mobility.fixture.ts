import { type Example, examplesOf, shownYes } from './example-case.fixture.ts';

const limits = { 'mradl.which': ['toileting', 'bathing'], 'mradl.how': ['unsafe'] };
const helps = { 'chair.where': 'home', 'chair.improves': true };
const stroke = ['I69.351'];

/** That a limitation is told with its kind: an activity without how it is limited does not do. */
const limitation = (criterion: string, code: string): Example[] =>
  examplesOf(
    criterion,
    { items: [code], diagnoses: stroke },
    {
      met: [{ shown: limits }, { shown: limits, visits: [{ role: 'therapist' }] }],
      not_met: [{ shown: { 'mradl.which': ['none'] } }],
      not_documented: [{}, { told: limits }, { shown: { 'mradl.which': ['toileting'] } }],
    },
  );

const weighs = (criterion: string, code: string, met: number, not: number): Example[] => [
  ...shownYes(criterion, code, 'patient.weight_lb', met, not),
];

/** Both bounds of a class of weights. */
const between = (criterion: string, code: string, least: number, most: number): Example[] => [
  ...weighs(criterion, code, least, least - 0.5),
  ...weighs(criterion, code, most, most + 0.5),
];

const evaluated = { 'specialty.date': '2026-06-10', 'specialty.untied': true, 'pmd.atp': true };

/** L33791, L33733. */
export const walkingExamples: readonly Example[] = [
  ...limitation('WALK-1', 'E0143'),
  ...shownYes('WALK-2', 'E0143', 'aid.safe'),
  ...shownYes('WALK-3', 'E0143', 'aid.resolves'),
  ...weighs('WALK-4', 'E0149', 300.5, 300),
  ...shownYes('WALK-5', 'E0147', 'hand.restricted'),
  ...examplesOf('WALK-6', { items: ['E0144'] }, { not_met: [{}] }),
  ...examplesOf('WALK-7', { items: ['E0156'] }, { met: [{ items: ['E0156', 'E0143'] }], not_met: [{}] }),
  ...limitation('CANE-1', 'E0105'),
  ...shownYes('CANE-2', 'E0110', 'aid.safe'),
  ...shownYes('CANE-3', 'E0100', 'aid.resolves'),
  ...examplesOf('CANE-4', { items: ['E0117'] }, { not_met: [{}] }),
];

/** L33788. */
export const wheelchairExamples: readonly Example[] = [
  ...limitation('MWC-A', 'K0001'),
  ...shownYes('MWC-B', 'K0001', 'cane_walker.why_not', 'unsafe', 'none'),
  ...shownYes('MWC-C', 'K0001', 'home.fits'),
  ...examplesOf(
    'MWC-D',
    { items: ['K0001'] },
    {
      met: [{ shown: helps }, { shown: helps, visits: [{ role: 'therapist' }] }],
      not_met: [
        { shown: { ...helps, 'chair.improves': false } },
        { shown: { ...helps, 'chair.where': 'outdoors' } },
        { shown: { 'chair.where': 'outdoors' } },
        { shown: { 'chair.improves': false } },
      ],
      not_documented: [
        {},
        { told: helps },
        { shown: { 'chair.where': 'home' } },
        { shown: { 'chair.improves': true } },
        { shown: helps, visits: [{ signed: false }] },
        { shown: helps, visits: [{ role: 'supplier' }] },
      ],
    },
  ),
  ...shownYes('MWC-E', 'K0001', 'chair.unwilling', false, true),
  ...examplesOf(
    'MWC-FG',
    { items: ['K0001'] },
    {
      met: [{ shown: { 'propel.self': true } }, { shown: { 'propel.self': false, caregiver: true } }],
      not_met: [{ shown: { 'propel.self': false, caregiver: false } }],
      not_documented: [{}, { shown: { 'propel.self': false } }],
    },
  ),
  ...shownYes('MWC-T', 'E1038', 'caregiver'),
  ...shownYes('MWC-K2', 'K0002', 'seat.low'),
  ...examplesOf(
    'MWC-K3',
    { items: ['K0003'] },
    {
      met: [{ shown: { 'propel.standard': false, 'propel.light': true } }],
      not_met: [
        { shown: { 'propel.standard': true } },
        { shown: { 'propel.standard': false, 'propel.light': false } },
      ],
      not_documented: [{ shown: { 'propel.standard': false } }],
    },
  ),
  ...examplesOf(
    'MWC-K4',
    { items: ['K0004'] },
    {
      met: [
        { shown: { 'chair.activities': true } },
        { shown: { 'chair.size': true, 'chair.hours': 2 } },
        // A need of 3 months is not short; a shorter one is warned of, once a record shows it.
        { shown: { 'chair.activities': true, 'need.months': 3 } },
        { shown: { 'chair.activities': true, 'need.months': 2.5 }, warned: true },
        { shown: { 'chair.activities': true }, told: { 'need.months': 2 } },
      ],
      not_met: [
        { shown: { 'chair.activities': false, 'chair.size': true, 'chair.hours': 1.5 } },
        { shown: { 'chair.activities': false, 'chair.size': false, 'need.months': 2 } },
      ],
      not_documented: [
        { shown: { 'chair.activities': false } },
        { shown: { 'chair.activities': false, 'need.months': 2 } },
      ],
    },
  ),
  ...examplesOf(
    'MWC-K6',
    { items: ['K0006'] },
    {
      met: [
        { shown: { 'patient.weight_lb': 251 } },
        { shown: { 'patient.weight_lb': 180, spasticity: true } },
      ],
      not_met: [{ shown: { 'patient.weight_lb': 250, spasticity: false } }],
      not_documented: [{ shown: { 'patient.weight_lb': 250 } }],
    },
  ),
  ...weighs('MWC-K7', 'K0007', 301, 300),
];

/** L33789. */
export const powerExamples: readonly Example[] = [
  ...limitation('PMD-A', 'K0823'),
  ...shownYes('PMD-B', 'K0823', 'cane_walker.why_not', 'strength', 'none'),
  ...shownYes('PMD-C', 'K0823', 'propel.self', false, true),
  ...examplesOf(
    'PMD-D',
    { items: ['K0800'] },
    {
      met: [{ shown: { 'pov.safe': ['transfer', 'tiller', 'posture'] } }],
      not_met: [
        { shown: { 'pov.safe': ['transfer', 'tiller'] } },
        { shown: { 'pov.safe': ['transfer', 'posture'] } },
        { shown: { 'pov.safe': ['tiller', 'posture'] } },
        { shown: { 'pov.safe': ['none'] } },
      ],
      not_documented: [{}, { told: { 'pov.safe': ['transfer', 'tiller', 'posture'] } }],
    },
  ),
  ...shownYes('PMD-E', 'K0800', 'drive.who', 'patient', 'caregiver'),
  ...examplesOf(
    'PMD-E2',
    { items: ['K0823'] },
    {
      met: [{ shown: { 'drive.who': 'patient' } }, { shown: { 'drive.who': 'caregiver' } }],
      not_met: [{ shown: { 'drive.who': 'nobody' } }],
      not_documented: [{}, { told: { 'drive.who': 'patient' } }],
    },
  ),
  ...shownYes('PMD-F', 'K0823', 'home.fits'),
  ...weighs('PMD-G', 'K0823', 300, 301),
  ...between('PMD-G-H', 'K0824', 285, 450),
  ...between('PMD-G-V', 'K0826', 427.5, 600),
  ...weighs('PMD-G-X', 'K0828', 570, 569),
  ...weighs('PMD-G-P', 'K0890', 125, 125.5),
  ...examplesOf(
    'PMD-H',
    { items: ['K0823'] },
    {
      met: [{ shown: { ...helps, 'chair.unwilling': false } }],
      not_met: [
        { shown: { 'chair.unwilling': true } },
        { shown: { 'chair.improves': false } },
        { shown: { 'chair.where': 'outdoors' } },
      ],
      not_documented: [
        { shown: helps },
        { shown: { 'chair.where': 'home', 'chair.unwilling': false } },
        { shown: { 'chair.improves': true, 'chair.unwilling': false } },
      ],
    },
  ),
  ...shownYes('PMD-I', 'K0823', 'pov.why_not', 'tiller', 'none'),
  ...visitBeforeOrder('PMD-J'),
  ...examplesOf(
    'PMD-J-R',
    { items: ['K0823'], told: { 'pmd.reported': true, 'pmd.therapist_report': '2026-06-20' } },
    {
      met: [{}, { told: { 'pmd.reported': true, 'pmd.therapist_report': '2026-06-30' }, bound: 'in' }],
      not_met: [{ told: { 'pmd.reported': true, 'pmd.therapist_report': '2026-07-01' }, bound: 'out' }],
      not_documented: [{ told: { 'pmd.reported': true } }, { told: {} }],
      not_applicable: [{ told: { 'pmd.reported': false } }],
    },
  ),
  ...examplesOf(
    'PMD-K',
    { items: ['K0861'], told: evaluated },
    {
      met: [
        {},
        { items: ['E0986'] },
        { told: { ...evaluated, 'specialty.date': '2026-07-10' }, bound: 'in' },
      ],
      not_met: [
        { told: { ...evaluated, 'specialty.untied': false } },
        { told: { ...evaluated, 'pmd.atp': false } },
        { told: { ...evaluated, 'specialty.date': '2026-07-11' }, bound: 'out' },
      ],
      not_documented: [{ told: {} }, { told: { 'specialty.untied': true, 'pmd.atp': true } }],
    },
  ),
  ...examplesOf(
    'DAT-6-O',
    { items: ['K0823'], told: { 'pa.date': '2026-07-05' } },
    {
      met: [
        {},
        { told: { 'pa.date': '2026-07-01' }, bound: 'in' },
        { told: { 'pa.date': '2026-07-05', 'order.received': '2026-06-30' }, bound: 'in' },
      ],
      not_met: [
        { told: { 'pa.date': '2026-06-30', 'pa.exempt': false }, bound: 'out' },
        {
          told: { 'pa.date': '2026-07-05', 'order.received': '2026-06-29', 'pa.exempt': false },
          bound: 'out',
        },
      ],
      not_documented: [{ told: {} }, { told: { 'pa.date': '2026-07-05', 'order.received': '' } }],
      not_applicable: [{ told: { 'pa.exempt': true } }],
    },
  ),
  ...examplesOf(
    'DAT-6',
    { items: ['K0823'], told: { 'pa.date': '2026-07-05' } },
    {
      not_applicable: [{ told: { 'pa.exempt': true } }],
      met: [{}, { told: { 'pa.date': '2026-01-10' }, bound: 'in' }],
      not_met: [
        { told: { 'pa.date': '2026-01-09', 'pa.exempt': false }, bound: 'out' },
        { told: { 'pa.date': '2026-07-11', 'pa.exempt': false }, bound: 'out' },
      ],
      not_documented: [{ told: {} }, { told: { 'pa.date': '2026-07-05', 'delivery.date': '' } }],
    },
  ),
  ...shownYes('PMD-M', 'K0800', 'chair.where', 'home', 'outdoors'),
];

/** A visit about the case, in the 6 months up to 30 June. */
export function visitBeforeOrder(criterion: string, code = 'K0823'): Example[] {
  return examplesOf(
    criterion,
    { items: [code], diagnoses: stroke },
    {
      met: [
        {},
        { visits: [{ date: '2025-12-30' }], bound: 'in' },
        { visits: [{ date: '2026-06-30' }], bound: 'in' },
      ],
      not_met: [
        { visits: [{ date: '2025-12-29' }], bound: 'out' },
        { visits: [{ date: '2026-07-01' }], bound: 'out' },
      ],
      not_documented: [
        { visits: [] },
        { visits: [{ conditions: ['I10'] }] },
        { visits: [{ kind: 'audio' }] },
        { visits: [{ role: 'therapist' }] },
        { told: { 'order.date': '' } },
      ],
    },
  );
}
