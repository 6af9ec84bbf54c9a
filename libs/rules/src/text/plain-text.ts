/** Signs that show nothing and come along when text is pasted: zero-width spaces, soft hyphens, direction marks. */
const INVISIBLE = /[\u00AD\u061C\u200B\u200E\u200F\u2060\uFEFF]/gu;
/** Tabs, and whatever begins a new line. */
const BREAKS = /[\t\n\v\f\r\u0085\u2028\u2029]+/gu;
/** Controls beside those that begin a line, signs that turn the direction of what follows, halves of characters. */
const FORBIDDEN = /[^\P{Cc}\t\n\v\f\r\u0085]|[\u202A-\u202E\u2066-\u2069]|\p{Cs}/u;

/** Text of several lines, without what nobody sees. */
export const cleanText = (text: string) => text.replace(INVISIBLE, '').trim();

/** The same as one line. */
export const cleanLine = (text: string) => text.replace(INVISIBLE, '').replace(BREAKS, ' ').trim();

/**
 * Whether a text shows as what it is: no control characters, nothing that makes it read in another order than it is
 * stored in, no broken characters.
 */
export const isPlainText = (text: string) => !FORBIDDEN.test(text);
