import { createHmac } from 'node:crypto';
import type { Vault } from '../kernel/vault/vault.ts';

export const RECOVERY_CODES = 10;
/** Of each code: 50 bits, of which guesses that are slowed find none. */
const LENGTH = 10;
/** Base 32 without the letters that read as digits or as one another (Crockford's). */
const LETTERS = '0123456789abcdefghjkmnpqrstvwxyz';

/**
 * Ten codes as they are shown, such as `7k3mp-w9x2d`. Made from the request that asks for them: its repeat, after an
 * answer that was lost, is told the same ones, and nobody has to keep them.
 */
export function recoveryCodes(vault: Vault, userId: number, commandId: string): string[] {
  const key = vault.derivedKey('recovery-codes');
  return Array.from({ length: RECOVERY_CODES }, (_, n) => {
    const bytes = createHmac('sha256', key)
      .update(JSON.stringify([userId, commandId, n]))
      .digest();
    const letters = [...bytes.subarray(0, LENGTH)].map((byte) => LETTERS[byte % LETTERS.length]).join('');
    return `${letters.slice(0, LENGTH / 2)}-${letters.slice(LENGTH / 2)}`;
  });
}

/** What is kept of a code, typed in whatever case, with or without its hyphen. It cannot be turned back without the site key. */
export function keptCode(vault: Vault, userId: number, typed: string): string {
  const letters = typed.toLowerCase().replace(/[\s-]/g, '').replaceAll('o', '0').replace(/[il]/g, '1');
  return vault.pseudonym('recovery-code', JSON.stringify([userId, letters]));
}
