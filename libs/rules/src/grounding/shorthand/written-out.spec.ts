import { normalised } from '../text/normalised.ts';
import { writtenOut } from './written-out.ts';

const read = (note: string, names: readonly string[] = []) => writtenOut(normalised(note), new Set(names));

test.each([
  ['58F s/p ORIF R ankle', '58-year-old female after open reduction and internal fixation right ankle'],
  [
    'Lasix 40 mg qam, tramadol 50 q6h prn',
    'furosemide 40 mg every morning, tramadol 50 every 6 hours as needed',
  ],
  ['HHPT 3x/wk x 6 wks', 'home physical therapy 3 times a week for 6 weeks'],
  ['LOB x3 2/2 weak L shoulder', 'loss of balance 3 times due to weak left shoulder'],
  ['86% RA, 92% on 2L NC', '86% room air, 92% on 2 liters per minute by nasal cannula'],
  ['(+) osteo, (-) clot', 'positive for osteomyelitis, no clot'],
  ['pain in the (L) knee w/o fx', 'pain in the left knee without fracture'],
])('%s is read as the words it stands for', (note, words) => {
  expect(read(note).text).toBe(words);
});

test.each([
  'Wound 4.2 x 3.1 x 1.4 cm, fluids 1.5 L a day, L4-L5, Lena L. Sample, size L.',
  'Serving size M, 2 L of water, ICD I10, E0143 x 1.',
])('what stands for itself stays: %s', (note) => {
  expect(read(note).text).toBe(note);
});

test.each([
  ['Mara L Whitfield uses a cane.', ['mara', 'l', 'whitfield']],
  ['Mara L Whitfield uses a cane.', []],
  ['I saw Ms. Ha, that is Ha Pe, on Monday.', ['ha', 'pe']],
  ['Signed: Dr. Ed Ra', ['ed', 'ra']],
])('the people of the case are called as they are: %s', (note, names) => {
  expect(read(note, names).text).toBe(note);
});

test('what a name is spelled like is shorthand where no name stands', () => {
  expect(read('Ms. Ha has a HA and R knee pain.', ['ha', 'r']).text).toBe(
    'Ms. Ha has a headache and right knee pain.',
  );
});

test('each character of the words stands at the place of their short form', () => {
  const note = 'Now s/p TKA.';
  const { text, starts, ends } = read(note);
  const at = text.indexOf('total knee replacement');
  expect(note.slice(starts[at], ends[at + 5])).toBe('TKA');
  expect(note.slice(starts[text.indexOf('after')], ends[text.indexOf('after')])).toBe('s/p');
  expect(starts).toHaveLength(text.length);
});
