import fc from 'fast-check';
import { aCase } from './cases.fixture.ts';
import { checkGrounding } from './index.ts';
import { FACT_KINDS, modelNote } from './model-notes.fixture.ts';

const DAY = '2026-11-21';
const SEED = 90125;
const samples = fc.sample(aCase, { seed: SEED, numRuns: 400 }).map((facts, way) => ({ facts, way }));

describe(`letters as models write them (seed ${SEED})`, () => {
  test('fewer than two in a hundred good ones are marked', () => {
    const wrong = samples.flatMap(({ facts, way }) => {
      const { text } = modelNote(facts, DAY, way);
      const { marks, leftOut } = checkGrounding(text, facts, DAY);
      return marks.length + leftOut.length > 0 ? [{ way, marks, leftOut, text }] : [];
    });
    const share = wrong.length / samples.length;
    expect({ share, first: share < 0.02 ? null : wrong.slice(0, 3) }).toEqual({ share, first: null });
  });

  test.each(FACT_KINDS)('every wrong %s is marked where it stands', (kind) => {
    const missed: string[] = [];
    let tried = 0;
    for (const { facts, way } of samples) {
      const count = modelNote(facts, DAY, way).places.filter((place) => place.kind === kind).length;
      if (count === 0) continue;
      const nth = (way * 7) % count;
      const { text, places } = modelNote(facts, DAY, way, { kind, nth, pick: way * 31 });
      const place = places.filter((one) => one.kind === kind)[nth]!;
      tried += 1;
      const hit = checkGrounding(text, facts, DAY).marks.some(
        ({ start, end }) => start < place.end && end > place.start,
      );
      if (!hit)
        missed.push(
          `${way}: ${text.slice(Math.max(0, place.start - 70), place.start)}⟦${text.slice(place.start, place.end)}⟧${text.slice(place.end, place.end + 50)}`,
        );
    }
    expect(missed).toEqual([]);
    expect(tried).toBeGreaterThan(250);
  });

  test('quantities that changed places are marked, though the case holds both', () => {
    let tried = 0;
    for (const { facts, way } of samples) {
      const [first, second, ...rest] = facts.items;
      if (!first || !second || first.quantity === second.quantity) continue;
      const items = [
        { ...first, quantity: second.quantity },
        { ...second, quantity: first.quantity },
        ...rest,
      ];
      const { text, places } = modelNote({ ...facts, items }, DAY, way);
      const { marks } = checkGrounding(text, facts, DAY);
      const wrong = places.filter(({ kind }) => kind === 'quantity').slice(0, 2);
      const hit = wrong.filter((place) =>
        marks.some(({ start, end }) => start < place.end && end > place.start),
      );
      expect({ text, hit: hit.length }).toEqual({ text, hit: 2 });
      tried += 1;
    }
    expect(tried).toBeGreaterThan(200);
  });
});
