import type { CoverageFacts } from './coverage-facts.ts';
import { evaluate } from './evaluate.ts';
import { aCase, aPack } from './pack.fixture.ts';
import type { Pack } from './pack.ts';

function delivered(day: string) {
  return { fact: 'delivery.date', value: day, encounter: null, item: null };
}

describe('a pack that has ended', () => {
  const late: CoverageFacts = { ...aCase, answers: [...aCase.answers, delivered('2027-01-01')] };
  const remarks = (packs: readonly Pack[], criterion: string, facts = late) =>
    evaluate(packs, facts, '2026-12-01').find((finding) => finding.criterion === criterion)?.remarks;
  const end = '“A policy”, version 1, ended on 2026-12-31, and no later one is installed.';

  test('is named where no pack of the payer speaks any more, and with each item of which it spoke', () => {
    expect(remarks([aPack], 'GEN-1')).toEqual(['No pack for this payer on 2027-01-01.', end]);
    expect(remarks([aPack], 'POLICY')).toEqual(['No installed policy speaks of K0001.', end]);
    const other = { ...late, items: [{ id: 'i1', hcpcs: 'A4253', units: 1 }] };
    expect(remarks([aPack], 'POLICY', other)).toEqual(['No installed policy speaks of A4253.']);
  });

  test('is not named on its last day, nor once a later version is in force', () => {
    const last = { ...aCase, answers: [...aCase.answers, delivered('2026-12-31')] };
    expect(remarks([aPack], 'GEN-1', last)).toEqual([]);
    const next = { ...aPack, version: '2', effective_from: '2027-01-01', effective_to: null };
    expect(remarks([aPack, next], 'GEN-1')).toEqual([]);
    const lapsed = { ...next, effective_to: '2027-01-01' };
    const later = { ...aCase, answers: [...aCase.answers, delivered('2027-01-02')] };
    expect(remarks([aPack, lapsed], 'GEN-1', later)).toEqual([
      'No pack for this payer on 2027-01-02.',
      end.replace('version 1', 'version 2').replace('2026-12-31', '2027-01-01'),
    ]);
  });
});

describe('of several versions of a pack', () => {
  const open = { ...aPack, effective_to: null };
  const next = { ...aPack, version: '2', effective_from: '2026-07-01', effective_to: '2026-09-30' };
  const speaks = (packs: readonly Pack[], day: string) =>
    evaluate(packs, { ...aCase, answers: [...aCase.answers, delivered(day)] }, '2026-06-01')
      .filter(({ criterion }) => criterion === 'C-1')
      .map(({ pack }) => pack?.version);

  test.each([
    ['2026-06-30', '1'],
    ['2026-07-01', '2'],
    ['2026-09-30', '2'],
    // What followed has ended, and what it followed had no end.
    ['2026-10-01', '1'],
  ])('on %s version %s speaks, and no other', (day, version) => {
    expect(speaks([open, next], day)).toEqual([version]);
    expect(speaks([next, open], day)).toEqual([version]);
  });
});
