import { markedOfPlain } from '../own/plain-letter.fixture.ts';

test.each([
  ['A4624 Tracheal suction catheter, each. Quantity 90 per month, limit 90.', '90'],
  ['A4629: Tracheostomy care kit. Quantity 30, limit 120 per month.', '120'],
  ['L4361 Walking boot, prefabricated. Quantity 1. Limit 1 per month.', '1 per month'],
  ['1. L4361, walking boot, prefabricated, quantity 30, limit 1 per year', '30'],
  ['A4629 Tracheostomy care kit\nQty: 90\nLimit: 30 per month', '90'],
  ['Three lines, 131 pieces in all.', '131'],
  ['These are three lines and 120 units altogether.', '120'],
  ['These are three lines and seven pieces in all.', 'seven'],
  ['Three lines, one of each: 4 pieces.', '4'],
  ['The order has three lines, a total of 61 pieces.', '61'],
  ['Over two months this comes to 270 suction catheters.', '270'],
  ['For three months she needs 60 care kits.', '60'],
])('a quantity, a limit or a sum of another line is marked: %s', (text, place) => {
  expect(markedOfPlain(text)).toContain(place);
});

test.each([
  'A4624 Tracheal suction catheter, each. Quantity 90 per month, limit 120.',
  'A4624 Tracheal suction catheter. Quantity 270 per 3 months, limit 360 per 3 months.',
  'L4361 Walking boot, prefabricated. Quantity 1. Limit 1 per year.',
  'Quantity 30 of A4629, quantity 90 of A4624',
  'Three lines, 121 pieces in all.',
  'Over two months this comes to 180 suction catheters and 60 care kits.',
])('those of its own are not: %s', (text) => {
  expect(markedOfPlain(text)).toBe('');
});
