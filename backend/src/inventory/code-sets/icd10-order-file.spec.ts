import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type OrderLine, parseOrderLine, readOrderFile } from './icd10-order-file.ts';
import { orderLine } from './icd10-order-file.fixture.ts';

describe('one line of the order file', () => {
  test('a billable code, with its dot and its long description', () => {
    const line = orderLine('E1165', '1', 'Type 2 diabetes mellitus with hyperglycemia');
    expect(parseOrderLine(line)).toEqual({
      code: 'E11.65',
      description: 'Type 2 diabetes mellitus with hyperglycemia',
    });
  });

  test('a code of three characters has no dot', () => {
    expect(parseOrderLine(orderLine('I10', '1', 'Essential (primary) hypertension'))).toEqual({
      code: 'I10',
      description: 'Essential (primary) hypertension',
    });
  });

  test('a carriage return at the end is no part of the description', () => {
    expect(parseOrderLine(`${orderLine('R32', '1', 'Unspecified urinary incontinence')}\r`)).toEqual({
      code: 'R32',
      description: 'Unspecified urinary incontinence',
    });
  });

  test('a heading', () => {
    expect(parseOrderLine(orderLine('E11', '0', 'Type 2 diabetes mellitus'))).toBe('heading');
  });

  test.each([
    ['an empty line', '', /order number/],
    ['text without columns', 'not an order file', /order number/],
    ['a code with a dot', orderLine('E11.65', '1', 'Diabetes'), /without dot/],
    ['a code that is none', orderLine('11E65', '1', 'Diabetes'), /ICD-10-CM code/],
    ['no code', orderLine('', '1', 'Diabetes'), /ICD-10-CM code/],
    ['another flag', orderLine('E1165', '2', 'Diabetes'), /column 15/],
    ['no long description', orderLine('E1165', '1', ''), /long description/],
    ['a line cut short', orderLine('E1165', '1', 'Diabetes').slice(0, 40), /long description/],
  ])('%s is a problem', (_, line, problem) => {
    expect(parseOrderLine(line)).toEqual({ problem: expect.stringMatching(problem) as string });
  });
});

describe('the whole file', () => {
  const lines = [
    orderLine('E11', '0', 'Type 2 diabetes mellitus'),
    orderLine('E1165', '1', 'Type 2 diabetes mellitus with hyperglycemia'),
    'damaged',
    orderLine('I10', '1', 'Essential (primary) hypertension'),
  ];
  const expected = [
    [1, 'heading'],
    [2, { code: 'E11.65', description: 'Type 2 diabetes mellitus with hyperglycemia' }],
    [3, { problem: 'columns 1 to 5 must be the order number' }],
    [4, { code: 'I10', description: 'Essential (primary) hypertension' }],
  ];
  let folder: string;
  beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), 'order-file-'))));
  afterAll(() => rm(folder, { recursive: true }));

  async function read(content: string | Buffer): Promise<[number, OrderLine][]> {
    const path = join(folder, 'order');
    await writeFile(path, content);
    const found: [number, OrderLine][] = [];
    for await (const { number, line } of readOrderFile(path)) found.push([number, line]);
    return found;
  }

  test.each([
    ['plain, with LF', lines.join('\n')],
    ['plain, with CRLF and a last line end', `${lines.join('\r\n')}\r\n`],
    ['compressed', gzipSync(`${lines.join('\r\n')}\r\n`)],
  ])('%s', async (_, content) => {
    expect(await read(content)).toEqual(expected);
  });

  test('an empty file has no lines', async () => {
    expect(await read('')).toEqual([]);
  });

  test('a compressed file cut short is an error, not a shorter file', async () => {
    const whole = gzipSync(Array.from({ length: 5000 }, (_, at) => `${at} ${Math.sin(at)}`).join('\n'));
    await expect(read(whole.subarray(0, whole.length - 100))).rejects.toThrow(/unexpected end of file/);
  });

  test('a missing file is an error', async () => {
    const reading = readOrderFile(join(folder, 'missing')).next();
    await expect(reading).rejects.toMatchObject({ code: 'ENOENT' });
  });
});
