/** Control characters but tab and line end, and the invisible marks that reorder what is read. */
const UNWANTED = /(?![\t\n])[\p{Cc}\u202A-\u202E\u2066-\u2069\uFEFF]/gu;
/** Half of a character pair: no UTF-8, and so no hash, can hold it. */
const HALF = /\p{Cs}/gu;

/** Text from a person or a model as it may be stored, signed and printed; line ends become `\n`. */
export function plainText(raw: string): string {
  return raw.replace(HALF, '\ufffd').replace(/\r\n?/g, '\n').replace(UNWANTED, '');
}
