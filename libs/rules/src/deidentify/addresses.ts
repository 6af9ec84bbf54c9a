import { alone, claimMatches, escaped, type FoldedText, foldedValue, phrase } from './folded-text.ts';
import { isOrdinary } from './ordinary-words.ts';

const SUFFIX =
  'street|st|avenue|ave|av|road|rd|lane|ln|drive|dr|boulevard|blvd|court|ct|way|place|pl|circle|cir|terrace|ter|' +
  'parkway|pkwy|highway|hwy|trail|trl|square|sq|loop|alley|crescent|close|row|walk';
const STATES =
  'AL|AK|AZ|AR|CA|CO|CT|DE|DC|FL|GA|HI|ID|IL|IN|IA|KS|KY|LA|ME|MD|MA|MI|MN|MS|MO|MT|NE|NV|NH|NJ|NM|NY|NC|ND|OH|OK|' +
  'OR|PA|RI|SC|SD|TN|TX|UT|VT|VA|WA|WV|WI|WY|PR';
const STATE_NAMES = new Set(
  (
    'alabama|alaska|arizona|arkansas|california|colorado|connecticut|delaware|florida|georgia|hawaii|idaho|illinois|' +
    'indiana|iowa|kansas|kentucky|louisiana|maine|maryland|massachusetts|michigan|minnesota|mississippi|missouri|' +
    'montana|nebraska|nevada|new hampshire|new jersey|new mexico|new york|north carolina|north dakota|ohio|oklahoma|' +
    'oregon|pennsylvania|rhode island|south carolina|south dakota|tennessee|texas|utah|vermont|virginia|washington|' +
    'west virginia|wisconsin|wyoming|usa|united states'
  ).split('|'),
);
const ZIP_AFTER_STATE = new RegExp(`\\b(?:${STATES}),? (\\d{5}(?:-\\d{4})?)(?!\\d)`, 'g');
const LABELLED_ZIP = /\bzip(?: ?code)?[ :#]*(\d{5}(?:-\d{4})?)(?!\d)/g;
const ANY_STREET = new RegExp(
  `(?<![\\p{L}\\p{N}.])\\d{1,6} (?:[NSEW]\\.? )?(?:\\p{Lu}[\\p{Ll}']+\\.? ){1,4}(?:${capitals(SUFFIX)})\\b\\.?(?:,? (?:Apt|Unit|Suite|Ste|#)\\.? ?[\\dA-Z-]{1,6})?`,
  'gu',
);
const POST_BOX = /\bp\.? ?o\.? box \d{1,6}/g;

/** The patient's address, whole and in its parts, and others that look like one. A state may stay. */
export function takeAddresses(text: FoldedText, address: string): void {
  if (foldedValue(address).length >= 5) claimMatches(text, 'address', alone(phrase(address)));
  const parts = address.split(/[,;\n]/).map(foldedValue);
  for (const part of parts) takePart(text, part);
  claimMatches(text, 'ZIP', ZIP_AFTER_STATE, text.cased);
  claimMatches(text, 'ZIP', LABELLED_ZIP);
  claimMatches(text, 'address', ANY_STREET, text.cased);
  claimMatches(text, 'address', POST_BOX);
}

function takePart(text: FoldedText, part: string): void {
  for (const [zip] of part.matchAll(/(?<!\d)\d{5}(?:-\d{4})?(?!\d)/g))
    claimMatches(text, 'ZIP', alone(escaped(zip)));
  // `CO 80202`: the number went, the state may stay.
  const rest = part.replace(/(?<!\d)\d{5}(?:-\d{4})?(?!\d)/g, '').trim();
  if (rest.length < 3 || STATE_NAMES.has(rest)) return;
  const numbered = /^(\d+[a-z]?) +(?:[nsew]\.? +)?(\p{L}.*)$/u.exec(rest);
  if (numbered) return takeStreet(text, rest, numbered[2] ?? '');
  if (/\d/.test(rest))
    return void (/\p{L}/u.test(rest) && claimMatches(text, 'address', alone(phrase(rest))));
  takeWords(text, 'city', rest.replace(new RegExp(` (?:${STATES.toLowerCase()})$`), ''));
}

/** `12 Mill Lane`, `Mill Ln.`, and the name of the street alone. */
function takeStreet(text: FoldedText, whole: string, street: string): void {
  const stem = street.replace(new RegExp(`[ .]+(?:${SUFFIX})\\.?(?: .*)?$`), '').trim();
  claimMatches(text, 'address', alone(phrase(whole)));
  if (stem.length < 3) return;
  claimMatches(text, 'address', alone(`(?:\\d+[a-z]? +)?${phrase(stem)}[ .]+(?:${SUFFIX})`));
  takeWords(text, 'address', stem);
}

/** A single ordinary word is a place only where it has a capital within a sentence. */
function takeWords(text: FoldedText, kind: 'address' | 'city', words: string): void {
  const source = phrase(words);
  if (source === '') return;
  if (/\s/.test(words) || !isOrdinary(words)) return claimMatches(text, kind, alone(source));
  const capital = source.replace(/^./, (first) => first.toUpperCase());
  claimMatches(text, kind, new RegExp(`(?<=[\\p{Ll},] )${capital}(?![\\p{L}\\p{N}])`, 'gu'), text.cased);
}

function capitals(words: string): string {
  return words
    .split('|')
    .map((word) => word.replace(/^./, (first) => first.toUpperCase()))
    .join('|');
}
