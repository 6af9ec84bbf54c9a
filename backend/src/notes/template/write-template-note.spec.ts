import { readFileSync } from 'node:fs';
import {
  type CaseFacts,
  fullName,
  type ItemFacts,
  oneLine,
  optionsText,
  writtenDate,
} from '@vouchwell/document';
import { ageOn, checkGrounding, exceedsLimit, NOTE_MAX_LENGTH, openMarks } from '@vouchwell/rules';
import fc from 'fast-check';
import { starterCategories } from '../../inventory/starter/starter-set.ts';
import { writeTemplateNote } from './write-template-note.ts';
import { kindOf, kinds } from './kind-of-item.ts';
import { bareCase, item, sampleCases } from './sample-cases.fixture.ts';

const DAY = '2026-11-21';
const golden = (name: string) => readFileSync(new URL(`golden/${name}.txt`, import.meta.url), 'utf8');

const words = fc.stringMatching(/^[A-Za-zÀ-žΑ-ωА-я][A-Za-zÀ-žΑ-ωА-я0-9 ,.'()-]{0,40}$/);
const optional = fc.option(words);
const date = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2026-11-20'), noInvalidDate: true })
  .map((day) => day.toISOString().slice(0, 10));
const anItem = fc.record({
  item: fc.oneof(words, fc.constantFrom('Walker', 'Test strips', 'Venous wrap')),
  category: fc.option(fc.oneof(words, fc.constantFrom(...starterCategories.map(({ name }) => name)))),
  hcpcs: fc.option(fc.stringMatching(/^[AEKT][0-9]{4}$/)),
  quantity: fc.integer({ min: 1, max: 100_000 }),
  quantity_limit: fc.option(fc.integer({ min: 1, max: 500 })),
  limit_period: fc.option(fc.constantFrom('month', '3 months', 'year')),
  size: optional,
  color: optional,
  length: optional,
  justification: optional,
});
const aCase: fc.Arbitrary<CaseFacts> = fc.record({
  case_id: fc.integer({ min: 1 }),
  patient: fc.record({
    first_name: words,
    middle_name: optional,
    last_name: words,
    dob: fc.option(date),
    gender: fc.option(fc.constantFrom('male' as const, 'female' as const, 'other' as const)),
    height: optional,
    weight: optional,
    address: optional,
    phone: optional,
    email: optional,
    mrn: optional,
  }),
  diagnoses: fc.array(
    fc.record({
      code: fc.stringMatching(/^[A-Z][0-9][0-9A-Z](\.[0-9A-Z]{1,4})?$/),
      description: words,
      is_primary: fc.boolean(),
    }),
    { maxLength: 6 },
  ),
  items: fc.array(anItem, { maxLength: 6 }),
  provider: fc.option(
    fc.record({
      name: words,
      npi: fc.stringMatching(/^[0-9]{10}$/),
      signature: optional,
      date_signed: date,
    }),
  ),
});

/** What the note says about this case: without gaps, the fixed words of policies and the numbers of the list. */
function said(note: string): string {
  const own = kinds.reduce((text, { policy }) => (policy ? text.replaceAll(policy, '') : text), note);
  return own.replace(/\[[^[\]]*\]/g, '').replace(/^\d+\. /gm, '');
}

/** Every text and number of the case, and what follows from its dates. */
function held(facts: CaseFacts): string {
  const { patient, provider } = facts;
  const dates = [DAY, patient.dob, provider?.date_signed].filter((day) => typeof day === 'string');
  const derived = [...dates.map(writtenDate), ageOn(patient.dob, DAY)];
  return [JSON.stringify(facts), ...derived].join(' ');
}

const isLarge = (items: readonly ItemFacts[], name: string) =>
  items.some(({ item, quantity, quantity_limit }) => item === name && exceedsLimit(quantity, quantity_limit));

describe('the note without a model', () => {
  test.each(Object.keys(sampleCases) as (keyof typeof sampleCases)[])('reads well for %s', (name) => {
    expect(`${writeTemplateNote(sampleCases[name], DAY)}\n`).toBe(golden(name));
  });

  test.each(Object.keys(sampleCases) as (keyof typeof sampleCases)[])(
    'states nothing that the case of %s does not hold',
    (name) => {
      const { marks } = checkGrounding(writeTemplateNote(sampleCases[name], DAY), sampleCases[name], DAY);
      expect(marks.filter(({ tier }) => tier === undefined)).toEqual([]);
    },
  );

  test('of a case that lacks almost everything marks what is missing', () => {
    const note = writeTemplateNote(bareCase, DAY);
    expect(openMarks(note).join('\n')).toMatch(/date of birth[^]*diagnosis[^]*item[^]*NPI/);
    expect(note).toContain('I am writing about Margaret Sample.');
  });

  test('states no number, code or date that the case does not hold', () => {
    fc.assert(
      fc.property(aCase, (facts) => {
        const known = held(facts);
        for (const [token] of said(writeTemplateNote(facts, DAY)).matchAll(/[\p{L}\d.]*\d[\p{L}\d]*/gu)) {
          expect(known).toContain(token.replace(/-year$/, ''));
        }
      }),
    );
  });

  test('names the patient and every item, by which it argues', () => {
    fc.assert(
      fc.property(aCase, (facts) => {
        const note = writeTemplateNote(facts, DAY);
        expect(note).toContain(`I am writing about ${oneLine(fullName(facts.patient))}`);
        for (const { item } of facts.items) expect(note).toContain(oneLine(item));
      }),
    );
  });

  test.each(Object.keys(sampleCases) as (keyof typeof sampleCases)[])(
    'does not say again what the tables of %s state',
    (name) => {
      const { patient, diagnoses, items, provider } = sampleCases[name];
      const note = writeTemplateNote(sampleCases[name], DAY);
      const { dob, mrn, address, phone } = patient;
      const stated = [
        ...[mrn, address, phone, dob && writtenDate(dob)],
        ...diagnoses.map(({ code }) => code),
        ...items.flatMap((one) => [one.hcpcs, oneLine(one.justification), optionsText(one)]),
        ...items.map(({ quantity }) => (quantity > 9 ? String(quantity) : null)),
        provider!.name,
        provider!.npi,
        ...[DAY, provider!.date_signed].map(writtenDate),
      ].filter((text): text is string => Boolean(text));
      expect(stated.length).toBeGreaterThan(8);
      expect(stated.filter((text) => note.includes(text))).toEqual([]);
      for (const { item } of items) expect(note.split(item)).toHaveLength(isLarge(items, item) ? 3 : 2);
    },
  );

  test('says why the quantity is larger only where the case says it, and asks for it where not', () => {
    const [briefs, pads] = sampleCases.incontinence.items as [ItemFacts, ItemFacts];
    const note = (justification: string | null) =>
      writeTemplateNote({ ...sampleCases.incontinence, items: [{ ...briefs, justification }, pads] }, DAY);
    expect(note('Fourteen changes a day')).toContain(
      'above its usual limit of 360 per month for the reason given with the item.',
    );
    expect(note(null)).toContain('above its usual limit of 360 per month.');
    const asked = '[Add: why more than the usual quantity of Adult briefs, large is needed]';
    expect(openMarks(note(null))).toContain(asked);
    expect(openMarks(note('Fourteen changes a day'))).not.toContain(asked);
  });

  test('is the same for the same facts, holds no empty word, and marks gaps so that each is found', () => {
    fc.assert(
      fc.property(aCase, (facts) => {
        const note = writeTemplateNote(facts, DAY);
        expect(writeTemplateNote(structuredClone(facts), DAY)).toBe(note);
        expect(note).not.toMatch(/\b(undefined|null|NaN)\b|\n{3}| $|\b(a|an|the) (a|an|the)\b/m);
        expect(openMarks(note)).toHaveLength(note.split('[').length - 1);
      }),
    );
  });

  test('never grows beyond what a note may hold, and says so where it shortens', () => {
    const long = 'Very long text. '.repeat(125).trim();
    const facts: CaseFacts = {
      ...sampleCases.incontinence,
      items: Array.from({ length: 100 }, (_, index) =>
        item(`${index} ${long}`.slice(0, 200), 'T4523', 999, {
          quantity_limit: 360,
          limit_period: 'month',
          justification: long,
          size: 'S'.repeat(50),
          color: 'C'.repeat(50),
          length: 'L'.repeat(50),
        }),
      ),
      diagnoses: Array.from({ length: 100 }, () => ({
        code: 'N39.41',
        description: long.slice(0, 500),
        is_primary: false,
      })),
    };
    const note = writeTemplateNote(facts, DAY);
    expect(note.length).toBeLessThanOrEqual(NOTE_MAX_LENGTH);
    expect(note).toContain('shortened here');
  });
});

describe('the kind of an item', () => {
  const expected: Record<string, RegExp> = {
    Incontinence: /incontinence/,
    'Continuous Glucose Monitoring': /continuous glucose/,
    'Blood Glucose Monitoring': /blood glucose/,
    'Diabetic Shoes': /shoes/,
    Compression: /venous ulcer|lymphedema/,
    Mobility: /wheelchair|walking aids|power mobility/,
    Oxygen: /oxygen/,
    'Positive Airway Pressure': /used during sleep/,
    Nebulizers: /nebulizer/,
    Orthoses: /orthosis/,
    Commodes: /commode/,
    'Hospital Beds': /hospital bed/,
    'Urological Supplies': /^catheters/,
  };
  const starter = starterCategories.flatMap(({ name, items }) =>
    items.map((one): [string, string, string] => [name, one.name, one.hcpcs ?? '']),
  );

  test.each(starter)('%s: %s (%s) is known by its code, and by its words alone', (category, name, hcpcs) => {
    expect(kindOf(item(name, hcpcs, 1), []).label).toMatch(expected[category]!);
    expect(kindOf(item(name, null, 1, { category }), []).label).toMatch(
      category === 'Mobility' ? /wheelchair|walking aids|mobility/ : expected[category]!,
    );
  });

  test.each([
    ['Compression', 'Stocking', 'I89.0', /lymphedema/],
    ['Compression', 'Stocking', 'I87.2', /venous/],
    ['Compression', 'Stocking', 'M17.0', /^compression garments$/],
    ['Mobility', 'Patient lift', 'M17.0', /^mobility equipment$/],
    ['Respiratory', 'Nebulizer', 'J44.9', /^a nebulizer/],
  ])('%s: %s for %s', (category, name, code, label) => {
    expect(
      kindOf(item(name, null, 1, { category }), [{ code, description: 'x', is_primary: true }]).label,
    ).toMatch(label);
  });

  test.each(kinds.map((kind) => [kind.label, kind] as const))(
    '%s: no number stands outside its policy',
    (_, kind) => {
      expect(kind.purpose + kind.label).not.toMatch(/\d/);
      expect([kind.policy, ...(kind.record ?? [])].join()).not.toMatch(/[[\]]/);
    },
  );
});
