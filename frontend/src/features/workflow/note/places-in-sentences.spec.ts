import { noteLines, type TextPlace, traceNote } from '@vouchwell/rules';
import { describe, expect, it } from 'vitest';
import { aCase } from '../../../testing/people-and-cases.ts';
import { checkNote } from '../../cases/public/use-note-read.ts';
import { draftOf } from '../draft/draft.ts';
import { partsOf, readingsOf, sentenceAt } from '../../cases/public/sentences.ts';
import { type Piece, sectionsOf } from '../../cases/public/note-sections.ts';
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
    const cut = { start: place!.start + 2, end: note.length };
    expect(placesIn(cut, places)).toMatchObject([{ start: 0, end: 4 }]);
  });

  it('are found by any place in them, and by the gap behind them', () => {
    expect(sentenceAt(trace, 0)).toBe(0);
    expect(sentenceAt(trace, note.indexOf('\n\n') + 1)).toBe(0);
    expect(sentenceAt(trace, note.indexOf('400'))).toBe(1);
    expect(sentenceAt(trace, note.length)).toBe(2);
    expect(sentenceAt({ sentences: [], facts: [] }, 5)).toBeNull();
  });

  it('are read without their signs of markup, and nothing else is left out', () => {
    const marked = '## Need\nShe **needs** it.\n| A | B |\n|---|---|\n| 1 | 2 |';
    const { sentences } = traceNote(marked, facts, '2026-03-03');
    const pieces = partsOf(marked, sentences).flatMap((part) => readingsOf(part, noteLines(marked)));
    const said = (as: string) =>
      pieces.filter((piece) => piece.as === as).map(({ place }) => marked.slice(place.start, place.end));
    expect(pieces.map(({ place }) => marked.slice(place.start, place.end)).join('')).toBe(marked);
    expect(said('heading').join('')).toBe('Need');
    expect([...said('heading'), ...said('words')].join('')).not.toMatch(/[#*]|---|^\|/m);
    expect(said('words').join('')).toContain('She needs it.\nA | B\n1 | 2');
  });

  it('stand in the cells of their table, each once, and all of the text stays where it was', () => {
    const table =
      'Above.\n\n| Item | **Why** |\n|---|--:|\n| Brief | Care is needed. It helps |\n| Pad\n\nBelow.';
    const { sentences } = traceNote(table, facts, '2026-03-03');
    const sections = sectionsOf(table, partsOf(table, sentences), noteLines(table));
    expect(sections.map(({ kind }) => kind)).toEqual(['text', 'table', 'text']);
    const places: (TextPlace | Piece)[] = sections.flatMap((section) =>
      section.kind === 'text'
        ? section.pieces
        : [...section.rows.flat().flatMap(({ before, pieces }) => [before, ...pieces]), section.rest],
    );
    expect(places.map(({ start, end }) => table.slice(start, end)).join('')).toBe(table);
    const { rows, sides } = sections.find((section) => section.kind === 'table')!;
    expect(sides).toEqual(['left', 'right']);
    expect(
      rows.map((cells) =>
        cells.map(({ pieces }) => pieces.map(({ start, end }) => table.slice(start, end)).join('')),
      ),
    ).toEqual([
      ['Item', '**Why**'],
      ['Brief', 'Care is needed. It helps'],
      ['Pad', ''],
    ]);
    const opened = places.flatMap((place) => ('opens' in place && place.opens ? [place.sentence] : []));
    expect(opened).toEqual(sentences.map((_, number) => number));
  });

  it('have columns as wide as their longest line, and none too wide for a phone', () => {
    const table = `| Day | Why |\n|---|---|\n| Wednesday<br>noon | ${'long '.repeat(20)}|`;
    const [section] = sectionsOf(
      table,
      partsOf(table, traceNote(table, facts, '2026-03-03').sentences),
      noteLines(table),
    );
    expect(section).toMatchObject({ kind: 'table', widths: ['Wednesday'.length, 15] });
  });
});
