import { type CaseFacts, quantityText, writtenDate } from '@vouchwell/document';
import { checkGrounding, NOTE_MAX_LENGTH } from '@vouchwell/rules';
import fc from 'fast-check';
import { kindOf } from './kind-of-item.ts';
import { writeTemplateNote } from './write-template-note.ts';
import { bareCase, sampleCases } from './sample-cases.fixture.ts';
import { starterCategories } from '../../inventory/starter/starter-set.ts';

const DAY = '2026-11-21';
const SEED = 20261121;
const catalogue = starterCategories.flatMap(({ name, items }) =>
  items.map((item) => ({ ...item, category: name })),
);
const DIAGNOSES = [
  ['N39.41', 'Urge incontinence'],
  ['R32', 'Unspecified urinary incontinence'],
  ['E11.65', 'Type 2 diabetes mellitus with hyperglycemia'],
  ['E11.42', 'Type 2 diabetes mellitus with diabetic polyneuropathy'],
  ['I89.0', 'Lymphedema, not elsewhere classified'],
  ['M17.0', 'Bilateral primary osteoarthritis of knee'],
  ['R26.81', 'Unsteadiness on feet'],
  ['G20.A1', "Parkinson's disease without dyskinesia, without mention of fluctuations"],
  ['Z79.4', 'Long term (current) use of insulin'],
  ['I10', 'Essential (primary) hypertension'],
] as const;
const words = fc.stringMatching(/^[A-Za-zÀ-žΑ-ωА-я][A-Za-zÀ-žΑ-ωА-я ,'-]{2,30}[a-z]$/);
const name = fc.stringMatching(/^[A-ZÀ-ÖΑ-ΡА-Я][a-zà-öα-ωа-я]{2,12}$/);
const date = fc
  .date({ min: new Date('1920-01-01'), max: new Date('2026-11-20'), noInvalidDate: true })
  .map((day) => day.toISOString().slice(0, 10));
const npi = fc.stringMatching(/^[12][0-9]{9}$/);

const anItem = fc
  .record({
    one: fc.constantFrom(...catalogue),
    quantity: fc.integer({ min: 1, max: 999 }),
    limit: fc.option(fc.integer({ min: 1, max: 500 })),
    limit_period: fc.option(fc.constantFrom('month', '3 months', 'year')),
    size: fc.option(fc.constantFrom('S', 'M', 'L', 'XL', '10 wide', 'Regular')),
    color: fc.option(fc.constantFrom('White', 'Beige')),
    justification: fc.option(fc.oneof(words, fc.constant('Fourteen changes in 24 hours are on the chart.'))),
  })
  .map(({ one, limit, ...chosen }) => ({
    ...chosen,
    item: one.name,
    category: one.category,
    hcpcs: one.hcpcs ?? null,
    quantity_limit: limit,
    length: null,
  }));

const aCase: fc.Arbitrary<CaseFacts> = fc.record({
  case_id: fc.integer({ min: 1, max: 9999 }),
  patient: fc.record({
    first_name: name,
    middle_name: fc.option(name),
    last_name: name,
    dob: date,
    gender: fc.option(fc.constantFrom('male' as const, 'female' as const, 'other' as const)),
    height: fc.option(fc.constantFrom('5 ft 4 in', '162 cm', `6'1"`)),
    weight: fc.option(fc.constantFrom('162 lb', '80 kg')),
    address: fc.option(words),
    phone: fc.constant(null),
    email: fc.constant(null),
    mrn: fc.option(fc.stringMatching(/^MRN-[0-9]{6}$/)),
  }),
  diagnoses: fc.uniqueArray(
    fc
      .record({ one: fc.constantFrom(...DIAGNOSES), is_primary: fc.boolean() })
      .map(({ one: [code, description], is_primary }) => ({ code, description, is_primary })),
    { minLength: 1, maxLength: 4, selector: ({ code }) => code },
  ),
  items: fc.uniqueArray(anItem, { minLength: 1, maxLength: 4, selector: ({ item }) => item }),
  provider: fc.record({ name: words, npi, signature: fc.constant(null), date_signed: date }),
});

/** One wrong character or number in one place of the note; null: the note has no such place. */
function corrupted(
  note: string,
  place: RegExp,
  pick: number,
  change: (text: string) => string,
): string | null {
  const open = note.replace(/\[[^\]]*\]/g, (gap) => ' '.repeat(gap.length));
  const places = [...open.matchAll(place)];
  const match = places[pick % places.length];
  if (!match) return null;
  const [text] = match;
  return note.slice(0, match.index) + change(text) + note.slice(match.index + text.length);
}

const otherDigit = (by: number, pick: number) => (text: string) => {
  const digits = [...text.matchAll(/\d/g)].map(({ index }) => index);
  const at = digits[pick % digits.length] ?? 0;
  return text.slice(0, at) + ((Number(text[at]) + by) % 10) + text.slice(at + 1);
};

function held(facts: CaseFacts): Record<string, RegExp> {
  const codes = [
    ...facts.diagnoses.map(({ code }) => code),
    ...facts.items.map(({ hcpcs }) => hcpcs ?? '\n'),
  ];
  const places = codes.map((code) => code.replace('.', '\\.')).join('|');
  return {
    code: new RegExp(`(?<![A-Z0-9])(?:${places})(?![A-Z0-9.]\\w)`, 'g'),
    quantity: /(?<=quantity:? )\d+/gi,
    date: /(?<=Date of birth: |Date signed: |^)[A-Z][a-z]+ \d+, \d{4}/gm,
    npi: /(?<=NPI: )\d{10}/g,
  };
}

const samples = fc.sample(aCase, { seed: SEED, numRuns: 300 });

/** The template's text with the lists that people and models write below it, which the template leaves to the tables. */
function listed(facts: CaseFacts): string {
  const { patient, diagnoses, items, provider } = facts;
  return [
    writeTemplateNote(facts, DAY),
    ['PATIENT', `Date of birth: ${writtenDate(patient.dob!)}`].join('\n'),
    ['DIAGNOSES', ...diagnoses.map(({ code, description }) => `- ${code} – ${description}`)].join('\n'),
    [
      'EQUIPMENT AND SUPPLIES',
      ...items.map(
        (one, at) => `${at + 1}. ${one.item} (HCPCS ${one.hcpcs})\n   Quantity: ${quantityText(one)}`,
      ),
    ].join('\n'),
    [
      'ORDERING PROVIDER',
      `Name: ${provider!.name}`,
      `NPI: ${provider!.npi}`,
      `Date signed: ${writtenDate(provider!.date_signed)}`,
    ].join('\n'),
  ].join('\n\n');
}

describe(`the letters of the template (seed ${SEED})`, () => {
  test('are grounded, and leave out no more than diagnoses that no policy of the order names', () => {
    const all = [...samples, ...Object.values(sampleCases), bareCase];
    const checked = all.map((facts) => ({
      facts,
      ...checkGrounding(writeTemplateNote(facts, DAY), facts, DAY),
    }));
    const wrong = checked.filter(
      ({ facts: { diagnoses, items }, marks, leftOut }) =>
        marks.length > 0 ||
        leftOut.some(
          ({ kind, text }) =>
            kind !== 'diagnosis' ||
            items.some((one) => {
              const policy = kindOf(one, diagnoses);
              return policy.diagnoses === null || policy.diagnoses.test(text);
            }),
        ),
    );
    if (wrong.length > 0) console.info(JSON.stringify(wrong.slice(0, 5), null, 1));
    expect(wrong.length).toBeLessThan(all.length * 0.02);
  });

  test('with lists below them are grounded as well', () => {
    const checked = samples.map((facts) => checkGrounding(listed(facts), facts, DAY));
    const wrong = checked.filter(({ marks }) => marks.length > 0);
    expect(wrong.length).toBeLessThan(samples.length * 0.02);
  });

  test.each(['code', 'quantity', 'date', 'npi'])('with one wrong %s, every one is found', (kind) => {
    let tried = 0;
    const missed: string[] = [];
    samples.forEach((facts, pick) => {
      const note = listed(facts);
      const bad = corrupted(note, held(facts)[kind]!, pick, otherDigit(1 + (pick % 9), pick));
      if (bad === null) return;
      tried += 1;
      const { marks } = checkGrounding(bad, facts, DAY);
      if (marks.length === 0) missed.push(bad);
    });
    expect(missed).toEqual([]);
    expect(tried).toBeGreaterThan(250);
  });

  // How the work grows with a text is held by reading-growth.spec.ts.
  test('of the greatest length are read to their end', () => {
    const facts = sampleCases.incontinence;
    const note = writeTemplateNote(facts, DAY);
    const long = `${note}\n\n`.repeat(Math.ceil(NOTE_MAX_LENGTH / note.length)).slice(0, NOTE_MAX_LENGTH);
    expect(checkGrounding(long, facts, DAY).marks.filter(({ end }) => end < NOTE_MAX_LENGTH)).toEqual([]);
  });
});
