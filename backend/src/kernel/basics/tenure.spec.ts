import { lookAt, type Tenure, type Watch } from './tenure.ts';

const PATIENCE = 5_000;
const at = (standing: Tenure | null, seen: Watch | null, now: number, patienceMs = PATIENCE) =>
  lookAt(standing, seen, { now, patienceMs, self: 'me' });
const held = (counter: number): Tenure => ({ holder: 'other', counter });

test.each([
  ['nobody', null],
  ['somebody who released it', { holder: 'other', counter: 3, released: true }],
  ['whoever asks', { holder: 'me', counter: 3 }],
])('what %s holds may be taken at once', (_, standing) => {
  expect(at(standing, { sign: 'other 2', since: 0 }, 1)).toEqual({ may: true, watch: null });
});

test('a holder is alive at the first look, and dead once its sign has stood still for long enough', () => {
  const first = at(held(7), null, 100);
  expect(first).toEqual({ may: false, watch: { sign: 'other 7', since: 100 } });
  expect(at(held(7), first.watch, 100 + PATIENCE - 1)).toEqual({ may: false, watch: first.watch });
  expect(at(held(7), first.watch, 100 + PATIENCE)).toEqual({ may: true, watch: first.watch });
});

test('each new sign begins the wait anew, also one that was there before', () => {
  let { watch } = at(held(7), null, 0);
  for (const [now, counter] of [
    [4_999, 8],
    [9_998, 7],
  ] as const) {
    const look = at(held(counter), watch, now);
    expect(look).toEqual({ may: false, watch: { sign: `other ${counter}`, since: now } });
    ({ watch } = look);
  }
  expect(at({ holder: 'third', counter: 7 }, watch, 60_000).may).toBe(false);
});

test('what an older version left, without a counter, stands still as any other', () => {
  const { watch } = at({ holder: 'other' }, null, 0);
  expect(at({ holder: 'other' }, watch, PATIENCE).may).toBe(true);
});

test('without patience, where nobody else can live, everything may be taken at once', () => {
  expect(at(held(7), null, 100, 0).may).toBe(true);
});
