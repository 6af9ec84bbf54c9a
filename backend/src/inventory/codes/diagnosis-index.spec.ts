import fc from 'fast-check';
import { foldedWords } from '@vouchwell/rules';
import { bareCode, type Diagnosis, looksLikeCode } from './diagnosis.ts';
import { DiagnosisIndex } from './diagnosis-index.ts';

const diagnosis = (code: string, description: string, change: Partial<Diagnosis> = {}): Diagnosis => ({
  code,
  description,
  category: null,
  subcategory: null,
  is_active: true,
  usual: false,
  source: 'order-2026.txt',
  validity: { from: null, until: null },
  changes: 0,
  ...change,
});
const DAY = '2026-11-22';
const outOfUse = (code: string, description: string) => diagnosis(code, description, { is_active: false });

const sample = [
  diagnosis('E10.65', 'Type 1 diabetes mellitus with hyperglycemia'),
  diagnosis('E11.621', 'Type 2 diabetes mellitus with foot ulcer'),
  diagnosis('E11.65', 'Type 2 diabetes mellitus with hyperglycemia'),
  diagnosis('E11.9', 'Type 2 diabetes mellitus without complications'),
  diagnosis('H81.01', 'Ménière’s disease, right ear'),
  diagnosis('I10', 'Essential (primary) hypertension'),
  diagnosis('L97.511', 'Non-pressure chronic ulcer of other part of right foot limited to breakdown of skin'),
  diagnosis('R32', 'Unspecified urinary incontinence'),
];

function filled(diagnoses: readonly Diagnosis[] = sample): DiagnosisIndex {
  const index = new DiagnosisIndex();
  for (const one of diagnoses) index.put(one);
  return index;
}

const codesFor = (query: string, limit?: number) =>
  filled()
    .search(query, DAY, limit)
    .map(({ code }) => code);

describe('search', () => {
  test.each(['E11.65', 'e1165', ' e11.65 '])('the exact code, typed as %p', (query) => {
    expect(codesFor(query)).toEqual(['E11.65']);
  });

  test.each(['E11', 'e11.', 'E11.6'])('the beginning of a code, typed as %p', (query) => {
    const all = ['E11.621', 'E11.65', 'E11.9'];
    expect(codesFor(query)).toEqual(query.endsWith('6') ? all.slice(0, 2) : all);
  });

  test('words by their beginnings, in any order', () => {
    expect(codesFor('ulc foot')).toEqual(['E11.621', 'L97.511']);
    expect(codesFor('foot ULCER chronic')).toEqual(['L97.511']);
    expect(codesFor('foot hypertension')).toEqual([]);
  });

  test('a word inside another is not found', () => {
    expect(codesFor('tension')).toEqual([]);
  });

  test('accents and punctuation do not matter', () => {
    expect(codesFor('meniere')).toEqual(['H81.01']);
    expect(codesFor('primary, essential')).toEqual(['I10']);
  });

  test('a code narrows words', () => {
    expect(codesFor('e11 ulcer')).toEqual(['E11.621']);
  });

  test('codes come before words', () => {
    const index = filled([...sample, diagnosis('A01.1', 'A finding that follows i10 and others')]);
    expect(index.search('i10', DAY).map(({ code }) => code)).toEqual(['I10', 'A01.1']);
  });

  test('what is usual for equipment comes before the rest, and behind the exact code', () => {
    const index = filled([
      diagnosis('E11', 'Type 2 diabetes'),
      diagnosis('I10', 'Hypertension'),
      diagnosis('I11.0', 'Hypertension with heart failure'),
      diagnosis('I13.0', 'Hypertension with heart and kidney disease', { usual: true }),
    ]);
    expect(index.search('hypertension', DAY).map(({ code }) => code)).toEqual(['I13.0', 'I10', 'I11.0']);
    expect(index.search('i1', DAY).map(({ code }) => code)).toEqual(['I13.0', 'I10', 'I11.0']);
    expect(index.search('i10', DAY).map(({ code }) => code)).toEqual(['I10']);
  });

  test('stops at the limit', () => {
    expect(codesFor('diabetes', 2)).toEqual(['E10.65', 'E11.621']);
  });

  test.each(['', '   ', '--'])('%p finds nothing', (query) => {
    expect(codesFor(query)).toEqual([]);
  });
});

describe('headings', () => {
  test('what billable codes continue is a heading', () => {
    const index = filled();
    expect(
      ['E11', 'e11.6', 'E1', 'E11.65', 'I10', 'Z99', ''].map((code) => index.isHeading(code, DAY)),
    ).toEqual([true, true, true, false, false, false, false]);
  });

  test('a code that a newer edition divides steps back, also where its parts are out of use', () => {
    const index = filled([diagnosis('G20', 'Parkinson’s disease')]);
    expect(index.find('g20', DAY)?.code).toBe('G20');
    index.put(diagnosis('G20.A1', 'Parkinson’s disease without dyskinesia'));
    expect(index.find('G20', DAY)).toBeNull();
    expect(index.isHeading('G20', DAY)).toBe(true);
    expect(index.search('parkinson', DAY).map(({ code }) => code)).toEqual(['G20.A1']);
    index.put(outOfUse('G20.A1', 'Parkinson’s disease without dyskinesia'));
    expect([index.search('parkinson', DAY), index.find('G20', DAY)]).toEqual([[], null]);
  });
});

describe('on a day', () => {
  const until = (until: string) => ({ validity: { from: null, until } });
  const divided = [
    diagnosis('G20', 'Parkinson’s disease', until('2023-09-30')),
    diagnosis('G20.A1', 'Parkinson’s disease without dyskinesia', {
      validity: { from: '2023-10-01', until: null },
    }),
    diagnosis('G20.A2', 'Parkinson’s disease with fluctuations', until('2025-09-30')),
  ];
  const found = (day: string) =>
    filled(divided)
      .search('parkinson', day, 5)
      .map(({ code }) => code);

  test('only what holds is offered, and a code is a heading only once it is divided', () => {
    const index = filled(divided.slice(0, 2));
    expect([index.find('G20', '2023-09-30')?.code, index.find('G20', '2023-10-01')]).toEqual(['G20', null]);
    expect([index.isHeading('G20', '2023-09-30'), index.isHeading('G20', '2023-10-01')]).toEqual([
      false,
      true,
    ]);
    expect(index.search('g20', '2023-09-30').map(({ code }) => code)).toEqual(['G20']);
    expect(found('2024-01-01')).toEqual(['G20.A1', 'G20.A2']);
    expect(found('2026-01-01')).toEqual(['G20.A1']);
  });

  test('what took its place are the codes that continue it', () => {
    expect(
      filled(divided)
        .continuing('G20', '2026-01-01')
        .map(({ code }) => code),
    ).toEqual(['G20.A1']);
    expect(filled(divided).continuing('I10', '2026-01-01')).toEqual([]);
  });

  test('the list still has what no longer holds', () => {
    const all = filled(divided).list('', '2026-01-01', () => true);
    expect(all.map(({ code }) => code)).toEqual(['G20.A1', 'G20.A2']);
  });
});

describe('changes', () => {
  test('a replaced description is no longer found by its old words', () => {
    const index = filled();
    index.put(diagnosis('I10', 'High blood pressure'));
    expect(index.search('essential', DAY)).toEqual([]);
    expect(index.search('high blood', DAY).map(({ code }) => code)).toEqual(['I10']);
    expect(index.size).toBe(sample.length);
  });

  test('a code out of use is not offered, and comes back', () => {
    const index = filled();
    index.put(outOfUse('R32', 'Unspecified urinary incontinence'));
    expect([index.find('R32', DAY), index.search('urinary', DAY), index.size]).toEqual([
      null,
      [],
      sample.length,
    ]);
    expect(index.entry('r32')).toMatchObject({ code: 'R32', is_active: false });
    expect(index.list('urinary', DAY, () => true).map(({ code }) => code)).toEqual(['R32']);
    index.put(diagnosis('R32', 'Unspecified urinary incontinence'));
    expect(index.search('urinary', DAY).map(({ code }) => code)).toEqual(['R32']);
  });
});

/** The same rules without an index: every code, every time. */
function naiveSearch(known: ReadonlyMap<string, Diagnosis>, query: string, limit: number): Diagnosis[] {
  const sorted = [...known.values()].sort((a, b) => (bareCode(a.code) < bareCode(b.code) ? -1 : 1));
  const billable = sorted.filter(
    ({ code, is_active }) =>
      is_active &&
      !sorted.some((other) => other.code !== code && bareCode(other.code).startsWith(bareCode(code))),
  );
  const typed = query.trim();
  const isCode = looksLikeCode(typed);
  const rank = (one: Diagnosis) => (bareCode(one.code) === bareCode(typed) && isCode ? 0 : one.usual ? 1 : 2);
  const ranked = (found: Diagnosis[]) => found.sort((a, b) => rank(a) - rank(b));
  const byCode = ranked(billable.filter(({ code }) => isCode && bareCode(code).startsWith(bareCode(typed))));
  const words = isCode && typed.includes('.') ? [] : foldedWords(typed);
  const byWords = billable.filter(
    (one) =>
      words.length > 0 &&
      words.every(
        (word) =>
          foldedWords(one.description).some((other) => other.startsWith(word)) ||
          (word.length >= 3 && looksLikeCode(word) && bareCode(one.code).startsWith(word)),
      ),
  );
  return [...new Set([...byCode, ...ranked(byWords)])].slice(0, limit);
}

describe('against a search through everything', () => {
  const code = fc
    .tuple(
      fc.constantFrom('E', 'I'),
      fc.constantFrom('1', '2'),
      fc.constantFrom('0', 'A'),
      fc.stringMatching(/^[012]{0,2}$/),
    )
    .map(([a, b, c, rest]) => (rest ? `${a}${b}${c}.${rest}` : `${a}${b}${c}`));
  const word = fc.constantFrom('foot', 'food', 'ulcer', 'ulcers', 'Übel', 'type', '1', 'e10');
  const change = fc.tuple(
    code,
    fc.array(word, { minLength: 1, maxLength: 4 }),
    fc.record({ is_active: fc.boolean(), usual: fc.boolean() }),
  );
  const typedWord = word.chain((text) =>
    fc.integer({ min: 1, max: text.length }).map((end) => text.slice(0, end)),
  );
  const query = fc.oneof(
    fc.array(typedWord, { maxLength: 3 }).map((words) => words.join(' ')),
    code.chain((text) =>
      fc.integer({ min: 1, max: text.length }).map((end) => text.slice(0, end).toLowerCase()),
    ),
    fc.tuple(code, typedWord).map((parts) => parts.join(' ')),
  );

  test('the same results after any changes', () => {
    fc.assert(
      fc.property(
        fc.array(change, { maxLength: 40 }),
        query,
        fc.integer({ min: 1, max: 12 }),
        (changes, text, limit) => {
          const index = new DiagnosisIndex();
          const known = new Map<string, Diagnosis>();
          for (const [changed, words, standing] of changes) {
            known.set(changed, diagnosis(changed, words.join(' '), standing));
            index.put(known.get(changed)!);
          }
          expect(index.search(text, DAY, limit)).toEqual(naiveSearch(known, text, limit));
          expect(index.size).toBe(known.size);
        },
      ),
      { numRuns: 1000 },
    );
  });
});
