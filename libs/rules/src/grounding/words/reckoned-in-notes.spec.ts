import { bariatricBriefs } from '../corpus/dev/bariatric-briefs.ts';
import { padsProlapse } from '../corpus/dev/pads-prolapse.ts';
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

test('somebody of the other sex may have been spoken of in the sentence before', () => {
  const { facts, today } = bariatricBriefs;
  const note = 'Home nurse Odile Brandt measured the waist. The groins were dry. She comes on weekdays.';
  expect(
    checkGrounding(note, facts, today).marks.filter(({ tier, kind }) => !tier && kind === 'sex'),
  ).toEqual([]);
});
