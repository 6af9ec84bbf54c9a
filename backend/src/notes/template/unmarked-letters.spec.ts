import type { CaseFacts, DiagnosisFacts, ItemFacts } from '@vouchwell/document';
import { checkGrounding, type GroundingFacts } from '@vouchwell/rules';
import fc from 'fast-check';
import { officialSet } from '../../inventory/code-sets/official-set.ts';
import { starterCategories } from '../../inventory/starter/starter-set.ts';
import { kindOf, kinds } from './kind-of-item.ts';
import { sampleCases } from './sample-cases.fixture.ts';
import { writeTemplateNote } from './write-template-note.ts';

const DAY = '2026-11-21';
const SEED = 20261128;

/** What people who knew nothing of the check wrote of invented patients; no part of what the rules export. */
const corpus = (await import(
  new URL('../../../../libs/rules/src/grounding/corpus/index.ts', import.meta.url).href
)) as Readonly<Record<string, unknown>>;
const strangers = Object.entries(corpus)
  .filter(([name]) => name.endsWith('StrangersCases'))
  .flatMap(([, cases]) => cases as { readonly facts: GroundingFacts }[])
  .map(({ facts }) => facts);
const reasons = strangers.flatMap(({ items }) => items.flatMap(({ justification }) => justification ?? []));

const { codes } = await officialSet();
const all: readonly DiagnosisFacts[] = codes.map(({ code, description }) => ({
  code,
  description,
  is_primary: false,
}));
/** Signs that few descriptions have, the longest and the shortest. */
const odd = all.filter(
  ({ description }) =>
    /[^A-Za-z0-9 ,()'/-]/.test(description) || description.length > 200 || description.length < 8,
);
const catalogue: readonly ItemFacts[] = starterCategories.flatMap(({ name, items }) =>
  items.map((one): ItemFacts => ({
    ...{ item: one.name, category: name, hcpcs: one.hcpcs ?? null, quantity: 1 },
    ...{ quantity_limit: null, limit_period: null, size: null, color: null, length: null },
    justification: null,
  })),
);

const anItem = fc
  .record({
    one: fc.constantFrom(...catalogue, {
      ...catalogue[0]!,
      item: 'Shower chair',
      category: null,
      hcpcs: null,
    }),
    quantity: fc.integer({ min: 1, max: 999 }),
    quantity_limit: fc.option(fc.integer({ min: 1, max: 500 })),
    limit_period: fc.option(fc.constantFrom('month', '3 months', 'year')),
    size: fc.option(fc.constantFrom('S', 'M', '10 wide')),
    color: fc.option(fc.constantFrom('White', 'Beige')),
    justification: fc.option(fc.constantFrom(...reasons)),
  })
  .map(({ one, ...chosen }): ItemFacts => ({ ...one, ...chosen }));
const named = kinds.map((kind) => all.filter(({ code }) => kind.diagnoses?.test(code) ?? true));
const aDiagnosis = fc.oneof(
  fc.constantFrom(...all),
  fc.constantFrom(...odd),
  fc.constantFrom(...named).chain((some) => fc.constantFrom(...some)),
);
const patient = (one: GroundingFacts['patient']) => ({ ...sampleCases.mobility.patient, ...one });
const aCase = (most: number): fc.Arbitrary<CaseFacts> =>
  fc
    .record({
      who: fc.constantFrom(...strangers),
      items: fc.oneof(fc.array(anItem, { minLength: 1, maxLength: 4 }), fc.constant(catalogue)),
      diagnoses: fc.uniqueArray(aDiagnosis, {
        ...{ minLength: most, maxLength: most, size: 'max' },
        selector: ({ code }) => code,
      }),
    })
    .map(({ who, items, diagnoses }) => ({
      case_id: 1,
      patient: patient(who.patient),
      provider: who.provider && { signature: null, ...who.provider },
      diagnoses: [...diagnoses],
      items: [...items],
    }));

const marked = (facts: CaseFacts) => {
  const letter = writeTemplateNote(facts, DAY);
  const { marks } = checkGrounding(letter, facts, DAY);
  return marks.map(({ start, end }) => letter.slice(Math.max(0, start - 40), end + 20));
};

describe(`the letters of the template (seed ${SEED})`, () => {
  test.each([
    [1, 80],
    [3, 60],
    [20, 40],
    [100, 20],
  ])('of %i diagnoses of the official set bear no mark of either tier', (most, numRuns) => {
    const letters = fc.sample(aCase(most), { seed: SEED, numRuns });
    expect(letters.flatMap(marked)).toEqual([]);
  });

  test('bear none for any kind of item either', () => {
    const byKind = kinds.flatMap((kind) => catalogue.find((one) => kindOf(one, []) === kind) ?? []);
    expect(byKind.length).toBeGreaterThan(13);
    const diagnoses = odd.filter((_, at) => at % 200 === 0);
    const letters = byKind.map((one) => ({ ...sampleCases.mobility, diagnoses, items: [one] }));
    expect(letters.flatMap(marked)).toEqual([]);
  });

  test('with one word of a description exchanged, they bear one', () => {
    const one = {
      code: 'E13.11',
      description: 'Other specified diabetes mellitus with ketoacidosis with coma',
    };
    const facts = { ...sampleCases['blood-glucose'], diagnoses: [{ ...one, is_primary: true }] };
    const letter = writeTemplateNote(facts, DAY);
    expect(checkGrounding(letter.replace('with coma', 'with gastroparesis'), facts, DAY).marks).toHaveLength(
      1,
    );
  });
});
