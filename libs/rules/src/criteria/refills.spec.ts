import { isRefillDue, refillDue, refillState, refillStates } from './refills.ts';

const end = '2026-07-15';
const on = (
  today: string,
  confirmed: string | null = null,
  delivery: string | null = null,
  shipped: string | null = null,
) => refillState({ end, confirmed, shipped, delivery }, today);

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
  expect(refillStates.filter(isRefillDue)).toEqual(['ask', 'deliver', 'overdue']);
  const due = (confirmed: string | null, shipped: string | null = null) =>
    refillDue({ end, confirmed, shipped });
  expect(due(null)).toBe('2026-06-15');
  expect(due('2026-06-14')).toBe('2026-06-15');
  expect(due('2026-06-15')).toBe('2026-07-05');
  expect(due('2026-06-15', '2026-06-14')).toBe('2026-07-05');
  expect(due('2026-06-15', '2026-06-15')).toBe('2026-07-16');
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

test('what was shipped waits for its delivery, and is looked for once the supply has ended', () => {
  const shipped = (today: string, delivery: string | null = null) =>
    on(today, '2026-06-20', delivery, '2026-07-04');
  expect(shipped('2026-07-06')).toBe('shipped');
  expect(shipped('2026-07-15', '2026-07-17')).toBe('shipped');
  expect(shipped('2026-07-16')).toBe('overdue');
  expect(shipped('2026-07-08', '2026-07-08')).toBe('delivered');
  // Shipped before the patient could be asked: that was of the supply before.
  expect(on('2026-07-06', '2026-06-20', null, '2026-06-14')).toBe('deliver');
});
