const FOUR = /^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?!$)|$)){4}$/;
const ZONE = /%\w{1,16}$/;
/** Of two bytes each. */
const PARTS = 8;

/** Of a computer, version 4 or 6 (RFC 4291, with a zone or without), as requests come from one; no name is any. */
export const isNetworkAddress = (text: string): boolean => FOUR.test(text) || isSix(text.replace(ZONE, ''));

function isSix(text: string): boolean {
  const halves = text.split('::');
  const parts = halves.flatMap((half) => (half === '' ? [] : half.split(':')));
  if (!text.includes(':') || halves.length > 2) return false;
  // One of version 4 may stand at the end of it, for two parts.
  const last = parts.at(-1);
  const four = last !== undefined && text.endsWith(last) && FOUR.test(last);
  const rest = four ? parts.slice(0, -1) : parts;
  const count = rest.length + (four ? 2 : 0);
  const isWhole = halves.length === 2 ? count < PARTS : count === PARTS;
  return isWhole && rest.every((part) => /^[\da-f]{1,4}$/i.test(part));
}
