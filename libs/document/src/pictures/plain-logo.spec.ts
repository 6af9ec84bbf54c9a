import { deflateSync } from 'node:zlib';
import { LOGO_BYTES, logoDrawing, plainLogo, SVG_URL } from './plain-logo.ts';
import { chunk, MAGIC } from './png.ts';

const url = (svg: string) => `${SVG_URL}${Buffer.from(svg).toString('base64')}`;
const textOf = (kept: object) =>
  Buffer.from((kept as { logo: string }).logo.slice(SVG_URL.length), 'base64').toString();
const svg = (inner: string, more = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 40"${more}>${inner}</svg>`;

test('a drawing of paths and text is kept without what is not drawn', async () => {
  const sent = `<?xml version="1.0"?><!-- by a drawing program -->
<svg xmlns="http://www.w3.org/2000/svg" xmlns:x="urn:x" viewBox="0 0 100 40" id="a" x:note="mine">
  <title>Secret <b>words</b></title><defs><linearGradient id="g"/></defs><x:view zoom="2"><path d="M9 9"/></x:view>
  <g style="fill: #0a7; -x-hidden: 1; stroke:none"><path d="M0 0 L10 10" class="c"/></g>
  <text x="5" y="20">Fair &amp; <tspan>haven</tspan></text>
</svg>`;
  const kept = await plainLogo(url(sent));
  expect(textOf(kept)).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 40"><g fill="#0a7" stroke="none">' +
      '<path d="M0 0 L10 10"/></g><text x="5" y="20">Fair &amp; <tspan>haven</tspan></text></svg>',
  );
  // What is kept is kept as it is.
  expect(await plainLogo((kept as { logo: string }).logo)).toEqual(kept);
  expect(logoDrawing((kept as { logo: string }).logo)).toMatchObject({ width: 100, height: 40 });
});

test('the size is that of the viewBox, else width and height in pixels', async () => {
  const sized = await plainLogo(url('<svg xmlns="x" width="60px" height="20"><path d="M0 0"/></svg>'));
  expect(logoDrawing((sized as { logo: string }).logo)).toMatchObject({ width: 60, height: 20 });
  expect(await plainLogo(url('<svg width="50%" height="20"/>'))).toEqual({
    refused: 'The logo needs a width and height, or a viewBox.',
  });
});

const only = 'A logo is drawn with shapes, paths and text only';
test.each([
  [svg('<script>alert(1)</script>'), `${only}; “script” is neither.`],
  [svg('<image href="http://elsewhere.example/a.png"/>'), `${only}; “image” is neither.`],
  [svg('<foreignObject><p>x</p></foreignObject>'), `${only}; “foreignObject” is neither.`],
  [svg('<style>path{fill:url(x)}</style>'), `${only}; “style” is neither.`],
  [svg('<use href="#a"/>'), `${only}; “use” is neither.`],
  [svg('<path d="M0 0" onclick="alert(1)"/>'), 'The logo must not hold programs.'],
  [svg('', ' onload="alert(1)"'), 'The logo must not hold programs.'],
  [
    svg('<g xmlns:l="y" l:href="http://elsewhere.example"/>'),
    'The logo must not refer to anything outside itself.',
  ],
  [svg('<path fill="url(#g)" d="M0 0"/>'), /gradients and pictures from elsewhere are not drawn/],
  [svg('<path style="fill:URL( http://elsewhere.example )"/>'), /gradients and pictures from elsewhere/],
  [`<!DOCTYPE svg [<!ENTITY a "b">]>${svg('<text>&a;</text>')}`, /must not hold a document type or entities/],
  [svg('<text>&a;</text>'), 'The logo is no well-formed SVG picture.'],
  [svg('<path>'), 'The logo is no well-formed SVG picture.'],
  ['', 'The logo is no well-formed SVG picture.'],
  ['<html/>', `${only}; “html” is neither.`],
  [svg(svg('')), 'A logo is one SVG picture.'],
  [svg('<g>'.repeat(30) + '</g>'.repeat(30)), 'A logo can be at most 24 groups deep.'],
  [svg('<g/>'.repeat(5_001)), 'A logo can have at most 5000 shapes.'],
])('%j is refused', async (sent, sentence) => {
  const answer = await plainLogo(sent === '' ? `${SVG_URL}IA==` : url(sent));
  expect(answer).toEqual({
    refused: typeof sentence === 'string' ? sentence : expect.stringMatching(sentence),
  });
});

test('values that are none of a drawing are left out', async () => {
  const kept = await plainLogo(url(svg('<path d="M0 0" fill="javascript:alert(1)" stroke="#123"/>')));
  expect(textOf(kept)).toContain('<path d="M0 0" stroke="#123"/>');
});

const png = (width: number, height: number, more: Buffer[] = []) => {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 6], 8);
  const rows = Buffer.alloc((width * 4 + 1) * height);
  const parts = [MAGIC, chunk('IHDR', header), ...more, chunk('IDAT', deflateSync(rows))];
  const bytes = Buffer.concat([...parts, chunk('IEND', Buffer.alloc(0))]);
  return `data:image/png;base64,${bytes.toString('base64')}`;
};

test.each([
  ['quotes, each written as six signs', '"', 6],
  ['greater-than signs, each written as four', '>', 4],
])('what is kept is read again, or was refused: %s', async (_, sign, times) => {
  const words = (count: number) => plainLogo(url(svg(`<text>${sign.repeat(count)}</text>`)));
  // Not compared as a whole: a logo of this size would be shown where it is kept.
  const { refused } = (await words(200_000)) as { refused?: string };
  expect(refused).toBe('Drawn anew, the logo has more than 256 kB. Draw its words and shapes more simply.');
  const kept = (await words(Math.floor((LOGO_BYTES - 200) / times))) as { logo: string };
  expect(logoDrawing(kept.logo)).toMatchObject({ width: 100, height: 40 });
  expect((await plainLogo(kept.logo)) as object).toHaveProperty('logo.length', kept.logo.length);
});

test('a PNG is kept as its pixels alone', async () => {
  const hidden = png(20, 10, [chunk('tEXt', Buffer.from('Comment\0a secret'))]);
  const kept = (await plainLogo(hidden)) as { logo: string };
  expect(Buffer.from(kept.logo.split(',')[1]!, 'base64').toString('latin1')).not.toContain('secret');
  expect(await plainLogo(kept.logo)).toEqual(kept);
  expect(logoDrawing(kept.logo)).toBeNull();
});

test.each([
  ['a JPEG', 'data:image/jpeg;base64,/9j/4AAQ'],
  ['a PNG too wide', png(1_601, 1)],
  ['no picture', 'data:text/html,<script>'],
  ['an SVG that is not in base64', 'data:image/svg+xml,<svg/>'],
  ['more than 256 kB', url(svg(`<text>${'x'.repeat(LOGO_BYTES)}</text>`))],
])('%s is refused, saying what is wanted', async (_, sent) => {
  expect(await plainLogo(sent)).toEqual({
    refused: expect.stringMatching(
      /^A logo must be an SVG, or a PNG picture of at most 1600 by 800/,
    ) as string,
  });
});
