import fc from 'fast-check';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { frameOf, sampleLetter } from '../letter/letter.sample.ts';
import { plainLogo, SVG_URL } from '../pictures/plain-logo.ts';
import { renderLetterPdf } from '../render-letter.ts';
import { svgShapes } from '../pictures/svg-drawing.ts';
import { drawableAttributes } from '../pictures/svg-values.ts';

const url = (svg: string) => `${SVG_URL}${Buffer.from(svg).toString('base64')}`;
const svg = (inner: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 40">${inner}</svg>`;

/** The words of the letter's first page, and its drawing commands. */
async function letterWith(logo: string) {
  const site = { name: 'Larkspur Clinic', lines: [], logo };
  const letter = { ...sampleLetter, format: 2 as const, letterhead: site };
  const pdf = await renderLetterPdf(letter, frameOf(letter));
  const task = getDocument({ data: new Uint8Array(pdf), verbosity: 0 });
  const page = await (await task.promise).getPage(1);
  const { items } = await page.getTextContent();
  const { fnArray } = await page.getOperatorList();
  await task.destroy();
  return { words: items.map((item) => ('str' in item ? item.str : '')).join(' '), steps: fnArray.length };
}

test('a logo drawn as an SVG is on the letter, shapes and words', async () => {
  const { logo: plain } = (await plainLogo(url(svg('')))) as { logo: string };
  const shapes = '<g fill="#0a7"><circle cx="20" cy="20" r="15"/><path d="M40 10 L60 30 Z"/></g>';
  const { logo } = (await plainLogo(
    url(svg(`${shapes}<text x="62" y="25" font-size="9" font-weight="bold">Fairhaven</text>`)),
  )) as { logo: string };
  const [without, drawn] = await Promise.all([letterWith(plain), letterWith(logo)]);
  expect(drawn.words).toContain('Fairhaven');
  expect(drawn.steps).toBeGreaterThan(without.steps + 4);
});

test.each([
  ['M0 0h5v5z', 'M0 0 h5 v5 z'],
  ['m1-1.5.5.5L2,3', 'm1 -1.5 0.5 0.5 L2 3'],
  ['M0 0 L1e30 5', 'M0 0'],
  ['M0 0a1 1 0 01.5.5', 'M0 0 a1 1 0 0 1 0.5 0.5'],
  ['M0 0 L1 1 L2', 'M0 0 L1 1'],
  ['M1e1 2E-1', 'M10 0.2'],
  ['L1 1', null],
  ['', null],
])('the path %p is drawn as %p', (d, drawn) => {
  expect(drawableAttributes('path', { d })?.['d'] ?? null).toBe(drawn);
});

test('whatever a logo says that is taken, the letter is drawn', async () => {
  const shape = fc.constantFrom(...svgShapes.filter((name) => name !== 'svg'));
  const name = fc.constantFrom(
    ...'d x y x1 y2 cx r rx width height points transform fill fill-rule fill-opacity stroke stroke-width'.split(
      ' ',
    ),
    ...'stroke-linecap stroke-linejoin stroke-dasharray opacity font-size font-weight font-style text-anchor'.split(
      ' ',
    ),
  );
  const value = fc.constantFrom(
    ...[
      '',
      '0',
      '-1',
      '1e999',
      'NaN',
      '99999999999',
      '10%',
      'M0 0',
      'M0 0 L',
      'Z Z',
      'A 1 1',
      '1,2 3',
      'none',
    ],
    ...[
      'currentColor',
      'chartreuse',
      '#12',
      '#fff',
      'rgb(1,2,3)',
      'rgb(1)',
      'rotate(45)',
      'scale()',
      'bold',
      '4 2',
    ],
    ...['matrix(1 0)', 'translate(a)', 'italic', 'middle', 'round', 'evenodd', 'inherit', 'red blue'],
  );
  const element = fc
    .tuple(shape, fc.array(fc.tuple(name, value), { maxLength: 5 }), fc.constantFrom('', 'Fair', '✓'))
    .map(([tag, attributes, words]) => {
      const said = [...new Map(attributes)].map(([key, text]) => ` ${key}="${text}"`).join('');
      return `<${tag}${said}>${tag === 'text' ? words : ''}</${tag}>`;
    });
  await fc.assert(
    fc.asyncProperty(fc.array(element, { minLength: 1, maxLength: 4 }), async (elements) => {
      const kept = await plainLogo(url(svg(elements.join(''))));
      if ('refused' in kept) return;
      expect((await letterWith(kept.logo)).words).toContain('Larkspur Clinic');
    }),
    { numRuns: 60 },
  );
});
