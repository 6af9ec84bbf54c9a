import type { PatientFacts } from '@vouchwell/document';

/** What tells of whom something was said. */
export type Identity = Pick<
  PatientFacts,
  'first_name' | 'middle_name' | 'last_name' | 'dob' | 'mrn' | 'phone' | 'email' | 'address'
>;

/** Parts of names that tell nobody apart. */
const particles = new Set([
  'van',
  'der',
  'den',
  'von',
  'del',
  'las',
  'los',
  'bin',
  'ibn',
  'and',
  'the',
  'san',
]);
const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
/** Of a number with its area: who is called locally leaves that out. */
const LOCAL_DIGITS = 7;

/**
 * Whether a text names a patient: any of the names as a word, the birth date in figures or with its month's name, the
 * record number, telephone, e-mail, or the beginning of the address.
 */
export function namesPatient(text: string, of: Identity): boolean {
  const words = wordsOf(text);
  const said = ` ${words.join(' ')} `;
  const has = (phrase: string) => phrase !== '' && said.includes(` ${phrase} `);
  return (
    namesOf(of).some(has) ||
    has(wordsOf(of.email ?? '').join(' ')) ||
    has(
      wordsOf(of.address ?? '')
        .slice(0, 2)
        .join(' '),
    ) ||
    saysNumber(of.mrn, words) ||
    saysDay(of.dob, words) ||
    saysPhone(of.phone, text)
  );
}

/** Folded, so that neither accents nor case nor marks between them hide a word. */
const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];

function namesOf({ first_name, middle_name, last_name }: Identity): string[] {
  const whole = [first_name, middle_name, last_name].map((name) => wordsOf(name ?? ''));
  const parts = whole.flat().filter((part) => part.length > 2 && !particles.has(part));
  // Of a short name its bearer is told by both.
  return [...parts, whole.flat().join(' ')];
}

/** With its letters, or called an MRN where it is no more than a few digits. */
function saysNumber(mrn: string | null | undefined, words: readonly string[]): boolean {
  const own = wordsOf(mrn ?? '').filter((part) => part !== 'mrn');
  if (own.length === 0) return false;
  const number = own.join('');
  const said = ` ${words.join(' ')} `;
  if (said.includes(` mrn ${own.join(' ')} `) || said.includes(` mrn ${number} `)) return true;
  return number.length > 3 && (said.includes(` ${own.join(' ')} `) || words.includes(number));
}

/** Year, month and day in any order, with the month as a word or the year in two digits, also written as one number. */
function saysDay(dob: string | null | undefined, words: readonly string[]): boolean {
  const [year, month, day] = (dob ?? '').split('-').map(Number);
  if (!year || !month || !day) return false;
  const numbers = words.flatMap((word) => numberIn(word) ?? []);
  const wanted = [
    [year, month, day],
    [year % 100, month, day],
  ].map(inOrder);
  const inOne = [dob!, usOf(dob!), `${dob!.slice(8)}${dob!.slice(5, 7)}${dob!.slice(0, 4)}`];
  const isInOne = inOne.some((one) => words.includes(one.replaceAll('-', '')));
  return isInOne || numbers.some((_, at) => wanted.includes(inOrder(numbers.slice(at, at + 3))));
}

const usOf = (dob: string) => `${dob.slice(5, 7)}${dob.slice(8)}${dob.slice(0, 4)}`;
const inOrder = (numbers: readonly number[]) => [...numbers].sort((one, other) => one - other).join();

function numberIn(word: string): number | null {
  const month = months.findIndex((name) => word.startsWith(name) && word.length < 10);
  if (month >= 0) return month + 1;
  const [, digits] = /^(\d{1,4})(?:st|nd|rd|th)?$/.exec(word) ?? [];
  return digits === undefined ? null : Number(digits);
}

function saysPhone(phone: string | null | undefined, text: string): boolean {
  const digits = (phone ?? '').replace(/\D/g, '');
  if (digits.length < LOCAL_DIGITS) return false;
  const local = digits.slice(-LOCAL_DIGITS);
  return (text.match(/\d[\d\s().+-]*/g) ?? []).some((run) => run.replace(/\D/g, '').endsWith(local));
}
