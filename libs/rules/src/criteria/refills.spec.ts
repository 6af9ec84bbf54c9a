import { isRefillDue, refillDue, refillState } from './refills.ts';

const end = '2026-07-15';
const on = (today: string, confirmed: string | null = null, delivery: string | null = null) =>
  refillState({ end, confirmed, delivery }, today);

test.each([
  ['2026-06-14', 'early'],
  ['2026-06-15', 'ask'],
  ['2026-07-15', 'ask'],
  ['2026-07-16', 'overdue'],
])('without a yes, on %s: %s', (today, state) => expect(on(today)).toBe(state));

test.each([
  ['2026-07-04', 'confirmed'],
  ['2026-07-05', 'deliver'],
  ['2026-07-15', 'deliver'],
  ['2026-07-16', 'overdue'],
])('with the patient’s yes, on %s: %s', (today, state) => expect(on(today, '2026-06-15')).toBe(state));

test('what is due is what somebody has to do something about', () => {
  const states = ['early', 'ask', 'confirmed', 'deliver', 'overdue', 'delivered'] as const;
  expect(states.filter(isRefillDue)).toEqual(['ask', 'deliver', 'overdue']);
  expect(refillDue({ end, confirmed: null })).toBe('2026-06-15');
  expect(refillDue({ end, confirmed: '2026-06-14' })).toBe('2026-06-15');
  expect(refillDue({ end, confirmed: '2026-06-15' })).toBe('2026-07-05');
});

test('a yes that was given too early is none', () => {
  expect(on('2026-07-06', '2026-06-14')).toBe('ask');
  expect(on('2026-07-06', '2026-06-15')).toBe('deliver');
});

test('a delivery that was made in its time ends it; a planned one, or one too early, does not', () => {
  expect(on('2026-07-06', '2026-06-20', '2026-07-05')).toBe('delivered');
  expect(on('2026-07-06', '2026-06-20', '2026-07-06')).toBe('delivered');
  expect(on('2026-07-06', '2026-06-20', '2026-07-07')).toBe('deliver');
  expect(on('2026-07-06', '2026-06-20', '2026-07-04')).toBe('deliver');
});
