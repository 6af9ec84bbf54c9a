import { traceNote } from '@vouchwell/rules';
import { improvable, saysTheSame } from './improvable.ts';
import { sampleCases } from '../template/sample-cases.fixture.ts';
import { writeTemplateNote } from '../template/write-template-note.ts';

const DAY = '2026-11-22';
const facts = sampleCases.incontinence;
const texts = (note: string, marks: { start: number; end: number }[] = []) =>
  improvable(note, marks).map((group) => group.map(({ text }) => text));

describe('the sentences of a note that a model may write anew', () => {
  test('of a letter: its argument, and nothing that is said as it is', () => {
    const found = texts(writeTemplateNote(facts, DAY)).flat();
    expect(found).toContain('The order is based on the recorded diagnosis of Urge incontinence.');
    for (const text of found) expect(text).not.toMatch(/^Coverage|^-|\[|\bI\b|ATTESTATION|reviewer/);
  });

  test('each stands where it says, by paragraph', () => {
    const note =
      'HEADING\nShe needs the briefs every day. She needs underpads for the bed.\nToo short it is.\n';
    const groups = improvable(note, []);
    expect(texts(note)).toEqual([['She needs the briefs every day.', 'She needs underpads for the bed.']]);
    for (const { start, end, text } of groups.flat()) expect(note.slice(start, end)).toBe(text);
  });

  test('what bears a mark stays as its writer left it', () => {
    const note = 'She needs the briefs every day. She lives with a sister in Boise.';
    const at = note.indexOf('sister');
    expect(texts(note, [{ start: at, end: at + 6 }])).toEqual([['She needs the briefs every day.']]);
  });

  test('a long paragraph is asked for in parts', () => {
    const note = Array.from({ length: 20 }, (_, at) => `It is the need of number ${at} for her.`).join(' ');
    expect(improvable(note, []).map(({ length }) => length)).toEqual([8, 8, 4]);
  });
});

describe('a sentence in another’s place', () => {
  const same = (before: string, after: string) => {
    const told = (text: string) => ({ text, trace: traceNote(text, facts, DAY) });
    return saysTheSame(told(before), told(after));
  };
  const before = 'Because of Urge incontinence the patient needs Adult briefs, large, by day and by night.';

  test.each<[boolean, string, string]>([
    [true, before, 'The patient needs Adult briefs, large, by day and night because of Urge incontinence.'],
    [false, before, 'The patient needs Adult briefs, large, by day and night.'],
    [false, before, 'The patient needs Underpads, large, by day and night because of Urge incontinence.'],
    [false, before, 'The patient never needs Adult briefs, large, by day or night for Urge incontinence.'],
    [false, before, 'The patient needs 420 Adult briefs, large, by day and night for Urge incontinence.'],
    [
      false,
      'Moisture on the skin is followed by breakdown and infection.',
      'It is important for the patient.',
    ],
    [true, 'Moisture on the skin is followed by breakdown.', 'Breakdown follows moisture on the skin.'],
  ])('%s: %s → %s', (expected, first, second) => {
    expect(same(first, second)).toBe(expected);
  });
});
