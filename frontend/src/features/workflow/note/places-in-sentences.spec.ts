import { traceNote } from '@vouchwell/rules';
import { describe, expect, it } from 'vitest';
import { aCase } from '../../../testing/people-and-cases.ts';
import { checkNote } from '../../cases/public/use-note-read.ts';
import { draftOf } from '../draft/draft.ts';
import { partsOf, sentenceAt } from '../../cases/public/sentences.ts';
import { groundingFacts, placesIn, reviewOf } from './grounding-places.ts';

const facts = groundingFacts(draftOf(aCase()), 42)!;
const note = 'Marisol Okafor has N39.41.\n\n  She needs 400 Adult brief. Care is needed.\n';
const trace = traceNote(note, facts, '2026-03-03');
const { places } = reviewOf(checkNote(note, facts, '2026-03-03'));

describe('the sentences of a note', () => {
  it('and what stands between them are the whole text', () => {
    const parts = partsOf(note, trace.sentences);
    expect(parts.map(({ start, end }) => note.slice(start, end)).join('')).toBe(note);
    expect(
      parts.filter(({ sentence }) => sentence !== null).map(({ start, end }) => note.slice(start, end)),
    ).toEqual(['Marisol Okafor has N39.41.', 'She needs 400 Adult brief.', 'Care is needed.']);
    expect(partsOf('', [])).toEqual([]);
  });

  it('hold their marks at the words they had', () => {
    const marked = partsOf(note, trace.sentences).flatMap((part) =>
      placesIn(part, places).map(({ start, end }) => note.slice(part.start, part.end).slice(start, end)),
    );
    expect(marked).toEqual(['N39.41']);
    const [place] = places;
    const cut = { start: place!.start + 2, end: note.length, sentence: null };
    expect(placesIn(cut, places)).toMatchObject([{ start: 0, end: 4 }]);
  });

  it('are found by any place in them, and by the gap behind them', () => {
    expect(sentenceAt(trace, 0)).toBe(0);
    expect(sentenceAt(trace, note.indexOf('\n\n') + 1)).toBe(0);
    expect(sentenceAt(trace, note.indexOf('400'))).toBe(1);
    expect(sentenceAt(trace, note.length)).toBe(2);
    expect(sentenceAt({ sentences: [], facts: [] }, 5)).toBeNull();
  });
});
