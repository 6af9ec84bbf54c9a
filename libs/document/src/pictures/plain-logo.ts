import { plainPicture } from './plain-signature.ts';
import { readSvg, sizeOf, type SvgNode, writeSvg } from './svg-drawing.ts';

/** As it is sent, and as it is kept. */
export const LOGO_BYTES = 256 * 1024;
const [MOST_WIDE, MOST_HIGH] = [1_600, 800];
export const SVG_URL = 'data:image/svg+xml;base64,';
const REFUSED_PNG =
  `A logo must be an SVG, or a PNG picture of at most ${MOST_WIDE} by ${MOST_HIGH} pixels, 8 bits a channel, ` +
  `of ${LOGO_BYTES / 1024} kB at most.`;

const GREW = `Drawn anew, the logo has more than ${LOGO_BYTES / 1024} kB. Draw its words and shapes more simply.`;

export type Logo = { readonly logo: string } | { readonly refused: string };

/**
 * A site's logo as it is kept, drawn anew, so that nothing hides in it: a PNG of its pixels alone, or an SVG of shapes
 * and text alone. `refused`: a sentence for whoever chose it.
 */
export async function plainLogo(dataUrl: string): Promise<Logo> {
  if (dataUrl.startsWith('data:image/svg+xml')) return plainSvg(dataUrl);
  const most = { sent: LOGO_BYTES, kept: LOGO_BYTES, width: MOST_WIDE, height: MOST_HIGH };
  const logo = await plainPicture(dataUrl, most);
  return logo === null ? { refused: REFUSED_PNG } : { logo };
}

function plainSvg(dataUrl: string): Logo {
  const bytes = svgBytes(dataUrl);
  if (!bytes) return { refused: REFUSED_PNG };
  const drawing = readSvg(new TextDecoder().decode(bytes));
  if ('refused' in drawing) return drawing;
  // Signs that stand for themselves in what was sent are written as several.
  const kept = Buffer.from(writeSvg(drawing));
  if (kept.length > LOGO_BYTES) return { refused: GREW };
  return { logo: `${SVG_URL}${kept.toString('base64')}` };
}

function svgBytes(dataUrl: string): Buffer | null {
  const base64 = dataUrl.startsWith(SVG_URL) ? dataUrl.slice(SVG_URL.length) : '';
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(base64)) return null;
  const bytes = Buffer.from(base64, 'base64');
  return bytes.length > LOGO_BYTES ? null : bytes;
}

export interface LogoDrawing {
  readonly svg: SvgNode;
  readonly width: number;
  readonly height: number;
}

/** A kept logo that is an SVG; null where it is none. */
export function logoDrawing(logo: string | null | undefined): LogoDrawing | null {
  const bytes = logo ? svgBytes(logo) : null;
  const svg = bytes && readSvg(bytes.toString('utf8'));
  const size = svg && !('refused' in svg) ? sizeOf(svg) : null;
  return svg && !('refused' in svg) && size ? { svg, ...size } : null;
}
