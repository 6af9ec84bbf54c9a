import { deidentify, type IdentifyingFacts } from './index.ts';

const facts: IdentifyingFacts = {
  case_id: 42,
  patient: {
    first_name: 'Ana',
    middle_name: 'María',
    last_name: 'Ramírez-O’Dell',
    dob: '1948-03-09',
    address: '77 Parakeet Lane, Apt 4B, Fairhaven Springs, CO 80202',
    phone: '(303) 555-0147',
    email: 'ana.r@mail.example',
    mrn: 'MRN-004217',
  },
  provider: { name: 'Dr. Helen van den Berg, MD', npi: '1234567893', signature: 'H. Berg' },
  items: [{ item: 'Adult briefs, large', size: 'L', color: 'White' }],
  diagnoses: [{ description: 'Urge incontinence' }],
  staff: ['Jun Tanaka'],
};
const read = (note: string, about: IdentifyingFacts = facts) => deidentify(note, about).text;

test.each([
  // names
  ['Ana Ramírez-O’Dell needs it.', '[patient name] needs it.'],
  ["ANA MARIA RAMIREZ-O'DELL, 420 briefs", '[patient name], 420 briefs'],
  ['Ramirez-O’Dell, Ana M.: urge incontinence', '[patient name].: urge incontinence'],
  ['Ms. Ramírez’s diary and ana’s skin', 'Ms. [patient name]’s diary and [patient name]’s skin'],
  ['A. M. Ramirez signed; A. Ramírez came.', '[patient name] signed; [patient name] came.'],
  ['Ana O Dell, Ana O’DELL', '[patient name], [patient name]'],
  ['Ana\nRamírez-O’Dell', '[patient name]'],
  ['Ramı́rez and Rami\u0301rez', '[patient name] and [patient name]'],
  [
    'the Ramirezes, ramirez_ana.pdf, AnaRamirez',
    'the [patient name], [patient name]_[patient name].pdf, [patient name]',
  ],
  [
    'A.R. was seen; A.M.R. too; Ms. R. came.',
    '[patient name]. was seen; [patient name]. too; Ms. [patient name]. came.',
  ],
  ['Dr. Helen van den Berg, MD, NPI 1234567893', 'Dr. [provider name], MD, NPI [NPI]'],
  ['H. Berg; Dr. Berg; Helen Berg', '[provider name]; Dr. [provider name]; [provider name]'],
  ['Written by Jun Tanaka and Tanaka, Jun.', 'Written by [name] and [name].'],
  ['Dr. Imani Sorrell saw her; her daughter Lucia helps.', 'Dr. [name] saw her; her daughter [name] helps.'],
  // days
  [
    'born March 9, 1948, 03/09/1948, 3/9/48, 9 March 1948, 09-MAR-1948',
    `born ${Array(5).fill('[date of birth]').join(', ')}`,
  ],
  [
    'DOB 1948-03-09; 1948/3/9; 19480309; 03.09.48; 03 / 09 / 1948',
    `DOB ${Array(5).fill('[date of birth]').join('; ')}`,
  ],
  ['the 9th of March, 1948 or march the ninth, 1948', 'the [date of birth] or [date of birth]'],
  ['March 9th, born in 1948, Mar. 1948', '[date of birth], born in [date of birth], [date of birth]'],
  [
    'Seen on October 6, 2026 and on 10/20, again in May and in June 2026.',
    'Seen on [date] and on [date], again in [date] and in [date].',
  ],
  ['since 2024, 24/7, 1/2 tablet, section 5.9', 'since 2024, 24/7, 1/2 tablet, section 5.9'],
  ['She may first need briefs and may 5 times a day.', 'She may first need briefs and may 5 times a day.'],
  // ages
  [
    'a 78-year-old, 78 y/o, 78 yo, aged 78, Age: 78, age 78.',
    'a [age]-year-old, [age] y/o, [age] yo, aged [age], Age: [age], age [age].',
  ],
  [
    'seventy-eight years old; an 8-month-old; age/sex: 78/F',
    '[age] years old; an [age]-month-old; age/sex: [age]/F',
  ],
  ['in her nineties, a centenarian, a 93 year old', 'in her [age], a [age], a [age] year old'],
  ['over 65 years of age; over 91 years of age', 'over 65 years of age; over [age] years of age'],
  [
    'a 14 French catheter for 6 years, visits over 12 months old',
    'a 14 French catheter for 6 years, visits over 12 months old',
  ],
  // numbers
  ['MRN MRN-004217, mrn: 004217, MRN 004218, 004217', 'MRN [MRN], [MRN], MRN [MRN], [MRN]'],
  [
    'Call (303) 555-0147, 303.555.0147, +1 303 555 0147 ext. 12, 555-0147.',
    'Call [phone], [phone], [phone], [phone].',
  ],
  ['Fax 212-555-0100; tel +44 20 7946 0958', 'Fax [phone]; tel [phone]'],
  [
    'ana.r@mail.example, other@clinic.example, https://clinic.example/a?b=1',
    '[email], [email], [web address]',
  ],
  ['NPI# 123 456 7893; NPI: 1098765432; 4561237890', 'NPI# [NPI]; NPI: [NPI]; [number]'],
  ['SSN 123-45-6789, MBI 1EG4-TE5-MK73, 1eg4te5mk73', 'SSN [SSN], MBI [MBI], [MBI]'],
  ['Member ID: XK-4471, policy number L33822', 'Member ID: [number], policy number L33822'],
  [
    'Case #42, Case 42, case number 7, in this case 42 briefs',
    'Case #[case number], Case [case number], case number [case number], in this case 42 briefs',
  ],
  // addresses
  ['77 Parakeet Lane, Apt 4B, Fairhaven Springs, CO 80202', '[address]'],
  ['77 Parakeet Ln in fairhaven springs, CO 80202', '[address] in [city], CO [ZIP]'],
  [
    'on Parakeet Lane, Apt 4B, near 12 Old Mill Rd., P.O. Box 12',
    'on [address], [address], near [address], [address]',
  ],
])('“%s”', (note, without) => {
  expect(read(note)).toBe(without);
});

test.each([
  'N39.41, R32, E11.65 and T4523, T4521–T4545 under L33822, A52464 and 42 CFR 410.38(c).',
  'Quantity: 420 per month; 1,500 strips; size 10 wide; 30-40 mmHg; 5 ft 4 in, 162 lb; 9.2%.',
  '[Add: date of the visit, with findings] [Reviewer: which limb?]',
  'Analysis, Berger and Bergamot are no names; neither is “anatomy”.',
  'Adult briefs, large. Color: White. A visit within 6 months before the order.',
  'Oregon allows 200 a month; Medicare covers one pair a year.',
])('“%s” stays', (note) => {
  expect(deidentify(note, facts)).toEqual({ text: note, replacements: [] });
});

describe('a name that is also a word', () => {
  const rose: IdentifyingFacts = {
    patient: { first_name: 'Rose', last_name: 'Short' },
    provider: { name: 'Will Walker', npi: '1234567893' },
    items: [{ item: 'Wheeled Walker', color: 'White' }],
    diagnoses: [{ description: 'Short stature' }],
  };
  test.each([
    [
      'Rose Short walks a short way; short breaks help.',
      '[patient name] walks a short way; short breaks help.',
    ],
    [
      'Rose has pain. Short needs help. Short walks are possible.',
      '[patient name] has pain. [patient name] needs help. Short walks are possible.',
    ],
    ['The pressure rose. Ms. Short rose at night.', 'The pressure rose. Ms. [patient name] rose at night.'],
    [
      'rose short and ms. short, R. Short, Short, R.',
      '[patient name] and ms. [patient name], [patient name], [patient name].',
    ],
    [
      'SHORT-TERM GOALS\nPATIENT: ROSE SHORT\nSHORT STAY',
      'SHORT-TERM GOALS\nPATIENT: [patient name]\nSHORT STAY',
    ],
    [
      'A Wheeled Walker is ordered by Will Walker; walkers help.',
      'A Wheeled Walker is ordered by [provider name]; walkers help.',
    ],
    [
      'Short stature, and the walker of Dr. Walker will do.',
      'Short stature, and the walker of Dr. [provider name] will do.',
    ],
    ['For Rose the Short-term goal is met.', 'For [patient name] the Short-term goal is met.'],
  ])('“%s”', (note, without) => {
    expect(read(note, rose)).toBe(without);
  });

  test('April, in April', () => {
    const april = { patient: { first_name: 'April', last_name: 'May' }, provider: null };
    expect(read('April May came in April, on May 5, 2026; April is well; she may stay.', april)).toBe(
      '[patient name] came in [date], on [date]; [patient name] is well; she may stay.',
    );
  });
});

test('what was replaced is told, with how often', () => {
  expect(deidentify('Ana came. Ana, born 3/9/1948, left.', facts).replacements).toEqual([
    { kind: 'patient name', original: 'Ana', placeholder: '[patient name]', count: 2 },
    { kind: 'date of birth', original: '3/9/1948', placeholder: '[date of birth]', count: 1 },
  ]);
});

test('facts that are missing, short or no names take nothing out', () => {
  const bare = {
    case_id: 3,
    patient: {
      first_name: 'X',
      last_name: '-',
      middle_name: null,
      address: 'n/a',
      phone: '-',
      mrn: '12',
      email: '',
    },
    provider: { name: '.', npi: '', signature: 'data:image/png;base64,AAAA' },
  };
  const note = 'In this case 3 units, 12 a month; data and n of 5. X-ray: none.';
  expect(read(note, bare)).toBe(note);
});

// Where an expression went back over the text again and again, this would not end.
test.each([
  'a',
  'Aa ',
  '1',
  '1 ',
  'a.',
  'A-',
  '(',
  '[',
  'may ',
  'ana ',
  '3/',
  '\n ',
  "'s",
  'age ',
  'a@',
  '\n-',
  'Dr. A. ',
])('the longest note of nothing but “%s” is read to its end', (piece) => {
  const length = deidentify(piece.repeat(Math.floor(50_000 / piece.length)) + 'END', facts).text;
  expect(length.endsWith('END')).toBe(true);
});
