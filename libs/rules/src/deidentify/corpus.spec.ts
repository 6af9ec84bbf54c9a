import fc from 'fast-check';
import { DATE_COUNT, goodNote, STYLE_COUNT } from '../grounding/good-notes.fixture.ts';
import type { GroundingFacts } from '../grounding/index.ts';
import { foldText } from '../text/search-text.ts';
import { deidentify } from './index.ts';
import { isOrdinary } from './ordinary-words.ts';

const DAY = '2026-11-21';
const SEED = 4208;
const word = fc.stringMatching(/^[A-ZÀ-ÖŁŐ][a-zà-öłőß]{3,11}$/);
const digits = (count: number) => fc.stringMatching(new RegExp(`^[1-9][0-9]{${count - 1}}$`));
const dob = fc
  .date({ min: new Date('1925-01-01'), max: new Date('2015-12-31'), noInvalidDate: true })
  .map((one) => one.toISOString().slice(0, 10));
const firstName = fc.oneof(
  word,
  fc.constantFrom('Rose', 'April', 'Li', 'José', 'Mary Ann', 'Юлия', 'May', 'Will'),
);
const lastName = fc.oneof(
  word,
  fc.constantFrom('Short', 'Walker', "O'Callaghan", 'van den Berg', 'Smith-Jones', 'Щербакова', 'Ng', 'Long'),
);

type Item = GroundingFacts['items'][number];
const aCase = fc.record({
  case_id: fc.integer({ min: 1000, max: 99_999 }),
  patient: fc.record({
    first_name: firstName,
    middle_name: fc.option(fc.oneof(word, fc.constantFrom('T.', 'Lou'))),
    last_name: lastName,
    dob,
    address: fc
      .tuple(fc.integer({ min: 1, max: 9999 }), word, fc.constantFrom('Lane', 'St.', 'Road'), word, digits(5))
      .map(([number, street, suffix, town, zip]) => `${number} ${street} ${suffix}, ${town}, CO ${zip}`),
    phone: fc.tuple(digits(3), digits(3), digits(4)).map(([a, b, c]) => `(${a}) ${b}-${c}`),
    email: fc.tuple(word, word).map(([a, b]) => `${foldText(a)}@${foldText(b)}.example`),
    mrn: digits(6).map((number) => `MRN-${number}`),
  }),
  diagnoses: fc.constant([{ code: 'N39.41', description: 'Urge incontinence' }]),
  items: fc.constantFrom<Item[][]>(
    [{ item: 'Adult briefs, large', hcpcs: 'T4523', quantity: 420, limit_period: 'month', size: 'L' }],
    [{ item: 'Wheeled walker', hcpcs: 'E0143', quantity: 1, justification: 'Short walks are safe with it.' }],
  ),
  provider: fc.record({
    name: fc.tuple(word, word).map(([a, b]) => `Dr. ${a} ${b}`),
    npi: digits(10),
    date_signed: fc.constant('2026-11-20'),
  }),
});
type Case = typeof aCase extends fc.Arbitrary<infer T> ? T : never;

/** Sentences in which people write what the letters above do not. */
function sayings({ case_id, patient, provider }: Case): string {
  const { first_name, last_name, address, phone, email, mrn, dob: born } = patient;
  const [year = '', month = '', day = ''] = born.split('-');
  return [
    `${last_name.toUpperCase()}, ${first_name.toUpperCase()} (${month}/${day}/${year.slice(2)})`,
    `Ms. ${last_name}’s home is ${address.replace(/, /g, '\n')}; call ${phone.replace(/[()]/g, '').replace(' ', '.')} or ${email}.`,
    `Her record ${mrn.slice(4)} and case #${case_id} were seen by ${provider.name.slice(4)} (${provider.npi}).`,
    `${first_name} lives on ${address.split(',')[0]?.replace(/^\d+ /, '')}. For ${first_name} ${last_name} this is new.`,
    `DOB ${year}${month}${day}, ${Number(day)}.${Number(month)}.${year}.`.normalize('NFD'),
  ].join('\n');
}

/** What must not be found in the folded text: as words, or as digits in whatever grouping. */
function identifiers({ case_id, patient, provider }: Case): { words: string[]; digits: string[] } {
  const { first_name, middle_name, last_name, address, email, phone, mrn, dob: born } = patient;
  const [street = '', town = '', state = ''] = address.split(', ');
  const names = [first_name, middle_name, last_name, provider.name.slice(4), street.split(' ')[1], town];
  return {
    words: [
      ...names
        .flatMap((name) => foldText(name ?? '').split(/[ -]/))
        .filter((name) => !isOrdinary(name) && !['van', 'den', 't.'].includes(name)),
      foldText(`${first_name} ${last_name}`),
      foldText(`${last_name}, ${first_name}`),
      email,
      String(case_id),
      state.slice(3),
      mrn.slice(4),
      born,
    ],
    digits: [phone.replace(/\D/g, ''), provider.npi, mrn.slice(4), born.replaceAll('-', '')],
  };
}

const cases = fc.sample(aCase, { seed: SEED, numRuns: 200 });
const notes = cases.map((facts, at) => ({
  facts,
  note: `${goodNote(facts, DAY, at % STYLE_COUNT, Math.floor(at / STYLE_COUNT) % DATE_COUNT)}\n\n${sayings(facts)}`,
}));

describe(`a note without its people (seed ${SEED})`, () => {
  test('no identifier survives', () => {
    for (const { facts, note } of notes) {
      const text = foldText(
        deidentify(note, facts).text.replace(
          /\[(?:patient|provider) (?:name|signature)\]|\[\w+(?: \w+)*\]/g,
          '[]',
        ),
      );
      const found = identifiers(facts);
      const spoken = spaced(text);
      const words = found.words.filter((one) => spoken.includes(spaced(one)));
      const runs = text.replace(/(?<=\d)[ ().-]{1,3}(?=\d)/g, '');
      const numbers = found.digits.filter((one) => runs.includes(one));
      expect({ words, numbers, text: words.length + numbers.length > 0 && text }).toEqual({
        words: [],
        numbers: [],
        text: false,
      });
    }
  });

  test('all else stays, character for character', () => {
    for (const { facts, note } of notes) {
      const { text, replacements } = deidentify(note, facts);
      expect(put(text, note, replacements)).toBe(note);
      for (const kept of ['N39.41', ...facts.items.map(({ hcpcs }) => hcpcs ?? '')])
        expect(text).toContain(kept);
      for (const { item } of facts.items) expect(foldText(text)).toContain(foldText(item));
      const quantity = /\b420 per month|quantity 1\b|Qty: 1\b|\b1 of the|\| 1 \|/;
      if (quantity.test(note)) expect(text).toMatch(quantity);
    }
  });

  test('once is enough', () => {
    for (const { facts, note } of notes.slice(0, 100)) {
      const { text } = deidentify(note, facts);
      expect(deidentify(text, facts)).toEqual({ text, replacements: [] });
    }
  });
});

/** Words with one space between and around them. */
const spaced = (text: string): string => ` ${text.replace(/[^\p{L}\p{N}]+/gu, ' ').trim()} `;

/** The note again: each placeholder in turn by an original that stands there, or null. */
function put(
  text: string,
  note: string,
  replacements: readonly { placeholder: string; original: string }[],
): string | null {
  let [at, result] = [0, ''];
  while (at < text.length) {
    const rest = note.slice(result.length);
    const here = replacements
      .filter(({ placeholder, original }) => text.startsWith(placeholder, at) && rest.startsWith(original))
      .sort((a, b) => b.original.length - a.original.length)[0];
    if (here) {
      result += here.original;
      at += here.placeholder.length;
    } else if (text[at] === rest[0]) {
      result += rest[0];
      at += 1;
    } else return null;
  }
  return result;
}
