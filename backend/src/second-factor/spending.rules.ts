import type { SecondFactorKind } from '@vouchwell/rules';
import { digitsOf, stepAt, stepOf, STEPS_OFF } from './one-time-code.ts';

/** What the vault keeps of a second factor. */
export interface KeptFactor {
  /** In base 32. */
  readonly secret: string;
  /** The step of the last code that was accepted: none up to it is accepted again [RFC 6238, section 5.2]. */
  readonly last_step: number;
  /** Of recovery codes that are not used yet, as `keptCode` has them. */
  readonly recovery: readonly string[];
  /** Sign-ins that were completed not long ago; `until` in milliseconds since 1970. */
  readonly done: readonly { readonly challenge: string; readonly until: number }[];
}

/** What somebody typed. */
export interface Typed {
  readonly code: string;
  /** The same as `keptCode` has it. */
  readonly kept: string;
}

/** The sign-in that a code completes: one code each. */
export interface Completing {
  readonly challenge: string;
  readonly until: number;
}

export type Spending =
  | { readonly refused: 'wrong' | 'used' | 'completed' }
  | { readonly by: SecondFactorKind; readonly left: KeptFactor };

/** What is left once this code is spent, or why it is not accepted. */
export function spending(
  factor: KeptFactor,
  { code, kept }: Typed,
  now: Date,
  completing?: Completing,
): Spending {
  const done = factor.done.filter(({ until }) => until > now.getTime());
  if (completing && done.some(({ challenge }) => challenge === completing.challenge))
    return { refused: 'completed' };
  const after = { ...factor, done: completing ? [...done, completing] : done };
  const digits = digitsOf(code);
  if (digits === null) {
    if (!factor.recovery.includes(kept)) return { refused: 'wrong' };
    const recovery = factor.recovery.filter((one) => one !== kept);
    return { by: 'recovery_code', left: { ...after, recovery } };
  }
  const step = stepOf(factor.secret, digits, now);
  if (step === null) return { refused: 'wrong' };
  if (step <= factor.last_step && !wasSetBack(factor, now)) return { refused: 'used' };
  return { by: 'app', left: { ...after, last_step: step } };
}

/** The last code was accepted while the clock ran ahead: nobody must wait until it comes to that hour again. */
const wasSetBack = ({ last_step }: KeptFactor, now: Date) => last_step > stepAt(now) + STEPS_OFF;
