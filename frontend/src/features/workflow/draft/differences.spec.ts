import { describe, expect, it } from 'vitest';
import { aCase } from '../../../testing/people-and-cases.ts';
import { differences } from './differences.ts';
import { draftOf, type CaseDraft } from './draft.ts';

const draft = (part: Partial<CaseDraft> = {}): CaseDraft => ({ ...draftOf(aCase()), ...part });
const diagnosis = (code: string, is_primary = false) => ({ code, description: `The ${code}`, is_primary });
const item = (part: Partial<CaseDraft['items'][number]> = {}) => ({
  key: 'a',
  item: 'Adult brief',
  category: 'Incontinence',
  hcpcs: null,
  quantity: 120,
  limit: null,
  limitPeriod: null,
  size: 'M',
  color: '',
  length: '',
  justification: '',
  ...part,
});

describe('what two versions of a part hold differently', () => {
  it('of diagnoses: those that only one has, and the primary', () => {
    const mine = draft({ diagnoses: [diagnosis('R32', true), diagnosis('N39.46')] });
    const theirs = draft({
      diagnoses: [diagnosis('R32'), diagnosis('N39.46'), diagnosis('G20.A1', true)],
    });
    expect(differences('diagnoses', mine, theirs)).toEqual([
      { code: 'R32', field: 'The R32', mine: 'Primary', theirs: 'Secondary' },
      { code: 'G20.A1', field: 'The G20.A1', mine: null, theirs: 'Primary' },
    ]);
  });

  it('of items: each field by itself, of two alike the right one', () => {
    const mine = draft({ items: [item(), item({ quantity: 30, size: 'L' })] });
    const theirs = draft({ items: [item(), item({ quantity: 60, size: 'L', justification: 'Nightly.' })] });
    expect(differences('items', mine, theirs)).toEqual([
      { field: 'Adult brief (2): quantity', mine: '30', theirs: '60' },
      { field: 'Adult brief (2): justification', mine: null, theirs: 'Nightly.' },
    ]);
  });

  it('of an item that only one has: one row, with all that it is', () => {
    const more = item({ item: 'Underpad', quantity: 30, size: 'L', justification: 'Nightly.' });
    const [mine, theirs] = [draft({ items: [item(), more] }), draft({ items: [item()] })];
    const whole = 'Quantity 30 · Incontinence · L · Nightly.';
    expect(differences('items', mine, theirs)).toEqual([{ field: 'Underpad', mine: whole, theirs: null }]);
    expect(differences('items', theirs, mine)).toEqual([{ field: 'Underpad', mine: null, theirs: whole }]);
  });

  it('of a provider: only the fields that differ; a drawing is told as one', () => {
    const one = { name: 'Dr. Ode', npi: '1234567893', signature: 'Ode', date_signed: '2026-01-02' };
    const mine = draft({ provider: one });
    expect(differences('provider', mine, draft({ provider: { ...one, date_signed: '2026-01-03' } }))).toEqual(
      [{ field: 'Date signed', mine: '01/02/2026', theirs: '01/03/2026' }],
    );
    const drawn = { ...one, signature: 'data:image/png;base64,AA==' };
    expect(differences('provider', mine, draft({ provider: drawn }))).toEqual([
      { field: 'Signature', mine: 'Ode', theirs: null },
      { field: 'Drawn signature', mine: null, theirs: drawn.signature },
    ]);
  });

  it('where only the order differs, the order', () => {
    const [first, second] = [diagnosis('R32', true), diagnosis('N39.46')];
    expect(
      differences('diagnoses', draft({ diagnoses: [first, second] }), draft({ diagnoses: [second, first] })),
    ).toEqual([
      { field: 'Order', mine: 'R32 The R32, N39.46 The N39.46', theirs: 'N39.46 The N39.46, R32 The R32' },
    ]);
  });
});
