import { aPack } from './pack.fixture.ts';
import type { Pack } from './pack.ts';
import { refuseBeside, refuseOverlap } from './pack-order.ts';

const next: Pack = { ...aPack, version: '2', effective_from: '2027-01-01', effective_to: null };

test('a version after another stands beside it, and so does an earlier one, whichever came first', () => {
  refuseBeside(next, [aPack]);
  refuseBeside(aPack, [next]);
  const third = { ...next, version: '3', effective_from: '2028-01-01' };
  refuseBeside(third, [aPack, next]);
  refuseBeside(next, [aPack, third]);
  refuseBeside({ ...aPack, id: 'another' }, [aPack]);
});

test.each<[string, Partial<Pack>, string]>([
  ['that is there', {}, 'Pack a-policy 1: this version is installed already.'],
  ['of one day', { version: 'x' }, 'Pack a-policy x: version 1 begins on 2026-01-01 as well.'],
  [
    'that begins on another’s last day',
    { version: 'x', effective_from: '2026-12-31' },
    'Pack a-policy x: it overlaps with version 1, whose last day is 2026-12-31.',
  ],
  [
    'that ends on another’s first day',
    { version: '0', effective_from: '2025-01-01', effective_to: '2026-01-01' },
    'Pack a-policy 0: it overlaps with version 1, which begins on 2026-01-01.',
  ],
])('a version %s is refused', (_, change, words) => {
  expect(() => refuseBeside({ ...aPack, ...change }, [next, aPack])).toThrow(words);
});

test('one question in two packs is one question', () => {
  const other = { ...aPack, id: 'another' };
  refuseOverlap([aPack, other]);
  const asks = { ...other, facts: [{ ...aPack.facts[0]!, needs_encounter: false }] };
  expect(() => refuseOverlap([aPack, asks])).toThrow(
    'Pack another 1: the pack a-policy 1 asks walks differently.',
  );
});
