import { Secret, TOTP } from 'otpauth';
import { type KeptFactor, spending } from './spending.rules.ts';

const secret = Secret.fromLatin1('12345678901234567890');
const now = new Date('2026-11-21T12:00:10.000Z');
const STEP = Math.floor(now.getTime() / 30_000);
/** Of the present step, or one so many later. */
const codeOf = (later = 0) => TOTP.generate({ secret, timestamp: now.getTime() + later * 30_000 });
const factor: KeptFactor = {
  secret: secret.base32,
  last_step: STEP - 100,
  recovery: ['kept-1', 'kept-2'],
  done: [],
};
const typed = (code: string, kept = 'nothing') => ({ code, kept });

test('a code of the present step and of its neighbours is accepted, and none further off', () => {
  const steps = [-2, -1, 0, 1, 2].map((later) => spending(factor, typed(codeOf(later)), now));
  const accepted = (step: number) => ({ by: 'app', left: { ...factor, last_step: step } });
  const wrong = { refused: 'wrong' };
  expect(steps).toEqual([wrong, accepted(STEP - 1), accepted(STEP), accepted(STEP + 1), wrong]);
});

test('none is accepted twice, nor one older than the last', () => {
  const used = { ...factor, last_step: STEP };
  expect(spending(used, typed(codeOf()), now)).toEqual({ refused: 'used' });
  expect(spending(used, typed(codeOf(-1)), now)).toEqual({ refused: 'used' });
  expect(spending(used, typed(codeOf(1)), now)).toMatchObject({ by: 'app' });
});

test('where the clock had run ahead, nobody waits until it is that late again', () => {
  const ahead = { ...factor, last_step: STEP + 2 };
  expect(spending(ahead, typed(codeOf()), now)).toMatchObject({ left: { last_step: STEP } });
  expect(spending({ ...factor, last_step: STEP + 1 }, typed(codeOf(1)), now)).toEqual({ refused: 'used' });
});

test('a recovery code is gone with its use; the others and the app stay', () => {
  const outcome = spending(factor, typed('7k3mp-w9x2d', 'kept-1'), now);
  expect(outcome).toEqual({ by: 'recovery_code', left: { ...factor, recovery: ['kept-2'] } });
  const { left } = outcome as Extract<typeof outcome, { by: string }>;
  expect(spending(left, typed('7k3mp-w9x2d', 'kept-1'), now)).toEqual({ refused: 'wrong' });
  expect(spending(left, typed(codeOf()), now)).toMatchObject({ by: 'app' });
});

test('six digits are never taken for a recovery code', () => {
  const wrong = codeOf() === '123456' ? '654321' : '123456';
  expect(spending(factor, typed(wrong, 'kept-1'), now)).toEqual({ refused: 'wrong' });
});

test('one sign-in is completed once, by whichever code, until it would be over anyway', () => {
  const completing = { challenge: 'one', until: now.getTime() + 60_000 };
  const first = spending(factor, typed(codeOf()), now, completing);
  expect(first).toMatchObject({ left: { done: [completing] } });
  const { left } = first as Extract<typeof first, { by: string }>;
  expect(spending(left, typed(codeOf(1)), now, completing)).toEqual({ refused: 'completed' });
  const later = new Date(completing.until);
  const other = { challenge: 'two', until: later.getTime() + 60_000 };
  const next = TOTP.generate({ secret, timestamp: later.getTime() });
  expect(spending(left, typed(next), later, other)).toMatchObject({ left: { done: [other] } });
});
