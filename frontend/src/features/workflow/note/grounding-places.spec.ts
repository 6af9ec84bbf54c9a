import { describe, expect, it } from 'vitest';
import { aCase } from '../../../testing/people-and-cases.ts';
import { checkNote } from '../../cases/public/use-note-read.ts';
import { draftOf } from '../draft/draft.ts';
import { groundingFacts, movedPlaces, piecesOf, placeFrom, reviewOf } from './grounding-places.ts';

const facts = groundingFacts(draftOf(aCase()), 42)!;
const DAY = '2026-03-03';
const good =
  'Marisol Okafor has mixed incontinence (N39.46). I order 400 Adult brief (T4523), size L. ' +
  'Dr. Ines Sample, NPI 1234567893.';
const review = (text: string) => reviewOf(checkNote(text, facts, DAY));

describe('the review of a note', () => {
  it('finds nothing where everything agrees with the case on the screen', () => {
    expect(review(good)).toEqual({
      isRead: true,
      isCurrent: true,
      places: [],
      leftOut: [],
      toConfirm: { marks: [], open: [] },
    });
  });

  it('lists what is not in the case and what is in brackets in the order of the note', () => {
    const note = `Seen on [Add: date]. ${good.replace('mixed incontinence (N39.46)', 'N39.41')} [Add: findings]`;
    const { places, leftOut } = review(note);
    expect(places.map(({ kind, text }) => [kind, text])).toEqual([
      ['bracket', '[Add: date]'],
      ['mark', 'N39.41'],
      ['bracket', '[Add: findings]'],
    ]);
    expect(places.map(({ start, end, text }) => note.slice(start, end) === text)).toEqual([true, true, true]);
    expect(places[0]?.sentence).toBe('[Add: date] is still to be filled in.');
    expect(leftOut.map(({ sentence }) => sentence)).toEqual(['The diagnosis N39.46 is not in the note.']);
  });

  it('compares with nothing where no patient is chosen', () => {
    expect(groundingFacts({ ...draftOf(aCase()), patient: null }, null)).toBeNull();
  });
});

describe('the places of a note', () => {
  const before = 'Codes R33 and I10 stand here.';
  const { places } = review(before);
  const texts = (after: string) =>
    movedPlaces(places, before, after).map(({ start, end }) => after.slice(start, end));

  it.each([
    ['nothing changed', before, ['R33', 'I10']],
    ['typed in front', `Both ${before}`, ['R33', 'I10']],
    ['typed between', 'Codes R33 and then I10 stand here.', ['R33', 'I10']],
    ['typed behind', `${before} More.`, ['R33', 'I10']],
    ['typed over the first', 'Codes R34 and I10 stand here.', ['I10']],
    ['the first taken out', 'Codes and I10 stand here.', ['I10']],
    ['everything replaced', 'Another note.', []],
    ['emptied', '', []],
  ])('stand where their words are: %s', (_, after, expected) => expect(texts(after)).toEqual(expected));

  it('cut the text into pieces that are the text', () => {
    const pieces = piecesOf(before, places);
    expect(pieces.map(({ text }) => text).join('')).toBe(before);
    expect(pieces.filter(({ place }) => place).map(({ text }) => text)).toEqual(['R33', 'I10']);
    expect(piecesOf('', [])).toEqual([]);
  });

  it('are walked through in both directions, round the end', () => {
    const [first, second] = places;
    expect(placeFrom(places, 0, 1)).toBe(first);
    expect(placeFrom(places, first!.end, 1)).toBe(second);
    expect(placeFrom(places, second!.end, 1)).toBe(first);
    expect(placeFrom(places, second!.start, -1)).toBe(first);
    expect(placeFrom(places, first!.start, -1)).toBe(second);
    expect(placeFrom([], 0, 1)).toBeUndefined();
  });
});
