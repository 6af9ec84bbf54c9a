import type { PasswordSetBy } from './password-reset.ts';

/** What was given beside the password: a code of the authenticator app, or one of the recovery codes. */
export type SecondFactorKind = 'app' | 'recovery_code';

/** How a second factor was given, as a signature tells it. */
export interface SecondFactorGiven {
  readonly by: SecondFactorKind;
  /** Who could have set it up in the signer's place: they had reset the one before within seven days. Null: nobody. */
  readonly reset_by: PasswordSetBy | null;
}

/** Of so few recovery codes their owner is told. */
export const FEW_RECOVERY_CODES = 3;
