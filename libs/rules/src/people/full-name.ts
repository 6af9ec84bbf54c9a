/** Scripts with letters that look like those of another. */
const LOOKALIKE = ['Latin', 'Cyrillic', 'Greek', 'Armenian', 'Cherokee', 'Coptic', 'Lisu'] as const;
/** Without modifier letters, such as an okina, which belong to no script. */
const LETTER = String.raw`[\p{Lu}\p{Ll}\p{Lt}\p{Lo}]`;
const SCRIPTS = LOOKALIKE.map((script) => ({
  some: new RegExp(String.raw`\p{Script=${script}}`, 'u'),
  foreign: new RegExp(String.raw`(?!\p{Script_Extensions=${script}})${LETTER}`, 'u'),
}));
const WORD = /[\p{L}\p{M}]+/gu;

/**
 * Why a person's full name is refused; null when it is fine. Each word is of one script, after the single-script
 * test of Unicode's security mechanisms [UTS 39, 5.1], so that "Administrator" with a Cyrillic A is nobody's name.
 * Scripts that are written together, as Japanese is, may be.
 */
export function fullNameProblem(name: string): string | null {
  const mixed = (word: string) => SCRIPTS.some(({ some, foreign }) => some.test(word) && foreign.test(word));
  const words = name.normalize('NFC').match(WORD) ?? [];
  return words.some(mixed) ? 'Full name must not mix letters of different scripts in one word.' : null;
}
