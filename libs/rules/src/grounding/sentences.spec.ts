import { NOTE_MAX_LENGTH } from '../notes/notes.ts';
import { checkGrounding, type GroundingFacts } from './index.ts';

const facts: GroundingFacts = {
  case_id: 42,
  patient: {
    first_name: 'Margaret',
    middle_name: 'Anne',
    last_name: 'Sample',
    dob: '1948-03-09',
    height: '5 ft 4 in',
    weight: '162 lb',
    phone: '(303) 555-0147',
    mrn: 'MRN-004217',
  },
  diagnoses: [{ code: 'N39.41', description: 'Urge incontinence' }],
  items: [
    {
      item: 'Adult briefs, large',
      hcpcs: 'T4523',
      quantity: 420,
      quantity_limit: 360,
      limit_period: 'month',
      size: 'L',
      color: 'White',
      justification: 'Fourteen changes in 24 hours are recorded.',
    },
  ],
  provider: { name: 'Dr. Helen Example', npi: '1234567893', date_signed: '2026-11-20' },
};
const read = (note: string) => checkGrounding(note, facts, '2026-11-21');

test.each([
  'Ms. Sample is a seventy-eight-year-old woman who needs 420 briefs monthly (t4523).',
  'Adult briefs: 420/month exceeds the usual limit of 360 per month.',
  'A quantity of four hundred twenty adult briefs, size large.',
  'Born March 9th, 1948; DOB 3/9/48; DOB 9 March 1948; signed 20-Nov-2026.',
  'Under L33822 and A52464 the limit is 300 per 3 months.',
  'A visit within 6 months before the order, and every 6 months after it.',
  'Section 3.2, 42 CFR 410.38(c), page 1 of 2, care 24/7.',
  'Patient: a 78-year-old woman\nProvider: see below\nPatient: Margaret Sample DOB 03/09/1948',
  'Mrs. Sample requires 14 changes in a 24-hour period.',
  'Medicare covers HCPCS T4521–T4545 and, with insulin, E08–E13.',
  'Item 1: Adult briefs, large\nHCPCS: T4523\n**Quantity requested:** 420 (four hundred twenty) per month',
  '1. one\n2) two\n(3) three',
  '[Add: date of the visit, such as 01/02/2003] [Reviewer: E11.65?]',
  'MRN 004217, phone 303-555-0147, NPI 1234567893, code N3941.',
  'Ms. Sample, 78, was seen in November 2026; signed on the twentieth of November, two thousand twenty-six.',
  'Margaret Sample (DOB 03/09/1948) is a 78-year-old woman. My patient, Margaret A. Sample, needs it.',
  'LETTER OF MEDICAL NECESSITY\nDOB 03/09/1948. For this patient, Local Coverage Determination L33822 applies.',
  'Born March ninth, nineteen forty-eight; signed 11/2026.',
  'T4523-KX, T4523NU and HCPCS T4523-KX are the billing codes of the 420 briefs.',
  'Four hundred and twenty (420) briefs a month exceed the limit of 360 by 60.',
  'A 30-day supply of 420 briefs, used 24 hours a day, 7 days a week. One brief is used at each change.',
  'Up to fourteen changes daily; 14 changes per 24 hours.',
  'A visit within six (6) months prior to the order; the 1 item is used every day. Case #42.',
  'Changes: fourteen (14) in 24 hours. Height 5 ft 4 in, weight 162 pounds. 1 diagnosis.',
])('nothing is marked in “%s”', (note) => {
  expect(read(note).marks).toEqual([]);
});

test.each([
  ['Ms. Sampel needs it.', 'name', 'Sampel'],
  ['Margaret Sampl needs it.', 'name', 'Sampl'],
  ['Dr. Bob Smith saw her.', 'name', 'Bob Smith'],
  ['Name: John Doe', 'name', 'John Doe'],
  ['Lorraine Petrie (DOB 03/09/1948) needs it.', 'name', 'Lorraine Petrie'],
  ['Lorraine Petrie is a 78-year-old woman.', 'name', 'Lorraine Petrie'],
  ['For my patient, Lorraine Petrie, it is needed.', 'name', 'Lorraine Petrie'],
  ['She is 79 years old.', 'age', '79 years old'],
  ['Adult briefs, size XL', 'size', 'XL'],
  ['Color: Blue', 'size', 'Blue'],
  ['She weighs 126 lb.', 'number', '126'],
  ['MRN: MRN-004218', 'number', 'MRN-004218'],
  ['Call (303) 555-0148.', 'number', '(303) 555-0148'],
  ['Adult briefs 420 per week', 'quantity', '420 per week'],
  ['Quantity: 360 per month of adult briefs', 'quantity', '360 per month'],
  ['She uses 8 briefs per day.', 'quantity', '8 briefs per day'],
  ['Three hundred briefs', 'quantity', 'Three hundred'],
  ['Four hundred twenty (240) briefs', 'quantity', 'Four hundred twenty (240)'],
  ['420 to 421 briefs', 'quantity', '421'],
  ['Case #43', 'number', '43'],
  ['DOB 11/20/2026', 'date', '11/20/2026'],
  ['Born on the tenth of March, 1948', 'date', 'tenth of March, 1948'],
  ['Born March ninth, nineteen forty-nine', 'date', 'March ninth, nineteen forty-nine'],
  ['Seen on Mrach 9, 1948', 'date', 'Mrach 9, 1948'],
  ['T4532 is ordered.', 'code', 'T4532'],
  ['T4532NU is ordered.', 'code', 'T4532'],
  ['HCPCS T4532-KX is ordered.', 'code', 'T4532'],
  ['Code TT4523 is ordered.', 'code', 'TT4523'],
  ['N39.4l is recorded.', 'code', 'N39'],
  ['NPI 123456789', 'npi', '123456789'],
] as const)('in “%s” the %s is marked: %s', (note, kind, text) => {
  const { marks } = read(note);
  expect(marks.map((mark) => [mark.kind, mark.text])).toEqual([[kind, text]]);
  expect(note.slice(marks[0]!.start, marks[0]!.end)).toBe(text);
  expect(marks[0]!.sentence).toMatch(/ is not in the case\.$/);
});

test.each([
  ['It was 9.2% then.', '9.2'],
  ['She is 12 months in care.', '12 months'],
  ['Diagnosed in 2019.', '2019'],
  ['12 to 14 changes per day', '12'],
  ['Exceeds the limit by 61', '61'],
  ['Seen in 10/2026', '10/2026'],
])('in “%s” no place of the case is clearly filled otherwise, and %s is of the softer tier', (note, text) => {
  expect(read(note).marks.map((mark) => [mark.text, mark.tier])).toEqual([[text, 'untraced']]);
});

test.each([
  ['Type 2 diabetes', [['diagnosis', 'Type 2 diabetes']]],
  [
    'Timed voiding was tried.',
    [
      ['event', 'Timed voiding', 'untraced'],
      ['event', 'tried', 'untraced'],
    ],
  ],
] as const)('in “%s” each is marked, what was done and that it was: %j', (note, expected) => {
  const { marks } = read(note);
  expect(marks.map(({ kind, text, tier }) => (tier ? [kind, text, tier] : [kind, text]))).toEqual(expected);
});

test('places are those of the note as it is, typographic characters included', () => {
  const note = '“Adult briefs” – T4523 × 420 — “E11.65”';
  expect(read(note).marks).toEqual([
    { start: 32, end: 38, kind: 'code', text: 'E11.65', sentence: 'The code E11.65 is not in the case.' },
  ]);
});

test('what an empty note leaves out', () => {
  expect(read('[Add: N39.41, T4523]').leftOut.map(({ kind, sentence }) => [kind, sentence])).toEqual([
    ['patient', "The patient's name Margaret Sample is not in the note."],
    ['diagnosis', 'The diagnosis N39.41 is not in the note.'],
    ['item', 'The item Adult briefs, large is not in the note.'],
  ]);
});

test.each([
  'Margaret Sample: adult briefs for N39.41',
  'Margaret Sample needs adult briefs for urge incontinence.',
])('codes, quantities and the NPI stand in the letter’s tables: “%s” leaves nothing out', (note) => {
  expect(read(note).leftOut).toEqual([]);
});

// Each of these took seconds or minutes where a pattern reads on from every place: the test's time limit ends that.
test('the longest note of whatever kind can be read', () => {
  const units = [
    '§',
    '1',
    "Samplé'",
    'MRNhoursonce-',
    '| 1 ',
    'two ',
    'T4523',
    '(1) ',
    'Mr. Aa Bb ',
    '1-',
    '[a ',
    'NPI ',
  ];
  for (const unit of units) {
    const note = unit.repeat(Math.ceil(NOTE_MAX_LENGTH / unit.length)).slice(0, NOTE_MAX_LENGTH);
    const { marks } = read(note);
    expect(marks.filter(({ start, end, text }) => note.slice(start, end) !== text)).toEqual([]);
  }
});
