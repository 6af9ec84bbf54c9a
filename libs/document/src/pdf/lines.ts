import type { Face, FaceName } from './font.ts';

/** Properties of a text, its lines already broken where they are to end. */
export interface SetText {
  readonly children: string;
  hyphenationCallback(word: string): string[];
  readonly hyphenationPenalty: number;
}

export interface Setter {
  /** Where the lines of a text end in a column of `width` points. */
  (text: string, size: number, width: number, face?: FaceName): SetText;
  /** Points that a text takes on a line of its own. */
  widthOf(text: string, size: number, face?: FaceName): number;
}

/** Points that two pieces side by side may take beyond what each takes alone, as letters are set closer or apart. */
const SLACK = 0.4;

/**
 * Breaks lines itself. The layout's own way presses a line that is a little too long into its column, at the expense of
 * the spaces between its words, which are then read and copied as none. Each width is asked for once in a document.
 */
export function lineSetter(faces: Readonly<Record<FaceName, Face>>): Setter {
  const known = { regular: new Map<string, number>(), italic: new Map(), strong: new Map() };
  const widthOf = (text: string, name: FaceName) => {
    let width = known[name].get(text);
    if (width === undefined) {
      const face = faces[name];
      width = face.layout(text, { liga: false }).advanceWidth / face.unitsPerEm;
      known[name].set(text, width);
    }
    return width;
  };
  const set = (text: string, size: number, width: number, face: FaceName = 'regular'): SetText => {
    const room = (width - SLACK) / size;
    const lines = text.split('\n').map((line) => broken(line, room, (part) => widthOf(part, face)));
    return { children: lines.join('\n'), ...UNBROKEN };
  };
  return Object.assign(set, {
    widthOf: (text: string, size: number, face: FaceName = 'regular') =>
      text.split(/( +)/).reduce((sum, part) => sum + widthOf(part, face), 0) * size,
  });
}

export const linesOf = ({ children }: SetText): number => children.split('\n').length;

/**
 * The layout breaks no word further: not by its own rules, and not where the script changes within one (µg), where it
 * would put a hyphen. Each space alone: it takes a run of several for a place to break at.
 */
const UNBROKEN = {
  hyphenationCallback: (word: string) => (/^ +$/.test(word) ? [...word] : [word]),
  hyphenationPenalty: 10_000,
};

type WidthOf = (text: string) => number;

function broken(line: string, room: number, widthOf: WidthOf): string {
  const lines: string[] = [];
  let [held, taken, gap] = ['', 0, ''];
  for (const word of line.split(/( +)/)) {
    if (word === '' || word.startsWith(' ')) {
      gap = word;
      continue;
    }
    for (const part of partsOf(word, room, widthOf)) {
      const [between, own] = [widthOf(gap), widthOf(part)];
      if (held !== '' && taken + between + own <= room)
        [held, taken] = [held + gap + part, taken + between + own];
      else {
        if (held !== '') lines.push(held);
        [held, taken] = [part, own];
      }
      gap = '';
    }
  }
  return [...lines, held].join('\n');
}

/** Where one word may break: after a hyphen or slash between letters, and where it is wider than a whole line. */
const partsOf = (word: string, room: number, widthOf: WidthOf): string[] =>
  word.split(/(?<=\p{L}{3}[-/–])(?=\p{L}{3})/u).flatMap((part) => fitting(part, room, widthOf));

function fitting(word: string, room: number, widthOf: WidthOf): string[] {
  if (widthOf(word) <= room) return [word];
  const parts: string[] = [];
  let [part, taken] = ['', 0];
  for (const character of word) {
    const advance = widthOf(character);
    if (taken + advance > room && part !== '') {
      parts.push(part);
      [part, taken] = ['', 0];
    }
    part += character;
    taken += advance;
  }
  return [...parts, part];
}
