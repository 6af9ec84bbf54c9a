import {
  Circle,
  Ellipse,
  G,
  Image,
  Line,
  Path,
  Polygon,
  Polyline,
  Rect,
  Svg,
  Text,
  Tspan,
} from '@react-pdf/renderer';
import { createElement, type ComponentType, type ReactNode } from 'react';
import { FAMILY } from './font.ts';
import { tagged } from './letter-pdf-tags.ts';
import { LOGO_BYTES, logoDrawing } from '../pictures/plain-logo.ts';
import { signatureImage } from '../pictures/signature-image.ts';
import type { SvgNode, SvgShape } from '../pictures/svg-drawing.ts';
import { drawableAttributes } from '../pictures/svg-values.ts';

/** In points. */
export const LOGO_WIDTH = 140;
const LOGO_HEIGHT = 48;

/** The site's logo as large as its place allows; null where there is none that can be drawn. `alt`: it in words. */
export function drawnLogo(logo: string | null | undefined, alt: string): ReactNode {
  const image = signatureImage(logo, LOGO_BYTES);
  if (image) {
    return (
      <Image
        src={{ data: image.data, format: 'png' }}
        style={fitted(image, 1)}
        {...tagged('Figure', { alt })}
      />
    );
  }
  const drawing = logoDrawing(logo);
  if (!drawing) return null;
  const { width, height, svg } = drawing;
  return (
    <Svg
      viewBox={svg.attributes['viewBox'] ?? `0 0 ${width} ${height}`}
      style={fitted(drawing, Infinity)}
      {...tagged('Figure', { alt })}
    >
      {svg.children.map(drawn)}
    </Svg>
  );
}

/** A picture is never drawn larger than its pixels. */
function fitted({ width, height }: { width: number; height: number }, most: number) {
  const scale = Math.min(LOGO_WIDTH / width, LOGO_HEIGHT / height, most);
  return { width: width * scale, height: height * scale };
}

type Drawable = ComponentType<Record<string, unknown>>;

const components = {
  g: G,
  path: Path,
  rect: Rect,
  circle: Circle,
  ellipse: Ellipse,
  line: Line,
  polyline: Polyline,
  polygon: Polygon,
  text: Text,
  tspan: Tspan,
  // Each takes the attributes of its shape, which are read from a drawing and no type knows.
} as unknown as Record<Exclude<SvgShape, 'svg'>, Drawable>;

/** Words are set in the letter's own face: it is embedded, and has every letter that the letter may need. */
function drawn(node: SvgNode | string, index: number): ReactNode {
  if (typeof node === 'string') return node;
  const { shape, attributes, children } = node;
  const read = drawableAttributes(shape, attributes);
  if (shape === 'svg' || !read) return null;
  const words = shape === 'text' || shape === 'tspan';
  const props = { key: index, ...read, ...(words && { style: wordStyle(attributes) }) };
  return createElement(components[shape], props, ...children.map(drawn));
}

function wordStyle(attributes: SvgNode['attributes']) {
  const size = Number.parseFloat(attributes['font-size'] ?? '');
  const italic = attributes['font-style'] === 'italic';
  const bold = !italic && /^(bold|[6-9]00)$/.test(attributes['font-weight'] ?? '');
  return {
    fontFamily: FAMILY,
    fontSize: size > 0 && size < 1_000 ? size : 16,
    fontWeight: bold ? 600 : 400,
    fontStyle: italic ? 'italic' : 'normal',
  } as const;
}
