import fc from 'fast-check';
import { aCase } from './cases.fixture.ts';
import { checkGrounding, type GroundingFacts, type GroundingItem } from './index.ts';
import { DATE_COUNT, goodNote, STYLE_COUNT } from './good-notes.fixture.ts';

const DAY = '2026-11-21';
const SEED = 4207;
const cases = fc.sample(aCase, { seed: SEED, numRuns: 280 }).map((facts, at) => ({
  facts,
  note: goodNote(facts, DAY, at % STYLE_COUNT, Math.floor(at / STYLE_COUNT) % DATE_COUNT),
}));

const SLIPS: ((text: string, pick: number) => string)[] = [
  // another digit
  (text, pick) => atDigit(text, pick, (digit) => String((Number(digit) + 1 + (pick % 9)) % 10)),
  // a digit too many
  (text, pick) => atDigit(text, pick, (digit) => digit + String(pick % 10)),
  // a digit lost, or another where it was the only one
  (text, pick) => {
    const lost = text.replace(/(\d)(\d)(?!.*\d\d)/, '$1');
    return lost === text ? atDigit(text, pick, (digit) => String((Number(digit) + 7) % 10)) : lost;
  },
  // two digits in the wrong order, or another digit where they are the same
  (text, pick) => {
    const swapped = text.replace(/(\d)(?!\1)(\d)/, '$2$1');
    return swapped === text ? atDigit(text, pick, (digit) => String((Number(digit) + 3) % 10)) : swapped;
  },
];

function atDigit(text: string, pick: number, change: (digit: string) => string): string {
  const places = [...text.matchAll(/\d/g)];
  const at = places[pick % places.length]?.index ?? 0;
  return text.slice(0, at) + change(text[at] ?? '') + text.slice(at + 1);
}

const DATED =
  /(?:(?<=DOB:? |born |of birth: |signed:? |Signed on |\), |^|^Date: )(?:\d{4}-\d\d-\d\d|[A-Z][a-z]+\.? \d+, \d{4}|\d+\/\d+\/\d{4}|\d+ [A-Z][a-z]+ \d{4}|\d\d-[A-Z][a-z]+-\d{4}))/gm;

function placesOf(kind: string, note: string, facts: GroundingFacts): [start: number, text: string][] {
  const codes = [...facts.diagnoses.map(({ code }) => code), ...facts.items.map(({ hcpcs }) => hcpcs ?? '')];
  const patterns: Record<string, RegExp> = {
    code: new RegExp(`(?<![\\w.])(?:${codes.join('|').replaceAll('.', '\\.')})(?![\\w]|–|\\.\\w)`, 'g'),
    quantity: /(?<=quantity |Qty: |ordered |\| [A-Z]\d{4} \| )\d+/g,
    date: DATED,
    npi: /(?<=NPI[:# ]+)\d{10}/g,
  };
  return [...note.matchAll(patterns[kind]!)].map((match) => [match.index, match[0]]);
}

describe(`a note beside its case (seed ${SEED})`, () => {
  test('good notes are not marked, and leave nothing out', () => {
    const wrong = cases
      .map(({ facts, note }) => ({ note, ...checkGrounding(note, facts, DAY) }))
      .filter(({ marks, leftOut }) => marks.length + leftOut.length > 0);
    const share = wrong.length / cases.length;
    expect({ share, first: share < 0.02 ? null : wrong.slice(0, 3) }).toEqual({ share, first: null });
  });

  test.each(['code', 'quantity', 'date', 'npi'])('every wrong %s is marked where it stands', (kind) => {
    const missed: string[] = [];
    let tried = 0;
    cases.forEach(({ facts, note }, pick) => {
      const places = placesOf(kind, note, facts);
      const place = places[pick % places.length];
      if (!place) return;
      const [at, text] = place;
      const slip = SLIPS[Math.floor(pick / 7) % SLIPS.length]!(text, pick);
      const bad = note.slice(0, at) + slip + note.slice(at + text.length);
      tried += 1;
      const { marks } = checkGrounding(bad, facts, DAY);
      const hit = marks.some(({ start, end }) => start <= at + slip.length && end >= at);
      if (!hit) missed.push(`${text} → ${slip}: ${bad.slice(Math.max(0, at - 60), at + 60)}`);
    });
    expect(missed).toEqual([]);
    expect(tried).toBeGreaterThanOrEqual(250);
  });

  test('quantities that changed places are marked, though the case holds both', () => {
    const swapped = cases.filter(
      ({ facts }) => facts.items.length > 1 && facts.items[0]!.quantity !== facts.items[1]!.quantity,
    );
    for (const [at, { facts }] of swapped.entries()) {
      const [first, second, ...rest] = facts.items as [GroundingItem, GroundingItem, ...GroundingItem[]];
      const items = [
        { ...first, quantity: second.quantity },
        { ...second, quantity: first.quantity },
        ...rest,
      ];
      const note = goodNote({ ...facts, items }, DAY, at, at);
      expect({ note, kinds: checkGrounding(note, facts, DAY).marks.map(({ kind }) => kind) }).toEqual({
        note,
        kinds: ['quantity', 'quantity'],
      });
    }
    expect(swapped.length).toBeGreaterThan(100);
  });
});
