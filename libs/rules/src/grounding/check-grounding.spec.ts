import fc from 'fast-check';
import { checkGrounding, type GroundingFacts, type GroundingItem } from './index.ts';
import { DATE_COUNT, goodNote, STYLE_COUNT } from './good-notes.fixture.ts';

const DAY = '2026-11-21';
const SEED = 4207;
const CATALOGUE: [name: string, hcpcs: string][] = [
  ['Adult briefs, large', 'T4523'],
  ['Underpads, large', 'T4541'],
  ['CGM receiver, non-adjunctive', 'E2103'],
  ['CGM supplies, non-adjunctive', 'A4239'],
  ['Test strips, 50 per box', 'A4253'],
  ['Diabetic depth-inlay shoe', 'A5500'],
  ['Compression stocking 30-40 mmHg', 'A6531'],
  ['Wheeled walker', 'E0143'],
  ['Standard wheelchair', 'K0001'],
];
const DIAGNOSES: [code: string, description: string][] = [
  ['N39.41', 'Urge incontinence'],
  ['R32', 'Unspecified urinary incontinence'],
  ['E11.65', 'Type 2 diabetes mellitus with hyperglycemia'],
  ['E10.9', 'Type 1 diabetes mellitus without complications'],
  ['L97.411', 'Non-pressure chronic ulcer of right heel limited to breakdown of skin'],
  ['I89.0', 'Lymphedema, not elsewhere classified'],
  ['G20.A1', "Parkinson's disease without dyskinesia"],
  ['N18.31', 'Chronic kidney disease, stage 3a'],
];
const day = (from: string, to: string) =>
  fc
    .date({ min: new Date(from), max: new Date(to), noInvalidDate: true })
    .map((one) => one.toISOString().slice(0, 10));

const aCase: fc.Arbitrary<GroundingFacts> = fc.record({
  case_id: fc.integer({ min: 1, max: 9999 }),
  patient: fc.record({
    first_name: fc.constantFrom('Margaret', 'José', 'Li', 'April', 'Seán', 'Юлия', 'Mary Ann'),
    middle_name: fc.constantFrom(null, 'Anne', 'T.'),
    last_name: fc.constantFrom('Sample', "O'Example", 'Őrdögh-Łęcka', 'Walker', 'van den Berg', 'Щербакова'),
    dob: day('1925-01-01', '2015-12-31'),
    height: fc.constantFrom(null, '5 ft 4 in', '162 cm'),
    weight: fc.constantFrom('162 lb', '80 kg'),
    mrn: fc.stringMatching(/^MRN-[0-9]{6}$/),
  }),
  diagnoses: fc
    .uniqueArray(fc.constantFrom(...DIAGNOSES), { minLength: 1, maxLength: 4 })
    .map((list) => list.map(([code, description]) => ({ code, description }))),
  items: fc
    .tuple(
      fc.uniqueArray(fc.constantFrom(...CATALOGUE), { minLength: 1, maxLength: 4 }),
      fc.array(
        fc.record({
          quantity: fc.integer({ min: 2, max: 1500 }),
          quantity_limit: fc.constantFrom(null, 150, 300, 360),
          limit_period: fc.constantFrom(null, 'month', '3 months', 'year'),
          size: fc.constantFrom(null, 'M', 'XL', '10 wide', 'Large'),
          justification: fc.constantFrom(null, 'Fourteen changes in 24 hours are recorded since 2019.'),
        }),
        { minLength: 4, maxLength: 4 },
      ),
    )
    .map(([names, rest]) => names.map(([item, hcpcs], at) => ({ item, hcpcs, ...rest[at]! }))),
  provider: fc.record({
    name: fc.constantFrom('Dr. Helen Example', 'Ελένη Παπαδοπούλου', 'A. B. Carter, MD'),
    npi: fc.stringMatching(/^[12][0-9]{9}$/),
    date_signed: day('2026-01-01', '2026-11-20'),
  }),
});

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
