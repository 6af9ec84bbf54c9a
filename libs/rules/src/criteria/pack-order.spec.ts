import { aPack } from './pack.fixture.ts';
import type { Pack } from './pack.ts';
import { refuseBeside, refuseOverlap, usedUntil } from './pack-order.ts';

const next: Pack = { ...aPack, version: '2', effective_from: '2027-01-01', effective_to: null };

test('a version after another stands beside it, and so does an earlier one, whichever came first', () => {
  refuseBeside(next, [aPack]);
  refuseBeside(aPack, [next]);
  const third = { ...next, version: '3', effective_from: '2028-01-01' };
  refuseBeside(third, [aPack, next]);
  refuseBeside(next, [aPack, third]);
  refuseBeside({ ...aPack, id: 'another', payers: ['other'] }, [aPack]);
});

test('a version is used up to its own last day, or the day before the next begins', () => {
  const open: Pack = { ...aPack, effective_to: null };
  const third = { ...next, version: '3', effective_from: '2028-01-01' };
  expect(usedUntil(open, [open])).toBeNull();
  expect(usedUntil(open, [third, open, next])).toBe('2026-12-31');
  expect(usedUntil(next, [third, open, next])).toBe('2027-12-31');
  expect(usedUntil({ ...open, effective_to: '2026-05-01' }, [open, next])).toBe('2026-05-01');
  // One that was taken back before its first day ends nothing, nor does another policy.
  expect(
    usedUntil(open, [
      { ...next, effective_to: '2026-12-01' },
      { ...third, id: 'another' },
    ]),
  ).toBeNull();
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

describe('a policy of what another pack speaks of', () => {
  const other: Pack = { ...aPack, id: 'another', version: '9' };
  const ofCodes = (...codes: string[]): Pack => ({
    ...other,
    code_sets: [{ id: 'chairs', title: 'Chairs', entries: [{ codes }] }, ...aPack.code_sets.slice(1)],
  });
  const open: Pack = { ...aPack, effective_to: null };

  test.each([
    ['a range', ['K0005..K0020'], 'K0005'],
    ['a beginning', ['K00*'], 'K0001'],
    ['one code', ['E0100', 'K0007'], 'K0007'],
  ])('is refused by name, told by %s', (_, codes, code) => {
    expect(() => refuseBeside(ofCodes(...codes), [aPack])).toThrow(
      `Pack another 9: it overlaps with the pack a-policy 1, which speaks of ${code} as well. Bring it as a later version of a-policy, or leave the item out.`,
    );
  });

  test('stands where it is of other items, another payer or state, other days, or of no policy', () => {
    refuseBeside(ofCodes('K0008..K0020', 'E01*'), [aPack]);
    refuseBeside({ ...other, payers: ['medicaid'] }, [aPack]);
    const [texas, ohio] = [['TX'], ['OH']];
    refuseBeside({ ...other, states: texas }, [{ ...aPack, states: ohio }]);
    expect(() => refuseBeside({ ...other, states: texas }, [{ ...aPack, states: texas }])).toThrow(
      'overlaps',
    );
    refuseBeside({ ...other, effective_from: '2027-01-01', effective_to: null }, [aPack]);
    expect(() => refuseBeside({ ...other, effective_from: '2026-12-31' }, [aPack])).toThrow('overlaps');
    refuseBeside({ ...other, general: true }, [aPack]);
  });

  test('stands from the day on which a later version of that pack leaves the item out', () => {
    const without: Pack = { ...ofCodes('E0100'), id: 'a-policy', version: '2', effective_from: '2027-01-01' };
    const later = { ...other, effective_from: '2027-01-01', effective_to: null };
    refuseBeside(later, [open, { ...without, effective_to: null }]);
    expect(() => refuseBeside(later, [open])).toThrow('overlaps');
    expect(() =>
      refuseBeside({ ...later, effective_from: '2026-12-31' }, [open, { ...without, effective_to: null }]),
    ).toThrow('overlaps with the pack a-policy 1');
  });

  test('counts the codes by their own days', () => {
    const until = (to: string): Pack => ({
      ...other,
      code_sets: [
        { id: 'chairs', title: 'Chairs', entries: [{ codes: ['K0001'], to }] },
        ...aPack.code_sets.slice(1),
      ],
    });
    refuseBeside(until('2025-12-31'), [aPack]);
    expect(() => refuseBeside(until('2026-01-01'), [aPack])).toThrow('K0001');
  });
});

test('one question in two packs is one question', () => {
  const other: Pack = { ...aPack, id: 'another', payers: ['other'] };
  refuseOverlap([aPack, other]);
  const asks = { ...other, facts: [{ ...aPack.facts[0]!, needs_encounter: false }] };
  expect(() => refuseOverlap([aPack, asks])).toThrow(
    'Pack another 1: the pack a-policy 1 asks walks differently.',
  );
});
