import { checkGrounding, type GroundingFacts } from '../index.ts';

const item = (name: string, hcpcs: string, quantity: number) => ({
  item: name,
  hcpcs,
  quantity,
  quantity_limit: quantity,
  limit_period: 'month',
});
const FACTS: GroundingFacts = {
  case_id: 311,
  patient: { first_name: 'Oswald', last_name: 'Penhallow', dob: '1957-01-19', gender: 'male' },
  diagnoses: [
    { code: 'M17.11', description: 'Unilateral primary osteoarthritis, right knee' },
    {
      code: 'K57.32',
      description: 'Diverticulitis of large intestine without perforation or abscess without bleeding',
    },
    { code: 'Z93.3', description: 'Colostomy status' },
  ],
  items: [
    item('Knee orthosis, single upright, thigh and calf, prefabricated', 'L1851', 1),
    item('Ostomy pouch, drainable, for use on barrier with flange (2 piece system), each', 'A5063', 20),
    item('Nasal interface (mask or cannula type) used with positive airway pressure device', 'A7034', 1),
    item('Powered pressure-reducing air mattress', 'E0277', 1),
    item('Bedside drainage bag, disposable', 'A4357', 2),
  ],
  provider: { name: 'Merle Ashdown, MD', npi: '1467382910', date_signed: '2026-11-10' },
};
const marked = (text: string) =>
  checkGrounding(text, FACTS, '2026-11-10')
    .marks.map((mark) => mark.text)
    .join('|');

test.each([
  ['L1851 double upright knee orthosis, quantity 1', 'double upright'],
  ['A5063: 20 closed pouches for a flange', 'closed'],
  ['A5063 drainable pouch, one-piece, 20 a month', 'one-piece'],
  ['A7034 / full face interface / 1', 'full face'],
  ['E0277 gel mattress, 1', 'gel'],
  ['A4357 reusable drainage bag, 2 a month', 'reusable'],
  [
    'He has diverticulitis of small intestine without perforation or abscess without bleeding (K57.32).',
    'small',
  ],
  ['K57.32 Diverticulitis of large intestine with perforation or abscess without bleeding', 'with'],
  ['M17.11: Unilateral secondary osteoarthritis, right knee', 'secondary'],
  ['A4357 Ostomy pouch for the night, 2 a month', 'Ostomy pouch'],
  ['E0277 Knee orthosis with hinges', 'Knee orthosis'],
])('another kind or name than that of the code is marked: %s', (text, place) => {
  expect(marked(text)).toContain(place);
});

test.each([
  'L1851 single upright knee orthosis, quantity 1',
  'A5063: 20 drainable pouches, two-piece, each month',
  'E0277 powered air mattress, 1',
  'A4357 drainage bag, disposable, 2 a month',
  'Diverticulitis of large intestine without perforation or abscess without bleeding (K57.32)',
  'Unilateral primary osteoarthritis of the right knee (M17.11)',
])('its own is not: %s', (text) => {
  expect(marked(text)).toBe('');
});

test.each([
  ['An ostomy belt holds the pouch.', 'belt'],
  ['A strap keeps the orthosis in place.', 'strap'],
  ['The mattress comes with a harness.', 'harness'],
  ['A liner is worn beneath the orthosis.', 'liner'],
])('an accessory that the case has not is marked: %s', (text, place) => {
  expect(marked(text)).toContain(place);
});

test.each(['No belt is needed.', 'A barrier with a flange holds the pouch.'])(
  'one that is denied, or is the case’s, is not: %s',
  (text) => {
    expect(marked(text)).not.toMatch(/belt|barrier|flange/);
  },
);
