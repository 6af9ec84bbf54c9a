import { type Example, examplesOf } from './example-case.fixture.ts';
import { visitBeforeOrder } from './mobility.fixture.ts';

const strips = { items: ['A4253'] };
const chair = { items: ['K0001'] };
const chairOf = (day: string) => [{ hcpcs: 'K0001', units: 1, day }];
const scooter = { items: ['K0800'] };
const continuing = { 'order.kind': 'continuing' };
const replaced = { 'order.kind': 'replacement' };
const affirmed = { 'pa.decision': 'affirmed', 'pa.exempt': false };
const refill = { ...continuing, 'supply.end': '2026-07-15', 'refill.confirmed': '2026-07-01' };

/** The rules of every item. The order is of 30 June, the delivery of 10 July 2026. */
const ofPark = { lacks: [], changes: [], by: 'Jo Park, MD' };

export const generalExamples: readonly Example[] = [
  ...examplesOf('GEN-2', chair, {
    met: [{}, { visits: [{ kind: 'video' }] }, { visits: [{ date: '2026-07-10' }] }],
    not_documented: [
      { visits: [] },
      { visits: [{ signed: false }] },
      { visits: [{ kind: 'audio' }] },
      { visits: [{ date: '2026-07-11' }] },
      { visits: [{ role: 'supplier' }] },
    ],
  }),
  ...examplesOf('GEN-3', chair, {
    met: [{}, { order: { lacks: [], changes: ['The quantity is another.'] } }],
    not_met: [{ order: { lacks: ['the treating practitioner’s signature'], changes: [] } }],
    not_documented: [{ order: null }],
  }),
  ...examplesOf('GEN-4', chair, {
    met: [{}],
    not_met: [{ told: { setting: 'nursing_facility' } }, { told: { setting: 'hospital' } }],
    not_documented: [{ told: { setting: '' } }],
  }),
  ...visitBeforeOrder('GEN-5'),
  ...examplesOf(
    'GEN-5',
    { ...scooter, visits: [] },
    {
      not_documented: [{ told: replaced }],
      not_applicable: [{ told: replaced, ofItem: [{ 'replacement.after_lifetime': true }] }],
    },
  ),
  ...examplesOf('GEN-6', scooter, {
    met: [
      {},
      { told: { 'order.received': '2026-07-10' }, bound: 'in' },
      { told: { 'order.received': '2026-06-30' }, bound: 'in' },
    ],
    not_met: [
      { told: { 'order.received': '2026-07-11' }, bound: 'out' },
      { told: { 'order.received': '2026-06-29' }, bound: 'out' },
      { told: { 'order.received': '', 'delivery.date': '2026-06-29' } },
    ],
    not_documented: [{ told: { 'order.received': '' } }, { order: null }],
  }),
  ...examplesOf('SWO-8', scooter, {
    met: [
      { order: ofPark, visits: [{ who: 'Jo Park' }] },
      { order: ofPark, visits: [{ who: 'Dr. Park' }] },
      { order: ofPark, visits: [{ who: 'Ann Roe' }, { who: 'PARK, Jo (M.D.)', date: '2026-06-30' }] },
    ],
    not_met: [
      { order: ofPark, visits: [{ who: 'Dr. Ann Roe' }] },
      { order: ofPark, visits: [{ who: 'Dr. Ann Roe' }, { who: 'Jo Park', date: '2026-07-01' }] },
    ],
    not_documented: [
      { order: null, visits: [{ who: 'Jo Park' }] },
      { order: ofPark, visits: [] },
      { order: ofPark, visits: [{ who: 'Jo Park', date: '2026-07-01' }] },
      { order: ofPark, visits: [{ who: 'Jo Park', signed: false }] },
      { order: ofPark, visits: [{ who: 'Jo Park', role: 'supplier' }] },
    ],
  }),
  ...examplesOf('GEN-6', scooter, {
    not_met: [{ order: { lacks: ['at least one item'], changes: [] } }],
  }),
  ...examplesOf('GEN-8', chair, {
    met: [{}, { order: { lacks: ['at least one item'], changes: [] } }],
    not_met: [{ order: { lacks: [], changes: ['The quantity is another.'] } }],
    not_documented: [{ order: null }],
  }),
  ...examplesOf('GEN-7', scooter, {
    met: [
      { told: { ...affirmed, 'pa.date': '2026-07-05' } },
      { told: { ...affirmed, 'pa.date': '2026-07-10' }, bound: 'in' },
      { told: { 'pa.decision': 'affirmed', 'pa.date': '2026-07-05' } },
    ],
    not_met: [
      { told: { 'pa.decision': 'not_affirmed', 'pa.exempt': false } },
      { told: { ...affirmed, 'pa.date': '2026-07-11' }, bound: 'out' },
    ],
    not_documented: [{}, { told: affirmed }],
    not_applicable: [{ told: { 'pa.exempt': true } }],
  }),
  ...examplesOf(
    'GEN-9',
    { ...strips, told: { ...continuing, 'order.date': '2025-07-09' }, visits: [] },
    {
      met: [
        { told: { ...continuing, 'order.date': '2025-07-10' }, bound: 'in' },
        { visits: [{ date: '2025-07-10' }], bound: 'in' },
        { told: { ...continuing, 'order.date': '2025-07-10', 'delivery.date': '' }, bound: 'in' },
      ],
      not_met: [
        { visits: [{ date: '2025-07-09' }], bound: 'out' },
        {
          told: { ...continuing, 'order.date': '2025-07-09', 'delivery.date': '' },
          visits: [{ date: '2025-07-09' }],
          bound: 'out',
        },
      ],
      not_documented: [{}, { visits: [{ signed: false }] }],
      not_applicable: [{ told: {} }, { items: ['A4239'] }],
    },
  ),
  ...examplesOf(
    'GEN-11',
    { ...strips, told: refill },
    {
      met: [
        {},
        { told: { ...refill, 'supply.end': '2026-07-20' }, bound: 'in' },
        { told: { ...refill, 'supply.end': '2026-07-31', 'delivery.date': '2026-07-21' }, bound: 'in' },
        { told: { ...refill, 'refill.confirmed': '2026-07-10' }, bound: 'in' },
        // It is shipped on the day of the yes, or on that of the delivery.
        { told: { ...refill, 'refill.shipped': '2026-07-01' }, bound: 'in' },
        { told: { ...refill, 'refill.shipped': '2026-07-10' }, bound: 'in' },
        // A yes after the end is late and not unlawful.
        { told: { ...refill, 'supply.end': '2026-06-20' } },
      ],
      not_met: [
        { told: { ...refill, 'supply.end': '2026-07-21' }, bound: 'out' },
        { told: { ...refill, 'refill.confirmed': '2026-06-14' }, bound: 'out' },
        { told: { ...refill, 'refill.confirmed': '2026-07-11' } },
        { told: { ...refill, 'refill.shipped': '2026-06-30' }, bound: 'out' },
        { told: { ...refill, 'refill.shipped': '2026-07-11' }, bound: 'out' },
        // Shipped before the yes: no later delivery mends it.
        { told: { ...refill, 'refill.shipped': '2026-06-30', 'delivery.date': '' } },
      ],
      not_documented: [{ told: continuing }, { told: { ...refill, 'refill.confirmed': '' } }],
      not_applicable: [{ told: {} }],
    },
  ),
  ...examplesOf(
    'DAT-9',
    { ...strips, told: refill },
    {
      met: [{ told: { ...refill, 'refill.months': 1 } }, { told: { ...refill, 'refill.months': 3 } }],
      not_met: [{ told: { ...refill, 'refill.months': 4 } }],
      not_documented: [{}],
      not_applicable: [{ told: { 'refill.months': 4 } }],
    },
  ),
  ...examplesOf('GEN-12', chair, {
    met: [
      { ofItem: [{ same_similar: false }] },
      { ofItem: [{ same_similar: true, 'replacement.reason': 'destroyed' }] },
      { ofItem: [{ same_similar: false }], delivered: chairOf('2021-07-10'), bound: 'in' },
      {
        ofItem: [{ same_similar: false, 'replacement.reason': 'lost_stolen' }],
        delivered: chairOf('2021-07-11'),
      },
    ],
    not_met: [
      { ofItem: [{ same_similar: true, 'replacement.reason': 'none' }] },
      {
        ofItem: [{ same_similar: false, 'replacement.reason': 'none' }],
        delivered: chairOf('2021-07-11'),
        bound: 'out',
      },
    ],
    not_documented: [
      {},
      { ofItem: [{ same_similar: true }] },
      // What was delivered speaks against the answer.
      { ofItem: [{ same_similar: false }], delivered: chairOf('2021-07-11'), bound: 'out' },
    ],
  }),
  ...examplesOf('DAT-2', strips, {
    met: [{}, { told: { 'delivery.date': '2026-06-30' }, bound: 'in' }],
    not_met: [{ told: { 'delivery.date': '2026-06-29' }, bound: 'out' }],
    not_documented: [{ told: { 'delivery.date': '' } }, { told: { 'order.date': '' } }],
  }),
  ...examplesOf('INC-0', { items: ['T4522'], diagnoses: ['N39.41'] }, { not_met: [{}] }),
];
