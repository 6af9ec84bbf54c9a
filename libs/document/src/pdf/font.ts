import { createRequire } from 'node:module';
import { Font } from '@react-pdf/renderer';

/** Source Serif 4 (SIL Open Font License): Latin, monotonic Greek and Cyrillic in one family. */
export const FAMILY = 'Source Serif 4';

const FACES = [
  { file: '400Regular/SourceSerif4_400Regular.ttf', fontWeight: 400, fontStyle: 'normal' },
  { file: '400Regular_Italic/SourceSerif4_400Regular_Italic.ttf', fontWeight: 400, fontStyle: 'italic' },
  { file: '600SemiBold/SourceSerif4_600SemiBold.ttf', fontWeight: 600, fontStyle: 'normal' },
] as const;

/** What every face of the family can tell. */
interface Face {
  readonly unitsPerEm: number;
  readonly characterSet: readonly number[];
  hasGlyphForCodePoint(codePoint: number): boolean;
  glyphForCodePoint(codePoint: number): { readonly advanceWidth: number };
}

let loading: Promise<Face> | undefined;

/** What a face lays out for PDFKit. */
interface Layouts {
  layout(text: string, features?: Readonly<Record<string, boolean>>): object;
}

/** The upright faces, for what is drawn without the letter's renderer. After `loadFont` */
export const uprightFaces = () => ({
  regular: withWordsKept(faceOf({ fontWeight: 400, fontStyle: 'normal' })),
  strong: withWordsKept(faceOf({ fontWeight: 600, fontStyle: 'normal' })),
});

/**
 * The same face, which lays out each word once: a table says the same words row for row. Without ligatures: searching
 * and copying then meet the letters that were written.
 */
function withWordsKept(face: Face): object {
  const kept = new Map<string, object>();
  const layout = (text: string) => {
    const known = kept.get(text);
    if (known) return known;
    const laidOut = (face as unknown as Layouts).layout(text, { liga: false });
    kept.set(text, laidOut);
    return laidOut;
  };
  return Object.assign(Object.create(face) as object, { layout });
}

/** Registers the faces from the installed package, once; nothing is fetched. */
export function loadFont(): Promise<Face> {
  loading ??= load();
  return loading;
}

async function load(): Promise<Face> {
  const { resolve } = createRequire(import.meta.url);
  for (const { file, ...style } of FACES) {
    Font.register({ family: FAMILY, src: resolve(`@expo-google-fonts/source-serif-4/${file}`), ...style });
    await Font.load({ fontFamily: FAMILY, ...style });
    nameGlyphs(faceOf(style));
  }
  return faceOf(FACES[0]);
}

function faceOf({ fontWeight, fontStyle }: Pick<(typeof FACES)[number], 'fontWeight' | 'fontStyle'>): Face {
  const face = Font.getFont({ fontFamily: FAMILY, fontWeight, fontStyle })?.data;
  if (!face) throw new Error(`The letter's font ${FAMILY} could not be loaded.`);
  // fontkit, which reads the file, comes without types.
  return face as unknown as Face;
}

/** Share a glyph with a commoner character (μ ‘ ’), which a reader's copy of the text must give. */
const RARER = new Set([0xb5, 0x2bb, 0x2bc]);

/**
 * Asks for each character's glyph once. fontkit keeps a glyph as it was first asked for; one first met as a
 * part of another (the o in ő) would stay nameless, and every later letter in this process would lose it.
 */
function nameGlyphs(face: Face): void {
  const rare = face.characterSet.filter((codePoint) => RARER.has(codePoint));
  const common = face.characterSet.filter((codePoint) => !RARER.has(codePoint));
  for (const codePoint of [...common, ...rare]) face.glyphForCodePoint(codePoint);
}

/** Shown for a character the font lacks: an empty box, which the font has. */
const SUBSTITUTE = '\u2610';
/** Hyphens and spaces that other programs write, as the font has them. */
const ALIKE: Record<string, string> = {
  '\u2010': '-',
  '\u2011': '-',
  '\u2007': ' ',
  '\u3000': ' ',
  '\t': '    ',
};
/** Characters without a form of their own: joiners, direction marks, soft hyphens, variation selectors. */
const FORMLESS = /\u00ad|[\u200b-\u200f]|\u2060|[\ufe00-\ufe0f]|\ufeff/u;
/** Turn the reading direction or stand for an object: never obeyed, always shown. */
const REFUSED = /[\u202a-\u202e\u2066-\u2069\ufffc]/u;

/** More spaces than a line holds look the same, and cost the layout their square. */
const WIDEST_GAP = ' '.repeat(256);

/** The text as the font can draw it: one visible substitute for each character it cannot. */
export function drawable(text: string, face: Face): string {
  const lines = text
    .toWellFormed()
    .normalize('NFC')
    .replace(/[\ufb00-\ufb06]+/g, (ligatures) => ligatures.normalize('NFKC'))
    .replace(/\r\n?|[\u2028\u2029\u0085]/g, '\n')
    .replace(/[ \t\u2007\u3000]{256,}/g, WIDEST_GAP);
  return Array.from(lines, (character) => drawn(character, face)).join('');
}

function drawn(character: string, face: Face): string {
  if (character === '\n') return character;
  if (FORMLESS.test(character)) return '';
  if (REFUSED.test(character)) return SUBSTITUTE;
  const alike = ALIKE[character];
  if (alike !== undefined) return alike;
  return face.hasGlyphForCodePoint(character.codePointAt(0) ?? 0) ? character : SUBSTITUTE;
}

/** Properties of a text. */
export interface WordBreaks {
  hyphenationCallback(word: string): string[];
  readonly hyphenationPenalty: number;
}

/**
 * Where a line may break inside one word, without a hyphen drawn: nowhere, but after a hyphen or slash between
 * letters, and where a word is wider than the whole `width` (points) at this size.
 */
export function wordBreaks(face: Face, size: number, width: number): WordBreaks {
  const hyphenationCallback = (word: string) => {
    // Each space alone: the layout takes a run of several for a hyphenation point.
    if (/^ +$/.test(word)) return [...word];
    const parts = word
      .split(/(?<=\p{L}{3}[-/–])(?=\p{L}{3})/u)
      .flatMap((part) => fitting(part, face, size, width));
    // An empty part is a break of no width; two parts side by side would get a hyphen.
    return parts.flatMap((part, index) => (index === 0 ? [part] : ['', part]));
  };
  // The layout's own "never": where the script changes within a word (µg) it would put a hyphen too.
  return { hyphenationCallback, hyphenationPenalty: 10_000 };
}

/** Lines that the text takes at the most: half a line is lost at each break between words. */
export function linesAtMost(face: Face, text: string, size: number, width: number): number {
  let taken = 0;
  for (const character of text) taken += widthOf(face, character, size);
  return Math.max(1, Math.ceil((taken / width) * 1.5));
}

const widthOf = (face: Face, character: string, size: number) =>
  (face.glyphForCodePoint(character.codePointAt(0) ?? 0).advanceWidth / face.unitsPerEm) * size;

function fitting(word: string, face: Face, size: number, width: number): string[] {
  if (word.length * size * 0.4 < width && word.length < 20) return [word];
  const parts: string[] = [];
  let [part, taken] = ['', 0];
  for (const character of word) {
    const advance = widthOf(face, character, size);
    if (taken + advance > width && part !== '') {
      parts.push(part);
      [part, taken] = ['', 0];
    }
    part += character;
    taken += advance;
  }
  return [...parts, part];
}
