import { createRequire } from 'node:module';
import { Font } from '@react-pdf/renderer';
import { letterForm, lettersOf } from '@vouchwell/rules';

/** Source Serif 4 (SIL Open Font License): Latin, monotonic Greek and Cyrillic in one family. */
export const FAMILY = 'Source Serif 4';

const FACES = [
  { file: '400Regular/SourceSerif4_400Regular.ttf', fontWeight: 400, fontStyle: 'normal' },
  { file: '400Regular_Italic/SourceSerif4_400Regular_Italic.ttf', fontWeight: 400, fontStyle: 'italic' },
  { file: '600SemiBold/SourceSerif4_600SemiBold.ttf', fontWeight: 600, fontStyle: 'normal' },
] as const;

export type FaceName = 'regular' | 'italic' | 'strong';

/** What every face of the family can tell. */
export interface Face {
  readonly unitsPerEm: number;
  readonly characterSet: readonly number[];
  glyphForCodePoint(codePoint: number): { readonly advanceWidth: number };
  layout(text: string, features?: Readonly<Record<string, boolean>>): { readonly advanceWidth: number };
}

let loading: Promise<Readonly<Record<FaceName, Face>>> | undefined;

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
  const kept = new Map<string, ReturnType<Face['layout']>>();
  const layout = (text: string) => {
    const known = kept.get(text);
    if (known) return known;
    const laidOut = face.layout(text, { liga: false });
    kept.set(text, laidOut);
    return laidOut;
  };
  return Object.assign(Object.create(face) as object, { layout });
}

/** Registers the faces from the installed package, once; nothing is fetched. */
export function loadFont(): Promise<Readonly<Record<FaceName, Face>>> {
  loading ??= load();
  return loading;
}

async function load(): Promise<Readonly<Record<FaceName, Face>>> {
  const { resolve } = createRequire(import.meta.url);
  for (const { file, ...style } of FACES) {
    Font.register({ family: FAMILY, src: resolve(`@expo-google-fonts/source-serif-4/${file}`), ...style });
    await Font.load({ fontFamily: FAMILY, ...style });
    nameGlyphs(faceOf(style));
  }
  const [regular, italic, strong] = FACES;
  return { regular: faceOf(regular), italic: faceOf(italic), strong: faceOf(strong) };
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

/** More spaces than a line holds look the same, and cost the layout their square. */
const WIDEST_GAP = ' '.repeat(256);

/** The text as the font can draw it: one visible substitute for each character it cannot. */
export const drawable = (text: string): string =>
  Array.from(lettersOf(text).replace(/[ \t\u2007\u3000]{256,}/g, WIDEST_GAP), letterForm).join('');
