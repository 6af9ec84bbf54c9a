/**
 * The short code on a signed letter, by which anybody may ask whether the letter is genuine: 80 bits in Crockford's
 * base 32 (https://www.crockford.com/base32.html), which has no letter that looks like a digit.
 */
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const BITS = 5;
const LENGTH = 16;

/** How many bytes a code is made of; of more the first ones count. */
export const DOCUMENT_CODE_BYTES = (LENGTH * BITS) / 8;

/** As it is printed: `7KQF-2M9X-T4WA-9HZC`. @throws RangeError for fewer than ten bytes */
export function documentCode(bytes: Uint8Array): string {
  if (bytes.length < DOCUMENT_CODE_BYTES) throw new RangeError('A code needs ten bytes.');
  const bits = [...bytes.subarray(0, DOCUMENT_CODE_BYTES)]
    .map((byte) => byte.toString(2).padStart(8, '0'))
    .join('');
  const signs = bits.match(/.{5}/g)!.map((five) => SIGNS[Number.parseInt(five, 2)]!);
  return grouped(signs.join(''));
}

/** What somebody typed, as it is printed; null where it is no such code. Signs that look alike are one. */
export function readDocumentCode(typed: string): string | null {
  const signs = typed
    .toUpperCase()
    .replace(/[\s\-\u2010-\u2015]/g, '')
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1');
  return new RegExp(`^[${SIGNS}]{${LENGTH}}$`).test(signs) ? grouped(signs) : null;
}

const grouped = (signs: string) => signs.match(/.{4}/g)!.join('-');
