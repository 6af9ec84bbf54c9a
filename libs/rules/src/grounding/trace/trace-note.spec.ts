import { type GroundingFacts, traceNote } from '../index.ts';

const facts: GroundingFacts = {
  case_id: 42,
  patient: {
    first_name: 'Margaret',
    middle_name: 'Anne',
    last_name: 'Sample',
    dob: '1948-03-09',
    gender: 'female',
    email: 'maggie1948@mail.test',
    address: '1180 Larkspur Lane, Apt 4B\nBoulder, CO 80302',
    height: '5 ft 4 in',
    weight: '162 lb',
    phone: '(303) 555-0147',
    mrn: 'MRN-004217',
  },
  diagnoses: [
    { code: 'N39.41', description: 'Urge incontinence', is_primary: true },
    { code: 'E11.65', description: 'Type 2 diabetes mellitus with hyperglycemia' },
  ],
  items: [
    {
      item: 'Adult briefs, large',
      hcpcs: 'T4523',
      quantity: 420,
      quantity_limit: 360,
      limit_period: 'month',
      size: 'L',
      color: 'White',
      justification: 'Fourteen changes in 24 hours are recorded. Timed voiding did not help.',
    },
    { item: 'Underpads, large', hcpcs: 'T4541', quantity: 1, justification: null },
  ],
  provider: { name: 'Dr. Helen Example', npi: '1234567893', date_signed: '2026-11-20' },
};
const trace = (note: string) => traceNote(note, facts, '2026-11-21');
const keysOf = (note: string) => trace(note).sentences.map(({ facts: keys }) => keys);

test.each([
  ['Margaret Sample was born on March 9, 1948.', ['patient name', 'patient dob']],
  ['She is 78 years old.', ['patient dob']],
  ['MRN 004217, phone 303-555-0147.', ['patient mrn', 'patient phone']],
  ['Height 5 ft 4 in, weight 162 pounds.', ['patient height', 'patient weight']],
  ['She leaks with urge: N39.41.', ['diagnosis 0']],
  ['T2DM is known.', ['diagnosis 1']],
  ['Her type 2 diabetes comes with hyperglycemia.', ['diagnosis 1']],
  ['420 adult briefs a month, size L, white.', ['item 0', 'item 0 quantity', 'item 0 size', 'item 0 color']],
  ['1,260 briefs per 3 months are needed.', ['item 0', 'item 0 quantity']],
  ['An underpad is ordered.', ['item 1', 'item 1 quantity']],
  ['14 changes are recorded in 24 hours.', ['told 0']],
  ['Timed voiding has not helped.', ['told 1']],
  [
    'Dr. Helen Example, NPI 1234567893, signed 11/20/2026.',
    ['provider name', 'provider npi', 'provider signed'],
  ],
  ['Briefs keep the skin dry.', ['item 0']],
  ['She is female.', ['patient gender']],
  ['A 78-year-old woman.', ['patient dob', 'patient gender']],
  ['She is not male.', []],
  ['A female catheter was tried.', []],
  ['Write to Maggie1948@mail.test.', ['patient email']],
  ['Write to amaggie1948@mail.test.', []],
  ['Write to a.maggie1948@mail.test.', []],
  ['Write to maggie1948@mail.testing.', []],
  ['Write to maggie1948@mail.test.org.', []],
  ['Write to maggie1948@mail.test-lab.', []],
  ['maggie1948@mail.test. is hers.', ['patient email']],
  ['She lives at 1180 Larkspur Lane in Boulder.', ['patient address']],
  ['She lives in Boulder.', []],
  ['The primary diagnosis is N39.41.', ['diagnosis 0', 'diagnosis 0 primary']],
  ['The primary diagnosis is E11.65.', ['diagnosis 1']],
  ['Her primary care physician treats the N39.41.', ['diagnosis 0']],
  ['This exceeds the limit of 360 a month.', ['item 0 limit']],
  ['The briefs are above the usual maximum of 360.', ['item 0', 'item 0 limit']],
  ['Underpads are above the usual maximum of 360.', ['item 1']],
  ['She walked 360 feet.', []],
  ['Thank you for your time.', []],
  ['[Add: Margaret Sample, N39.41]', []],
])('“%s” states %j', (note, keys) => {
  expect(keysOf(note)).toEqual([keys]);
});

test('each sentence is told where it stands, and each fact where it is stated', () => {
  const note = '# Ms. **Sample**\n\nN39.41 is her diagnosis; Ms. Sample agrees.\n---\nThank you.';
  const { sentences, facts: all } = trace(note);
  expect(sentences.map(({ start, end }) => note.slice(start, end))).toEqual([
    'Ms. **Sample',
    'N39.41 is her diagnosis;',
    'Ms. Sample agrees.',
    'Thank you.',
  ]);
  expect(all.find(({ key }) => key === 'patient name')).toEqual({
    key: 'patient name',
    kind: 'patient',
    label: 'Patient',
    value: 'Margaret Anne Sample',
    sentences: [0, 2],
  });
});

test('an empty note leaves every fact of the case out, each with what the case says', () => {
  const { sentences, facts: all } = trace('');
  expect(sentences).toEqual([]);
  expect(all.every((fact) => fact.sentences.length === 0)).toBe(true);
  expect(all.map(({ label, value }) => `${label}: ${value}`)).toEqual([
    'Patient: Margaret Anne Sample',
    'Birth date: 1948-03-09, 78 years',
    'Sex: female',
    'MRN: MRN-004217',
    'Phone: (303) 555-0147',
    'Email: maggie1948@mail.test',
    'Address: 1180 Larkspur Lane, Apt 4B, Boulder, CO 80302',
    'Height: 5 ft 4 in',
    'Weight: 162 lb',
    'Diagnosis: N39.41 Urge incontinence',
    'Primary diagnosis: N39.41',
    'Diagnosis: E11.65 Type 2 diabetes mellitus with hyperglycemia',
    'Item: Adult briefs, large (T4523)',
    'Adult briefs, large: quantity: 420 per month',
    'Adult briefs, large: limit: 360 per month',
    'Adult briefs, large: size: L',
    'Adult briefs, large: color: White',
    'Item: Underpads, large (T4541)',
    'Underpads, large: quantity: 1',
    'Justification: Fourteen changes in 24 hours are recorded.',
    'Justification: Timed voiding did not help.',
    'Provider: Dr. Helen Example',
    'NPI: 1234567893',
    'Date of the provider’s signature: 2026-11-20',
  ]);
});

test('one number more or less is another number', () => {
  expect(keysOf('NPI 1234567890.')).toEqual([[]]);
  expect(keysOf('421 adult briefs a month.')).toEqual([['item 0']]);
  expect(keysOf('Born on March 8, 1948.')).toEqual([[]]);
});

test('visits and answers are facts as well: each sentence that tells one says which', () => {
  const withEvidence: GroundingFacts = {
    ...facts,
    seen: ['The visit of March 2, 2026 with a physician, in person, by Dr. Jo Park. Skin is broken.'],
    told: ['The diabetes is treated with insulin. This meets: Insulin is used.', 'The patient lives alone'],
    answered: ['The diabetes is treated with insulin', 'The patient lives alone'],
  };
  const note =
    'Recorded at the visit of March 2, 2026 with a physician, in person. The skin is broken. ' +
    'Her diabetes is treated with insulin. She lives alone. She was treated.';
  const { sentences, facts: all } = traceNote(note, withEvidence, '2026-11-21');
  expect(sentences.map(({ facts: keys }) => keys.filter((key) => /told|answer/.test(key)))).toEqual([
    ['told 2'],
    ['told 3'],
    ['answer 0'],
    ['answer 1'],
    [],
  ]);
  const evidence = all.filter(({ kind }) => kind === 'evidence');
  expect(evidence.map(({ label, value }) => `${label}: ${value}`)).toEqual([
    'Visit: The visit of March 2, 2026 with a physician, in person, by Dr. Jo Park.',
    'Visit: Skin is broken.',
    'Answer: The diabetes is treated with insulin',
    'Answer: The patient lives alone',
  ]);
  expect(all.filter(({ label }) => label === 'Justification')).toHaveLength(2);
});
