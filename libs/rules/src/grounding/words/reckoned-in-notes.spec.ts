import { bariatricBriefs } from '../corpus/dev/bariatric-briefs.ts';
import { padsProlapse } from '../corpus/dev/pads-prolapse.ts';
import { hospitalBedAlsViolinist } from '../corpus/fourteenth-stranger/hospital-bed-als-violinist.ts';
import { checkGrounding } from '../index.ts';

const marked = ({ facts, today }: typeof padsProlapse, text: string) =>
  checkGrounding(text, facts, today).marks.map((mark) => mark.text);

test.each([
  ['Seen on Monday, October 20, 2026.', 'Monday'],
  ['Signed: 10/20/2026 (Wednesday).', 'Wednesday'],
  ['The operation is set for Monday, January 12.', 'Monday'],
])('a weekday that is none of its date is marked: %s', (text, weekday) => {
  expect(marked(padsProlapse, text)).toContain(weekday);
});

test.each(['Seen on Tuesday, October 20, 2026.', 'Signed: 10/20/2026 (Tuesday).', 'She comes on Mondays.'])(
  'the weekday of the date is not: %s',
  (text) => {
    expect(marked(padsProlapse, text).filter((one) => /day$/.test(one))).toEqual([]);
  },
);

test.each([
  [bariatricBriefs, '7/day x 30 = 240/mo', '240'],
  [padsProlapse, 'She uses 2 pads at work and 4 pads at home: 2 work + 4 home = 8', '8'],
  [padsProlapse, 'Four pads a day, that is twenty a week.', 'twenty'],
  [padsProlapse, 'She comes every three months, that is, twelve times a year.', 'twelve'],
])('what does not come to what is said is marked: %#', (of, text, result) => {
  expect(marked(of, text).join('|')).toContain(result);
});

test.each([
  [bariatricBriefs, '7/day x 30 = 210/mo', '210'],
  [padsProlapse, '2 home + 4 work = 6', '6'],
  [padsProlapse, 'Four pads a day, that is twenty-eight a week.', 'twenty-eight'],
  [padsProlapse, 'She comes every three months, that is, four times a year.', 'four'],
])('what does is not: %#', (of, text, result) => {
  expect(marked(of, text)).not.toContain(result);
});

test('a box that was left empty states nothing, and the name of a group may be said for one of its drugs', () => {
  const { facts, today } = bariatricBriefs;
  const strong = (text: string) => checkGrounding(text, facts, today).marks.filter(({ tier }) => !tier);
  expect(strong('Diabetes: [x] none  [ ] type 1')).toEqual([]);
  expect(strong('He takes an anti-inflammatory drug.')).toEqual([]);
});

test.each([
  '☐ R33.9   Retention of urine',
  'Diagnosis   (x) N39.41   ( ) R33.9',
  'Diagnosis   [x] N39.41   [_] E11.51   [ ] I10',
  '□ Seen on 03/04/2021\n☑ N39.41',
])('neither a code nor a day beside an empty box is claimed: %s', (text) => {
  expect(marked(padsProlapse, text).filter((one) => /\d/.test(one))).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/R33|E11|I10|2021/)]),
  );
});

test.each([
  ['☒ R33.9   Retention of urine', 'R33.9'],
  ['Diagnosis   (x) R33.9   ( ) N39.41', 'R33.9'],
  ['Tried?  [x] Yes  [ ] No     03/04/2021', '03/04/2021'],
  ['Tried? (x) Yes ( ) No\nSeen on 03/04/2021', '03/04/2021'],
])('what stands beside a ticked one is, and what no longer belongs to an empty one: %s', (text, said) => {
  expect(marked(padsProlapse, text)).toContain(said);
});

test.each(['Both are to be delivered by the supplier.', 'Both will be needed.', 'Both have been ordered.'])(
  'both of what was named before are no side: %s',
  (text) => {
    for (const one of [padsProlapse, hospitalBedAlsViolinist])
      expect(checkGrounding(text, one.facts, one.today).marks.filter(({ kind }) => kind === 'side')).toEqual(
        [],
      );
  },
);

test('a heading that says how often is no firm, and a firm may be written short', () => {
  const facts = { ...padsProlapse.facts, seen: ['2026-10-01, test, at Larkmead Sleep Laboratory.'] };
  const firms = (text: string) =>
    checkGrounding(text, facts, padsProlapse.today).marks.flatMap(({ kind, text }) =>
      kind === 'organisation' ? [text] : [],
    );
  expect(firms('Monthly Supply Request\nTested at Larkmead Sleep Lab.')).toEqual([]);
  expect(firms('Tested at Stonebridge Sleep Lab.')).toEqual(['Stonebridge Sleep Lab']);
});

test('somebody of the other sex may have been spoken of in the sentence before', () => {
  const { facts, today } = bariatricBriefs;
  const note = 'Home nurse Odile Brandt measured the waist. The groins were dry. She comes on weekdays.';
  expect(
    checkGrounding(note, facts, today).marks.filter(({ tier, kind }) => !tier && kind === 'sex'),
  ).toEqual([]);
});

test.each([
  ['I met Ingrid Halvorsen again.', 'Halvorsen'],
  ['Today Ingrid Øst came by bus.', 'Øst'],
])('another surname behind the first name of the patient is marked: %s', (text, name) => {
  expect(marked(padsProlapse, text)).toContain(name);
});

test.each([
  'I met Ingrid Østergaard again.',
  'Ingrid Comes by bus.\nIngrid Monday',
  '**Ingrid** Medicare',
  'Ingrid T4526',
])('what else stands behind it is no surname: %s', (text) => {
  const { facts, today } = padsProlapse;
  expect(checkGrounding(text, facts, today).marks.filter(({ kind }) => kind === 'name')).toEqual([]);
});

test('a surname of two is known by both', () => {
  const { facts, today } = padsProlapse;
  const of = { ...facts, patient: { ...facts.patient, last_name: 'Østergaard-Lund' } };
  const names = (text: string) =>
    checkGrounding(text, of, today).marks.flatMap(({ kind, text }) => (kind === 'name' ? [text] : []));
  expect(names('I met Ingrid Østergaard-Lund again.')).toEqual([]);
  expect(names('I met Ingrid Østergaard-Lang again.')).toEqual(['Østergaard-Lang']);
});

test.each([
  ['Client: Østergaard, Ingrid   DOB 04/30/1964   M', true],
  ['DOB: 1964-04-30 (M)', true],
  ['Client: Østergaard, Ingrid   DOB 04/30/1964   F', false],
  ['DOB 04/30/1964 M-W-F clinic', false],
])('the letter of a sex behind a birth date is read: %s', (text, isOther) => {
  const { facts, today } = padsProlapse;
  const sexes = checkGrounding(text, facts, today).marks.filter(({ kind }) => kind === 'sex');
  expect(sexes.map((mark) => mark.text)).toEqual(isOther ? ['M'] : []);
});

test('a supplier by name is read without an ending that says what it is', () => {
  expect(marked(padsProlapse, 'Both are to be delivered by Lincare.')).toContain('Lincare');
});
