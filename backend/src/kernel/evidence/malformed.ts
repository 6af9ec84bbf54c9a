/** A text that is not what its format demands; the message says what is wanted and never repeats what stood there. */
export class MalformedError extends Error {
  override readonly name = 'MalformedError';
}

/** @throws MalformedError */
export function demand(holds: unknown, wanted: string): asserts holds {
  if (!holds) throw new MalformedError(wanted);
}

/** Base64 as it is always written (RFC 4648, section 4, padded), of so many bytes where that is said. */
export function bytesOfBase64(text: string, what: string, length?: number): Buffer {
  const bytes = Buffer.from(text, 'base64');
  demand(bytes.toString('base64') === text, `${what} must be base64.`);
  demand(length === undefined || bytes.length === length, `${what} must be of ${length} bytes.`);
  return bytes;
}

/** Decimal digits without leading zeroes, up to 2^53 − 1. */
export function wholeNumber(text: string, what: string): number {
  const number = Number(text);
  const is = /^(0|[1-9]\d{0,15})$/.test(text) && Number.isSafeInteger(number);
  demand(is, `${what} must be a whole number below 2^53 without leading zeroes.`);
  return number;
}
