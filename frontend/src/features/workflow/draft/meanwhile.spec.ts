import { describe, expect, it } from 'vitest';
import { aCase } from '../../../testing/people-and-cases.ts';
import { draftOf } from './draft.ts';
import { compare, knownOf, savedAs, type Mine } from './meanwhile.ts';

const before = aCase({ revision: 6 });
const r32 = { code: 'R32', description: 'Unspecified urinary incontinence', is_primary: true };
const n3941 = { code: 'N39.41', description: 'Urge incontinence', is_primary: true };
const withDiagnosis = (one: typeof r32) =>
  aCase({ revision: 7, diagnoses: [{ ...one, id: 9, created_at: '2026-03-04T10:00:00.000Z' }] });
const mine = (part: Partial<Mine> = {}): Mine => ({ draft: draftOf(before), waiting: {}, sent: {}, ...part });
const noteId = before.notes[0]!.note_id;
const withNote = (text: string) =>
  aCase({ revision: 7, notes: before.notes.map((note) => ({ ...note, note_text: text })) });

describe('what others changed meanwhile', () => {
  it('is nothing where nothing differs', () => {
    expect(compare(knownOf(before), before, mine())).toMatchObject({ theirs: [], both: [], settled: [] });
  });

  it('is taken where this person left it alone', () => {
    const result = compare(knownOf(before), withDiagnosis(r32), mine());
    expect(result).toMatchObject({ theirs: ['diagnoses'], both: [], known: { revision: 7 } });
  });

  it('meets what waits here: a person decides', () => {
    const result = compare(knownOf(before), withDiagnosis(r32), mine({ waiting: { diagnoses: [n3941] } }));
    expect(result).toMatchObject({ theirs: [], both: ['diagnoses'] });
  });

  it('in another part leaves what waits here alone', () => {
    const result = compare(knownOf(before), withDiagnosis(r32), mine({ waiting: { items: [] } }));
    expect(result).toMatchObject({ theirs: ['diagnoses'], both: [] });
  });

  it('is the same as here: nothing is left to save', () => {
    const result = compare(knownOf(before), withDiagnosis(r32), mine({ waiting: { diagnoses: [r32] } }));
    expect(result).toMatchObject({ theirs: [], both: [], settled: ['diagnoses'] });
  });

  it('is not what this tab itself sent, though more was typed since', () => {
    const waiting = { diagnoses: [r32, n3941] };
    const result = compare(
      knownOf(before),
      withDiagnosis(r32),
      mine({ waiting, sent: { diagnoses: [r32] } }),
    );
    expect(result.both).toEqual([]);
  });

  it('is not what the server made of a saved part', () => {
    const known = savedAs(knownOf(before), 'diagnoses', [n3941], 7);
    expect(compare(known, withDiagnosis(r32), mine())).toMatchObject({ theirs: [], both: [] });
  });

  it('a note that both wrote is for a person to decide', () => {
    const waiting = { note: { noteId, text: 'Written here.' } };
    expect(compare(knownOf(before), withNote('Written there.'), mine({ waiting })).both).toEqual(['note']);
    expect(compare(knownOf(before), withNote('Written here.'), mine({ waiting })).settled).toEqual(['note']);
    expect(compare(knownOf(before), before, mine({ waiting })).both).toEqual([]);
  });

  it('a provider that is only half typed is not swept away', () => {
    const half = { ...draftOf(before), provider: { ...draftOf(before).provider, npi: '12345' } };
    const provider = {
      name: 'Dr. Other Sample',
      npi: '1234567893',
      signature: null,
      date_signed: '2026-03-02',
    };
    const result = compare(knownOf(before), aCase({ revision: 7, provider }), mine({ draft: half }));
    expect(result).toMatchObject({ theirs: [], both: ['provider'] });
  });
});
