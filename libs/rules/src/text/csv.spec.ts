import { csvCell, csvText } from './csv.ts';

const body = (...row: (string | number | null)[]) => csvText([row]).slice(1);

test('begins with the mark of UTF-8 and ends each row as spreadsheets want it', () => {
  expect(
    csvText([
      ['a', 1],
      ['ü', null],
    ]),
  ).toBe('\ufeff"a","1"\r\n"ü",""\r\n');
});

test.each([
  ['a comma, as it is', 'Park, Kim', '"Park, Kim"'],
  ['a quote, doubled', 'Kim "K" Park', '"Kim ""K"" Park"'],
  ['a line break, inside its cell', 'one\ntwo', '"one\ntwo"'],
])('keeps %s', (_, text, cell) => {
  expect(body(text)).toBe(`${cell}\r\n`);
});

test.each([
  '=1+1',
  '+1',
  '-1',
  '@sum',
  '\tx',
  '\rx',
  '\n=1+1',
  '＝1+1',
  '＋1',
  '－1',
  '＠sum',
  '=HYPERLINK("http://x")',
])('takes %j for no formula', (text) => {
  expect(body(text)).toBe(`"'${text.replaceAll('"', '""')}"\r\n`);
});

test('leaves numbers and signs inside a text alone', () => {
  expect(body(-3, 'a=b', '1-2')).toBe('"-3","a=b","1-2"\r\n');
});

test.each(['=1+1', "'=1+1", "''=x", "it's", "'quoted'", '-3', '', '\n=1', "'＝1"])(
  '%j reads as it was written',
  (text) => {
    const [, written] = /^"(.*)"\r\n$/s.exec(body(text))!;
    expect(csvCell(written!)).toBe(text);
  },
);
