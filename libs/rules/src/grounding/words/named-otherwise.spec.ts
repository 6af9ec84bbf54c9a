import { markedOfPlain } from '../own/plain-letter.fixture.ts';

test.each([
  ['RE: Imelda Tarleton', 'Imelda'],
  ['This is asked for Irene Tarleton of Hexley.', 'Irene'],
  ['Her husband, Leonard, suctions her.', 'Leonard'],
  ['She lives with her husband Lionel and her sister Phoebe.', 'Phoebe'],
  ['Phoebe, her sister, helps at night.', 'Phoebe'],
  ['The walk was watched by Bernadette Ashcombe, PT.', 'Bernadette'],
  ['The walk was watched by Bernard Ashworth, PT.', 'Ashworth'],
  ['Signed by Holden Brandreth, MD', 'Holden'],
  ['Payer: Buckeye Family Trust', 'Buckeye Family Trust'],
  ['Insurance: Ohio Medicaid', 'Ohio Medicaid'],
  ['To the Medical Director, Wabash Health Alliance:', 'Wabash Health Alliance'],
  ['To Wabash Lakes Health:', 'Wabash Lakes Health'],
  ['To: Buckeye Infusion', 'Buckeye Infusion'],
  ['Dear reviewer at Buckeye Family Care,', 'Buckeye Family Care'],
  ['Dear Buckeye Family Care Reviewer,', 'Buckeye Family Care'],
  ['The supplier is Buckeye Respiratory.', 'Buckeye Respiratory'],
  ['BUCKEYE VOICE SYSTEMS\nCover letter', 'BUCKEYE VOICE SYSTEMS'],
  ['- Supplier: Wabash Respiratory', 'Wabash Respiratory'],
])('another name beside one of the case, or of its kin, is marked: %s', (text, place) => {
  expect(markedOfPlain(text)).toContain(place);
});

test.each([
  'RE: Imogen Tarleton',
  'Patient Tarleton was seen in November.',
  'Her husband, Lionel, suctions her 3 times a day.',
  'Philomena, her sister, lives with her.',
  'Bernard Ashcombe, PT, saw her walk 90 feet.',
  'Payer: Prairie Mutual Health',
  'Dear Prairie Mutual Health Reviewer,',
  'SLEEP CLINIC NOTE\nProgress',
  'Insurance: Prairie Mutual Health Plan',
  'Supplier: Scioto Home Supply, Inc.',
  'To Whom It May Concern:',
  'To Prairie Mutual Health:',
  'To: Claims Department',
  'To the Medical Director, Prairie Mutual Health:',
  'Dear Reviewer at the Utilization Management Department,',
])('those of the case are not: %s', (text) => {
  expect(markedOfPlain(text)).toBe('');
});

test.each([
  ['The boot is maroon.', 'maroon'],
  ['The boot is turquoise.', 'turquoise'],
  ['The walking boot, size 8 1/2 wide, is grey.', '8 1/2 wide'],
  ['The walking boot, size 6, is grey.', '6'],
])('another choice is marked: %s', (text, place) => {
  expect(markedOfPlain(text).split('|')).toContain(place);
});

test.each(['The boot is grey.', 'The walking boot, size 7 1/2 wide, is grey.', 'Walking boot, size 7 1/2'])(
  'its own is not: %s',
  (text) => {
    expect(markedOfPlain(text)).toBe('');
  },
);
