import { SaxesParser } from 'saxes';

/** What a drawing may be made of: shapes and words, which fetch nothing and run nothing. */
export const svgShapes = [
  'svg',
  'g',
  'path',
  'rect',
  'circle',
  'ellipse',
  'line',
  'polyline',
  'polygon',
  'text',
  'tspan',
] as const;

export type SvgShape = (typeof svgShapes)[number];

export interface SvgNode {
  readonly shape: SvgShape;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly (SvgNode | string)[];
}

/** What is not drawn by itself: it goes, with all that is in it. */
const UNSEEN = new Set(['title', 'desc', 'metadata', 'defs']);
const GEOMETRY =
  'd x y x1 x2 y1 y2 cx cy r rx ry dx dy width height points viewBox transform preserveAspectRatio';
const PAINT =
  'fill fill-opacity fill-rule stroke stroke-width stroke-opacity stroke-linecap stroke-linejoin stroke-miterlimit ' +
  'stroke-dasharray opacity font-size font-family font-weight font-style text-anchor letter-spacing';
const paint = new Set(PAINT.split(' '));
const kept = new Set([...GEOMETRY.split(' '), ...paint]);
const VALUE = /^[\w\s.,#%()'"+-]*$/;
const [MOST_SHAPES, MOST_DEEP] = [5_000, 24];

const only = 'A logo is drawn with shapes, paths and text only';

class Refused extends Error {}

/** The drawing of an SVG text, without what is not drawn. @returns why it is refused, where it is */
export function readSvg(text: string): SvgNode | { readonly refused: string } {
  try {
    return parsed(text);
  } catch (error) {
    if (error instanceof Refused) return { refused: error.message };
    return { refused: 'The logo is no well-formed SVG picture.' };
  }
}

function parsed(text: string): SvgNode {
  const root: { children: (SvgNode | string)[] } = { children: [] };
  const open: { children: (SvgNode | string)[] }[] = [root];
  let [unseen, shapes] = [0, 0];
  const parser = new SaxesParser({ xmlns: false });
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('doctype', () => {
    throw new Refused('The logo must not hold a document type or entities. Save it as a plain SVG.');
  });
  parser.on('opentag', ({ name, attributes }) => {
    // With a colon: what drawing programs note for themselves.
    if (unseen > 0 || UNSEEN.has(name) || name.includes(':')) return void (unseen += 1);
    if ((shapes += 1) > MOST_SHAPES) throw new Refused(`A logo can have at most ${MOST_SHAPES} shapes.`);
    if (open.length > MOST_DEEP) throw new Refused(`A logo can be at most ${MOST_DEEP} groups deep.`);
    const node = { shape: shapeOf(name, open.length), attributes: drawn(attributes), children: [] };
    open.at(-1)!.children.push(node);
    open.push(node);
  });
  parser.on('closetag', () => void (unseen > 0 ? (unseen -= 1) : open.pop()));
  const words = (said: string) => {
    const of = open.at(-1) as Partial<SvgNode> | undefined;
    if (unseen === 0 && (of?.shape === 'text' || of?.shape === 'tspan')) open.at(-1)!.children.push(said);
  };
  parser.on('text', words);
  parser.on('cdata', words);
  parser.write(text).close();
  const [svg] = root.children as [SvgNode];
  if (!sizeOf(svg)) throw new Refused('The logo needs a width and height, or a viewBox.');
  return svg;
}

function shapeOf(name: string, depth: number): SvgShape {
  const shape = svgShapes.find((one) => one === name);
  if (!shape) throw new Refused(`${only}; “${name.slice(0, 40)}” is neither.`);
  if ((shape === 'svg') !== (depth === 1)) throw new Refused('A logo is one SVG picture.');
  return shape;
}

function drawn(given: Readonly<Record<string, string>>): Record<string, string> {
  const attributes: Record<string, string> = {};
  const take = (name: string, value: string, allowed: ReadonlySet<string>) => {
    if (/url\s*\(/i.test(value)) {
      throw new Refused(`${only}; gradients and pictures from elsewhere are not drawn. Use plain colours.`);
    }
    if (allowed.has(name) && VALUE.test(value)) attributes[name] = value.trim();
  };
  for (const [name, value] of Object.entries(given)) {
    if (/^on|script/i.test(name)) throw new Refused('The logo must not hold programs.');
    if (/(^|:)(href|src)$/i.test(name))
      throw new Refused('The logo must not refer to anything outside itself.');
    take(name, value, kept);
  }
  for (const rule of (given['style'] ?? '').split(';')) {
    const [name = '', value = ''] = rule.split(/:(.*)/s);
    take(name.trim(), value.trim(), paint);
  }
  return attributes;
}

/** In units of the drawing; null where it names none. */
export function sizeOf(svg: SvgNode | undefined): { width: number; height: number } | null {
  const { viewBox = '', width = '', height = '' } = svg?.attributes ?? {};
  const box = viewBox.split(/[\s,]+/).map(Number);
  const [wide, high] =
    box.length === 4 && box.every(Number.isFinite) ? [box[2]!, box[3]!] : [length(width), length(height)];
  return wide > 0 && high > 0 ? { width: wide, height: high } : null;
}

const length = (text: string) => (/^[\d.]+(px)?$/.test(text) ? Number.parseFloat(text) : NaN);

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** The same drawing always becomes the same text. */
export function writeSvg({ shape, attributes, children }: SvgNode): string {
  const own = shape === 'svg' ? ' xmlns="http://www.w3.org/2000/svg"' : '';
  const pairs = Object.entries(attributes).sort(([a], [b]) => (a < b ? -1 : 1));
  const head = `${shape}${own}${pairs.map(([name, value]) => ` ${name}="${escaped(value)}"`).join('')}`;
  const inner = children.map((one) => (typeof one === 'string' ? escaped(one) : writeSvg(one))).join('');
  return inner === '' ? `<${head}/>` : `<${head}>${inner}</${shape}>`;
}
