import type { SvgShape } from './svg-drawing.ts';

type Attributes = Readonly<Record<string, string>>;

/** What a shape cannot do without: numbers that are 0 where nothing is said. */
const MEASURES: Record<SvgShape, string> = {
  svg: '',
  g: '',
  path: '',
  polyline: '',
  polygon: '',
  rect: 'x y width height',
  circle: 'cx cy r',
  ellipse: 'cx cy rx ry',
  line: 'x1 y1 x2 y2',
  text: 'x y',
  tspan: '',
};
const NUMBER = /^[+-]?(\d{1,7}(\.\d*)?|\.\d+)(px)?$/;
const NUMBERS = /[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d{1,2})?/gi;
const numeric = new Set(
  'stroke-width stroke-miterlimit opacity fill-opacity stroke-opacity rx ry dx dy x y'.split(' '),
);
const words: Readonly<Record<string, RegExp>> = {
  'stroke-linecap': /^(butt|round|square)$/,
  'stroke-linejoin': /^(miter|round|bevel)$/,
  'fill-rule': /^(nonzero|evenodd)$/,
  'text-anchor': /^(start|middle|end)$/,
};
const COLOUR = /^(#[\da-f]{3}|#[\da-f]{6}|[a-z]{3,20}|rgb\(\s*\d{1,3}\s*,\s*\d{1,3}\s*,\s*\d{1,3}\s*\))$/i;

/**
 * The attributes of a shape as a PDF can be drawn from them: what cannot be read is left out, as browsers do. Null: the
 * shape has nothing to draw.
 */
export function drawableAttributes(
  shape: SvgShape,
  given: Attributes,
): Record<string, string | number> | null {
  const props: Record<string, string | number> = {};
  for (const name of MEASURES[shape].split(' ').filter(Boolean)) props[name] = numberIn(given[name]) ?? 0;
  if (shape === 'path') {
    const path = pathIn(given['d']);
    if (path === null) return null;
    props['d'] = path;
  }
  if (shape === 'polyline' || shape === 'polygon') {
    const points = numbersIn(given['points']);
    if (points.length < 4 || points.length % 2 === 1) return null;
    props['points'] = points.join(' ');
  }
  for (const [name, value] of Object.entries(given)) {
    const read = painted(name, value);
    if (read !== null && !(name in props)) props[camel(name)] = read;
  }
  return props;
}

function painted(name: string, value: string): string | number | null {
  if (name === 'fill' || name === 'stroke') return colourIn(value);
  if (name === 'transform') return transformIn(value);
  if (name === 'stroke-dasharray') return dashesIn(value);
  if (words[name]) return words[name].test(value) ? value : null;
  return numeric.has(name) ? numberIn(value) : null;
}

/** A colour that is not known is black, as it is where nothing is said. */
function colourIn(value: string): string {
  if (value === 'none' || value === 'transparent') return 'none';
  return COLOUR.test(value) && value.toLowerCase() !== 'currentcolor' ? value : '#000000';
}

function numberIn(text: string | undefined): number | null {
  return text !== undefined && NUMBER.test(text) ? Number.parseFloat(text) : null;
}

/** Larger than any drawing, and than a PDF can write, is none. */
const numbersIn = (text = '') =>
  (text.match(NUMBERS) ?? []).map(Number).filter((number) => Math.abs(number) < 1e7);

/** As a PDF takes them: each longer than nothing. */
function dashesIn(value: string): string | null {
  const dashes = numbersIn(value);
  return dashes.length > 0 && dashes.every((dash) => dash > 0) ? dashes.join(' ') : null;
}

/** How many numbers each command of a path takes [SVG 2, 9.3]. */
const TAKES: Readonly<Record<string, number>> = {
  m: 2,
  l: 2,
  h: 1,
  v: 1,
  c: 6,
  s: 4,
  q: 4,
  t: 2,
  a: 7,
  z: 0,
};

/** A path up to its first fault, as browsers draw it; null where nothing is left. */
function pathIn(text = ''): string | null {
  const parts = text.match(/[a-z][^a-df-z]*/gi) ?? [];
  const sound: string[] = [];
  for (const part of parts) {
    const command = part[0]!;
    const takes = TAKES[command.toLowerCase()];
    const numbers = command.toLowerCase() === 'a' ? arcIn(part.slice(1)) : numbersIn(part.slice(1));
    const whole =
      takes === 0 ? numbers.length === 0 : numbers.length > 0 && numbers.length % (takes ?? NaN) === 0;
    if (takes === undefined || !whole || (sound.length === 0 && command.toLowerCase() !== 'm')) break;
    sound.push(`${command}${numbers.join(' ')}`);
  }
  return sound.length > 0 ? sound.join(' ') : null;
}

const FLAG = /[01]/y;
const ARC_NUMBER = new RegExp(NUMBERS.source, 'iy');
const BETWEEN = /[\s,]*/y;
const ARC = [ARC_NUMBER, ARC_NUMBER, ARC_NUMBER, FLAG, FLAG, ARC_NUMBER, ARC_NUMBER];

/**
 * The two flags of an arc may stand without a space before what follows: `a1 1 0 01.5.5`. Read from left to right and
 * never twice, as [SVG 2, 9.3.9] says: one expression for all seven takes hours over a hundred digits in a row.
 */
function arcIn(text: string): number[] {
  const numbers: string[] = [];
  let at = end(BETWEEN, text, 0);
  while (at < text.length) {
    const kind = ARC[numbers.length % ARC.length]!;
    const next = end(kind, text, at);
    if (next === at) return [];
    numbers.push(text.slice(at, next));
    at = end(BETWEEN, text, next);
  }
  return numbersIn(numbers.join(' '));
}

/** Where what a sticky expression finds at a place ends; the place itself where it finds nothing. */
function end(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at;
  return at + (pattern.exec(text)?.[0].length ?? 0);
}

const TURNS: Readonly<Record<string, readonly number[]>> = {
  translate: [1, 2],
  scale: [1, 2],
  rotate: [1, 3],
  skewX: [1],
  skewY: [1],
  matrix: [6],
};

/** All of it or nothing. */
function transformIn(text: string): string | null {
  const steps = [...text.matchAll(/(\w+)\s*\(([^()]*)\)/g)];
  const read = steps.map(([, name = '', inner]) => ({ name, numbers: numbersIn(inner) }));
  const sound = read.every(({ name, numbers }) => TURNS[name]?.includes(numbers.length));
  return sound && read.length > 0
    ? read.map(({ name, numbers }) => `${name}(${numbers.join(' ')})`).join(' ')
    : null;
}

const camel = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
