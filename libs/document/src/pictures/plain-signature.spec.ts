import fc from 'fast-check';
import { randomBytes } from 'node:crypto';
import { deflateSync, inflateSync } from 'node:zlib';
import { samplePng } from '../letter/letter.sample.ts';
import { plainSignature } from './plain-signature.ts';
import { chunk, MAGIC, packedPng } from './png.ts';
import { PNG_URL, signatureImage } from './signature-image.ts';

interface Drawn {
  width: number;
  height: number;
  colour: number;
  rows: Buffer;
  more?: Buffer[];
  depth?: number;
  interlaced?: number;
}

/** A PNG as any program might write it. */
function png({ width, height, colour, rows, more = [], depth = 8, interlaced = 0 }: Drawn): string {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([depth, colour, 0, 0, interlaced], 8);
  const data = [
    chunk('IHDR', header),
    ...more,
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ];
  return PNG_URL + Buffer.concat([MAGIC, ...data]).toString('base64');
}

const bytesOf = (url: string) => Buffer.from(url.slice(PNG_URL.length), 'base64');
/** Its pixels, RGBA, row by row. */
function pixelsOf(url: string): number[] {
  const { width, height, colour, pixels } = packedPng(bytesOf(url), 1_000, 1_000)!;
  expect(colour).toBe(6);
  const rows = inflateSync(pixels);
  return Array.from({ length: height }, (_, y) => [
    ...rows.subarray(y * (width * 4 + 1) + 1, (y + 1) * (width * 4 + 1)),
  ]).flat();
}

describe('a drawn signature is kept', () => {
  test.each([
    ['grey', 0, [], [7, 200], [7, 7, 7, 255, 200, 200, 200, 255]],
    ['RGB', 2, [], [1, 2, 3, 4, 5, 6], [1, 2, 3, 255, 4, 5, 6, 255]],
    ['grey with alpha', 4, [], [7, 8, 9, 10], [7, 7, 7, 8, 9, 9, 9, 10]],
    ['RGBA', 6, [], [1, 2, 3, 4, 5, 6, 7, 8], [1, 2, 3, 4, 5, 6, 7, 8]],
    [
      'a palette',
      3,
      [chunk('PLTE', Buffer.from([1, 2, 3, 4, 5, 6])), chunk('tRNS', Buffer.from([9]))],
      [0, 1],
      [1, 2, 3, 9, 4, 5, 6, 255],
    ],
  ])('as RGBA, from %s', async (_, colour, more, row, expected) => {
    const rows = Buffer.from([0, ...row]);
    const kept = await plainSignature(png({ width: 2, height: 1, colour, rows, more }));
    expect(pixelsOf(kept!)).toEqual(expected);
    expect(signatureImage(kept)).toMatchObject({ width: 2, height: 1 });
  });

  test('with its filters taken back: left, up, average and Paeth', async () => {
    const rows = Buffer.from([1, 10, 1, 2, 1, 1, 3, 4, 6, 4, 2, 3]);
    const kept = await plainSignature(png({ width: 2, height: 4, colour: 0, rows }));
    const greys = pixelsOf(kept!).filter((_, index) => index % 4 === 0);
    // By hand from [PNG, 9.2]; rows of two greys behind their filter.
    expect(greys).toEqual([10, 11, 11, 12, 9, 16, 11, 19]);
  });

  test('without anything but its pixels, always as the same text', async () => {
    const hidden = [
      chunk('tEXt', Buffer.from('Comment\0Ana Ramírez, 555-0147')),
      chunk('eXIf', Buffer.alloc(500)),
    ];
    const rows = Buffer.from([0, 1, 2, 3, 4]);
    const plain = await plainSignature(png({ width: 1, height: 1, colour: 6, rows }));
    const stripped = await plainSignature(png({ width: 1, height: 1, colour: 6, rows, more: hidden }));
    expect(stripped).toBe(plain);
    expect(await plainSignature(plain!)).toBe(plain);
    expect(bytesOf(plain!).length).toBeLessThan(100);
  });

  test('in slices, with turns for others between', async () => {
    let [turns, done] = [0, false];
    const turn = () => {
      turns++;
      if (!done) setImmediate(turn);
    };
    setImmediate(turn);
    // Each row with the costliest filter.
    const rows = Buffer.concat(
      Array<Buffer>(300).fill(Buffer.concat([Buffer.from([4]), Buffer.alloc(800 * 4)])),
    );
    expect(await plainSignature(png({ width: 800, height: 300, colour: 6, rows }))).not.toBeNull();
    done = true;
    expect(turns).toBeGreaterThanOrEqual(15);
  });

  test('where it is a picture like a signature, in a few kilobytes', async () => {
    const kept = await plainSignature(samplePng(800, 300));
    expect(kept!.length).toBeLessThan(20_000);
  });
});

describe('is refused', () => {
  const sound = { width: 2, height: 2, colour: 0, rows: Buffer.from([0, 1, 2, 0, 3, 4]) };

  test.each([
    ['a JPEG', 'data:image/jpeg;base64,/9j/4AAQ'],
    ['an SVG', 'data:image/svg+xml;base64,PHN2Zz4='],
    ['a JPEG that says it is a PNG', `${PNG_URL}/9j/4AAQSkZJRgABAQ==`],
    ['16 bits a channel', png({ ...sound, depth: 16 })],
    ['an interlaced one', png({ ...sound, interlaced: 1 })],
    ['one too wide', samplePng(801, 10)],
    ['one too high', samplePng(10, 301)],
    ['one that unpacks to more than it says', png({ ...sound, rows: Buffer.alloc(50_000_000) })],
    ['one with fewer rows than it says', png({ ...sound, rows: Buffer.alloc(3) })],
    ['a filter that is none', png({ ...sound, rows: Buffer.from([9, 1, 2, 0, 3, 4]) })],
    ['a palette of no colours', png({ ...sound, colour: 3 })],
    ['no base64', `${PNG_URL}<svg>`],
    ['nothing', PNG_URL],
  ])('%s', async (_, url) => expect(await plainSignature(url)).toBeNull());

  test('noise that stays larger than 64 kB', async () => {
    const row = () => Buffer.concat([Buffer.from([0]), randomBytes(401 * 4)]);
    const rows = Buffer.concat(Array.from({ length: 50 }, row));
    expect((await plainSignature(png({ width: 401, height: 50, colour: 6, rows }))) === null).toBe(true);
  });

  test('or kept, never anything else, whatever bytes come', async () => {
    const bytes = bytesOf(png(sound));
    const damages = fc.array(fc.tuple(fc.nat(bytes.length - 1), fc.nat(255)), { minLength: 1, maxLength: 8 });
    await fc.assert(
      fc.asyncProperty(damages, async (damage) => {
        const changed = Buffer.from(bytes);
        for (const [at, byte] of damage) changed[at] = byte;
        const kept = await plainSignature(PNG_URL + changed.toString('base64'));
        expect(kept === null || signatureImage(kept) !== null).toBe(true);
      }),
    );
  });
});
