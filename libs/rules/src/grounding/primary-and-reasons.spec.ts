import { checkGrounding, type GroundingFacts } from './index.ts';

const facts: GroundingFacts = {
  patient: { first_name: 'Ana', last_name: 'Sample', dob: '1948-03-09' },
  diagnoses: [
    { is_primary: false, code: 'R32', description: 'Unspecified urinary incontinence' },
    { is_primary: true, code: 'N39.41', description: 'Urge incontinence' },
  ],
  items: [
    {
      item: 'Adult briefs, large',
      hcpcs: 'T4523',
      quantity: 200,
      justification: 'Fourteen changes in 24 hours are recorded on the continence chart.',
    },
  ],
  provider: { name: 'Dr. Jo Park', npi: '1234567893', date_signed: '2026-01-02' },
};
const marksIn = (text: string, of: GroundingFacts = facts) =>
  checkGrounding(text, of, '2026-01-02').marks.map(({ text: marked, kind, tier }) => [marked, kind, tier]);

describe('which diagnosis is called the primary one', () => {
  test.each([
    'The primary diagnosis is Urge incontinence.',
    'The primary diagnosis is N39.41, Urge incontinence.',
    'The main diagnosis was Urge incontinence.',
    'The primary diagnosis codes are R32 and N39.41.',
    'Urge incontinence and Unspecified urinary incontinence are recorded.',
  ])('agrees with the case: %s', (text) => {
    expect(marksIn(text)).toEqual([]);
  });

  test.each([
    ['The primary diagnosis is Unspecified urinary incontinence.', 'Unspecified urinary incontinence'],
    ['The main diagnosis is R32.', 'R32'],
    ['Primary diagnosis: R32, Unspecified urinary incontinence.', 'R32'],
  ])('contradicts it: %s', (text, marked) => {
    expect(marksIn(text)).toEqual([[expect.stringContaining(marked), 'diagnosis', undefined]]);
  });

  test('is not known where the case does not say, or has one alone', () => {
    const text = 'The primary diagnosis is Unspecified urinary incontinence.';
    const diagnoses = facts.diagnoses.map((one) => ({ ...one, is_primary: false }));
    expect(marksIn(text, { ...facts, diagnoses })).toEqual([]);
    expect(marksIn(text, { ...facts, diagnoses: diagnoses.slice(0, 1) })).toEqual([]);
  });
});

describe('the reason given for an item', () => {
  test('is that of the case, in whole or in part', () => {
    const given = 'The reason given for Adult briefs, large is:';
    expect(marksIn(`${given} Fourteen changes in 24 hours are recorded on the continence chart.`)).toEqual(
      [],
    );
    expect(marksIn(`${given} fourteen changes on the chart.`)).toEqual([]);
  });

  test('is marked where it is another', () => {
    const given = 'The reason given for Adult briefs, large is:';
    expect(marksIn(`${given} Comfort and dignity at home.`)).toEqual([
      ['Comfort and dignity at home.', 'statement', 'untraced'],
    ]);
    const [item] = facts.items;
    const unexplained = { ...facts, items: [{ ...item!, justification: null }] };
    expect(marksIn(`${given} Comfort and dignity at home.`, unexplained)).toEqual([]);
  });
});
