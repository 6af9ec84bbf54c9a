import { randomBytes } from 'node:crypto';
import { csvRows } from './csv-file.ts';

const bounds = { columns: 60, rows: 10 };
const rowsOf = async (file: Buffer | string) => {
  const rows: [number, ...string[]][] = [];
  for await (const { line, cells } of csvRows(Buffer.from(file as string), bounds))
    rows.push([line, ...cells]);
  return rows;
};
const refusal = (file: Buffer | string) =>
  rowsOf(file).then(
    () => 'taken',
    (error: Error) => error.message,
  );

test.each([
  ['commas', 'a,b\n1,2\n'],
  ['semicolons, of which cells may hold commas', 'a;b\n"1";2\n'],
  ['tabs', 'a\tb\n1\t2'],
  ['CRLF and a mark of UTF-8', '\ufeffa,b\r\n1,2\r\n'],
  ['blank lines', '\na,b\n\n,\n1,2\n\n'],
])('%s', async (_, text) => {
  expect((await rowsOf(text)).map(([, ...cells]) => cells)).toEqual([
    ['a', 'b'],
    ['1', '2'],
  ]);
});

test('quoted line breaks and quotes are a part of their cell, and each row says where it begins', async () => {
  expect(await rowsOf('a,b\n"1 Elm\r\nStreet","say ""so"""\n\n,\nO’Neil,é\n')).toEqual([
    [1, 'a', 'b'],
    [2, '1 Elm\r\nStreet', 'say "so"'],
    [6, 'O’Neil', 'é'],
  ]);
});

test.each<[string, Buffer | string, RegExp]>([
  ['nothing', '', /^The file is empty\.$/],
  ['blanks', '\n\n  \n', /^The file is empty\.$/],
  ['a spreadsheet', 'PK\u0003\u0004xyz', /^This is a spreadsheet or an archive .* “CSV UTF-8”/],
  ['UTF-16', Buffer.from('\ufeffa,b\n', 'utf16le'), /^The file is written in UTF-16\./],
  ['NUL', 'a,b\n1,\u0000\n', /^Line 2 holds characters of no text \(NUL\)\./],
  [
    'a line in another encoding',
    Buffer.concat([Buffer.from('a,é\n1,2\n'), Buffer.from('M\xfcller,3\n', 'latin1')]),
    /^Line 3 is not written in UTF-8/,
  ],
  [
    'random bytes without NUL',
    Buffer.from(randomBytes(5_000).map((byte) => byte || 0xff)),
    /UTF-8|quotation|columns|spreadsheet|UTF-16/,
  ],
  ['200 columns', `${'a,'.repeat(199)}a\n`, /^Line 1 has 200 columns, and a file may have 60\.$/],
  [
    'a quote that is not closed',
    'a,b\n"1,2\n',
    /^A quotation mark is opened in the file and not closed until its end\.$/,
  ],
  ['a quote in the middle', 'a,b\n1,2 "x" 3\n', /^Line 2 has a quotation mark where none may stand\./],
  [
    'too many rows',
    `a\n${'1\n'.repeat(11)}`,
    /^The file has more than 10 rows\. Split it into several files\.$/,
  ],
])('%s: a sentence that says what is wrong', async (_, file, sentence) => {
  expect(await refusal(file)).toMatch(sentence);
});

test.each([
  ['quotes', '"'.padEnd(4_000_000, '"')],
  ['empty cells', ','.repeat(4_000_000)],
])('a bomb of %s is refused before much of it is read', async (_, row) => {
  const bomb = Buffer.from(`a,b\n${row}`);
  let read = 0;
  bomb.subarray = (from = 0, to = bomb.length) => {
    read = Math.max(read, to);
    return Buffer.prototype.subarray.call(bomb, from, to) as Buffer<ArrayBuffer>;
  };
  const rows = csvRows(bomb, bounds);
  const all = async () => {
    for await (const { line } of rows) expect(line).toBe(1);
  };
  await expect(all()).rejects.toThrow(/is too long\. Look there for a quotation mark/);
  expect(read).toBeLessThan(1_000_000);
});

test('a row behind a million line breaks is known by its line, and each break is looked at once', async () => {
  const file = Buffer.from(`a,b${'\n'.repeat(1_000_000)}1,2\n`);
  let searches = 0;
  const { indexOf } = Buffer.prototype;
  file.indexOf = (...asked: Parameters<typeof indexOf>) => {
    searches += 1;
    return indexOf.apply(file, asked);
  };
  const lines: number[] = [];
  for await (const { line } of csvRows(file, bounds)) lines.push(line);
  expect(lines).toEqual([1, 1_000_001]);
  expect(searches).toBeLessThan(20);
});
