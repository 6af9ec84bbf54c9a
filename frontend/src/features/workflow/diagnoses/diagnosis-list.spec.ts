import { describe, expect, it } from 'vitest';
import { addDiagnosis, makePrimary, removeDiagnosis, restoreDiagnosis } from './diagnosis-list.ts';

const r32 = { code: 'R32', description: 'Unspecified urinary incontinence' };
const i10 = { code: 'I10', description: 'Essential (primary) hypertension' };
const both = addDiagnosis(addDiagnosis([], r32), i10);
const primary = (list: typeof both) => list.filter((each) => each.is_primary).map(({ code }) => code);

describe('the diagnoses of a case', () => {
  it('hold a code once', () => {
    expect(addDiagnosis(both, r32)).toEqual(both);
  });

  it('have the first as primary until another is marked', () => {
    expect(primary(both)).toEqual(['R32']);
    expect(primary(makePrimary(both, 'I10'))).toEqual(['I10']);
  });

  it('give a removed code back where it stood, primary again if it was, and only once', () => {
    expect(restoreDiagnosis(removeDiagnosis(both, 'R32'), both[0]!, 0)).toEqual(both);
    expect(restoreDiagnosis(removeDiagnosis(both, 'I10'), both[1]!, 1)).toEqual(both);
    expect(restoreDiagnosis([], both[1]!, 1)).toEqual([{ ...i10, is_primary: true }]);
    expect(restoreDiagnosis(both, both[0]!, 0)).toEqual(both);
  });

  it('give the mark on when the primary is removed', () => {
    expect(primary(removeDiagnosis(both, 'R32'))).toEqual(['I10']);
    expect(removeDiagnosis(removeDiagnosis(both, 'R32'), 'I10')).toEqual([]);
  });
});
