import { type Example, examplesOf, shownYes } from './example-case.fixture.ts';
import { visitBeforeOrder } from './mobility.fixture.ts';

const weak = { 'ortho.walks': true, 'ortho.weak': true };
const walking = { ...weak, 'ortho.unstable': true, 'ortho.benefits': true };
const stretched = { 'ortho.contracture': true, 'ortho.passive': 10, 'ortho.stretching': true };
const affirmed = { 'pa.decision': 'affirmed', 'pa.date': '2026-07-05' };
const listed = { items: ['L1833'] };

/** L33686; findings of orthotists are part of the record. */
export const orthosisExamples: readonly Example[] = [
  ...examplesOf(
    'AFO-1',
    { items: ['L1930'] },
    {
      met: [{ shown: walking }, { shown: walking, visits: [{ role: 'orthotist' }] }],
      not_met: [
        { shown: { 'ortho.walks': false } },
        { shown: { ...walking, 'ortho.unstable': false } },
        { shown: { ...walking, 'ortho.benefits': false } },
      ],
      not_documented: [
        {},
        { told: walking },
        { shown: walking, visits: [{ role: 'supplier' }] },
        { shown: { ...weak, 'ortho.unstable': true } },
        { shown: { ...weak, 'ortho.benefits': true } },
      ],
    },
  ),
  ...shownYes('AFO-2', 'L2036', 'ortho.knee'),
  ...shownYes('AFO-3', 'L1960', 'ortho.custom_reason', 'fit', 'none'),
  ...examplesOf(
    'AFO-4',
    { items: ['L4397'] },
    {
      met: [{ shown: stretched }],
      not_met: [
        { shown: { ...stretched, 'ortho.passive': 9.5 } },
        { shown: { ...stretched, 'ortho.contracture': false } },
      ],
      not_documented: [{}, { shown: { 'ortho.contracture': true, 'ortho.passive': 12 } }],
    },
  ),
];

/** L33318. */
export const kneeExamples: readonly Example[] = [
  ...examplesOf('KNEE-1', listed, {
    met: [{ shown: { 'knee.recent': true } }, { shown: { 'ortho.walks': true, 'knee.unstable': true } }],
    not_met: [{ shown: { 'knee.recent': false, 'ortho.walks': true, 'knee.unstable': false } }],
    not_documented: [{}, { shown: { 'knee.recent': false } }],
  }),
  ...visitBeforeOrder('KNEE-2', 'L1833'),
  ...examplesOf('KNEE-3', listed, {
    met: [
      {},
      { told: { 'order.received': '2026-07-10' }, bound: 'in' },
      { told: { 'order.received': '2026-06-30' }, bound: 'in' },
    ],
    not_met: [
      { told: { 'order.received': '2026-07-11' }, bound: 'out' },
      { order: { lacks: ['the order date'], changes: [] } },
    ],
    not_documented: [{ order: null }, { told: { 'order.received': '' } }],
  }),
  ...examplesOf(
    'KNEE-4',
    { ...listed, told: affirmed },
    {
      met: [{}, { told: { ...affirmed, 'pa.date': '2026-07-10' }, bound: 'in' }],
      not_met: [
        { told: { ...affirmed, 'pa.decision': 'not_affirmed' } },
        { told: { ...affirmed, 'pa.date': '2026-07-11' }, bound: 'out' },
      ],
      not_documented: [{ told: {} }],
    },
  ),
];
