/** Fewer characters of a secret's beginning tell nothing, and occur in any text. */
const TELLING = 4;

/** A text without a secret in it; also without the secret's beginning where the text was cut within. */
export function withoutSecret(text: string, secret: string): string {
  const rest = text.replaceAll(secret, '…');
  for (let length = Math.min(secret.length - 1, rest.length); length >= TELLING; length--) {
    if (rest.endsWith(secret.slice(0, length))) return `${rest.slice(0, -length)}…`;
  }
  return rest;
}
