import { foldText } from '../text/search-text.ts';

export const PASSWORD_MIN_LENGTH = 12;
export const PASSWORD_MAX_LENGTH = 128;

/** Shorter ones hide in every sentence. */
const NAME_LETTERS = 3;
/** So much of it must be no name. */
const OWN_LETTERS = 4;

/**
 * Why a new password is refused; null when it is fine, as far as its own letters tell: 12 to 128 characters, not the
 * same few, not made of the names that everybody knows, and no rules of composition [OWASP ASVS 5.0]. Whether others
 * use it is asked of the list of common passwords, in all its guises.
 */
export function passwordProblem(password: string, names: readonly string[]): string | null {
  const length = [...password].length;
  if (length < PASSWORD_MIN_LENGTH) return `Password must have at least ${PASSWORD_MIN_LENGTH} characters.`;
  if (length > PASSWORD_MAX_LENGTH) return `Password can have at most ${PASSWORD_MAX_LENGTH} characters.`;
  const folded = foldText(password);
  if (new Set(folded).size < 4) return 'Password must not repeat the same few characters.';
  if (madeOf(folded, names))
    return 'Password must not be made of a name: of the user, the site or the product.';
  return null;
}

/** Whether names and what is put around them, digits and signs, are all there is. */
function madeOf(password: string, names: readonly string[]): boolean {
  const words = names.flatMap((name) => [
    lettersOf(foldText(name)),
    ...foldText(name).split(/[^\p{L}\p{N}]+/u),
  ]);
  const known = words.filter((word) => word.length >= NAME_LETTERS).sort((a, b) => b.length - a.length);
  if (known.length === 0) return false;
  const whole = lettersOf(password);
  const rest = known.reduce((left, word) => left.replaceAll(word, ' '), whole);
  return rest !== whole && rest.replace(/[\p{N}\s]+/gu, '').length < OWN_LETTERS;
}

const lettersOf = (text: string) => text.replace(/[^\p{L}\p{N}]+/gu, '');

/** What stands for a letter where people make a word look harder; `1` stands for two. */
const STANDS_FOR: Readonly<Record<string, string>> = {
  '0': 'o',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
  '|': 'l',
};

/**
 * Everything a password may be behind its looks: folded, without spaces and signs, without the digits and signs
 * around it, with digits read as letters, and one of its halves where both are the same. Guessing programs try all of
 * these.
 */
export function passwordGuises(password: string): string[] {
  const folded = foldText(password).replaceAll(' ', '');
  const bare = [folded, withoutEnd(folded), trimmed(folded)];
  const looks = bare.flatMap((look) => [look, spelled(look, 'i'), spelled(look, 'l')]);
  const all = looks.flatMap((look) => [look, lettersOf(look), trimmed(look)]);
  return [...new Set(all.flatMap((look) => [look, half(look)]))].filter(
    (look) => look.length >= NAME_LETTERS,
  );
}

const spelled = (text: string, one: 'i' | 'l') =>
  text.replace(/[0-9@$!|]/g, (sign) => (sign === '1' ? one : (STANDS_FOR[sign] ?? sign)));

const withoutEnd = (text: string) => text.replace(/[^\p{L}]+$/u, '');
const trimmed = (text: string) => withoutEnd(text).replace(/^[^\p{L}]+/u, '');

function half(text: string): string {
  const first = text.slice(0, text.length / 2);
  return first + first === text ? first : text;
}
