import { markedOfPlain } from '../own/plain-letter.fixture.ts';

test.each([
  ['Within a year this led to four culture-proven infections of the lung.', 'four'],
  ['Three proven lung infections were treated within a year.', 'Three'],
  ['Four rests on the stairs.', 'Four'],
  ['She rests three times on the stairs.', 'three'],
  ['She wakes coughing twice a week.', 'twice'],
  ['Her husband must suction her 5 times a day.', '5'],
  ['Change of the inner cannula: every 14 days.', '14'],
  ['The inner cannula is changed every three days.', 'three'],
  ['The ankle must be kept at 6 degrees.', '6'],
  ['She sleeps a minimum of 12 hours a night.', '12'],
  ['Ninety of each a year.', 'Ninety'],
])('a number of something else than the case counts so is marked: %s', (text, place) => {
  expect(markedOfPlain(text)).toContain(place);
});

test.each([
  'Within a year she had two culture-proven lung infections.',
  'Two lung infections were proven by culture.',
  'She rests two times on the stairs.',
  'Two rests on the stairs.',
  'She wakes coughing five times a week.',
  'The inner cannula is changed every eight days.',
  'The ankle must be kept at 20 degrees.',
  'She sleeps a minimum of 7 hours a night.',
])('its own numbers are not: %s', (text) => {
  expect(markedOfPlain(text)).toBe('');
});
