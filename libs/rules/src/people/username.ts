export const USERNAME_MAX_LENGTH = 100;

/** Latin letters with their accents: of one script, so that no letter looks like one of another. */
const LETTER = 'a-zA-Z\u00C0-\u00D6\u00D8-\u00F6\u00F8-\u017F\u1E00-\u1EFF';
const ALPHABET = new RegExp(`^[${LETTER}0-9]([${LETTER}0-9._@-]*[${LETTER}0-9])?$`, 'u');

/**
 * Why a username is refused; null when it is fine. A fixed alphabet, after the idea of PRECIS' UsernameCaseMapped
 * [RFC 8265]: two names that look alike are the same name, as accents and case do not tell names apart.
 */
export function usernameProblem(username: string): string | null {
  if (username === '') return 'Username is required.';
  if (username.length > USERNAME_MAX_LENGTH)
    return `Username can have at most ${USERNAME_MAX_LENGTH} characters.`;
  // Composed letters, and no ligature, full-width or otherwise dressed-up form of a letter.
  const composed = username.normalize('NFC');
  if (ALPHABET.test(composed) && composed === username.normalize('NFKC')) return null;
  return 'Username can have Latin letters, digits and . _ - @, and begins and ends with a letter or digit.';
}
