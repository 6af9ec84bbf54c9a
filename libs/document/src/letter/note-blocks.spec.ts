import { noteBlocks } from './note-blocks.ts';

const heading = (text: string) => ({ kind: 'heading', text });
const paragraph = (text: string) => ({ kind: 'paragraph', text });
const item = (marker: string, text: string) => ({ kind: 'list-item', marker, text });
const table = (sides: string[], heads: string[], ...rows: string[][]) => ({
  kind: 'table',
  sides,
  heads,
  rows,
});

describe('the blocks of a note', () => {
  test.each([
    ['# Need', [heading('Need')]],
    ['## **Need**', [heading('Need')]],
    ['**Need**', [heading('Need')]],
    ['**Need:**', [heading('Need:')]],
    ['CLINICAL NEED', [heading('CLINICAL NEED')]],
    ['ΚΛΙΝΙΚΗ ΑΝΑΓΚΗ', [heading('ΚΛΙΝΙΚΗ ΑΝΑΓΚΗ')]],
    ['E0607', [paragraph('E0607')]],
    ['CGM', [paragraph('CGM')]],
    ['She needs **two** of them.', [paragraph('She needs two of them.')]],
    [
      'Asked for:\n| Item | A month |\n|---|--:|\n| Brief | **420** |\n| Wipes |\nAnd so on.',
      [
        paragraph('Asked for:'),
        table(['left', 'right'], ['Item', 'A month'], ['Brief', '420'], ['Wipes', '']),
        paragraph('And so on.'),
      ],
    ],
    [
      'a|b\n-|:-:\n1 \\| 2|3<br>4|5\n\nc|d',
      [table(['left', 'center', 'left'], ['a', 'b', ''], ['1 | 2', '3\n4', '5']), paragraph('c|d')],
    ],
    ['|a|\n|-|\n|1|\n|b|\n|-|\n|2|', [table(['left'], ['a'], ['1']), table(['left'], ['b'], ['2'])]],
    ['| | |\n|---|---|', [table(['left', 'left'], ['', ''])]],
    [`${'|a'.repeat(13)}\n${'|-'.repeat(13)}\n|1`, [paragraph(`${'a|'.repeat(12)}a\n1`)]],
    [
      '- one\n- two\n1. three\n2) four',
      [item('-', 'one'), item('-', 'two'), item('1.', 'three'), item('2)', 'four')],
    ],
    ['- one\n  and more\nnext', [item('-', 'one\nand more'), paragraph('next')]],
    ['a\nb\n\nc', [paragraph('a\nb'), paragraph('c')]],
    ['a\r\n\r\nb\u2028c', [paragraph('a'), paragraph('b\nc')]],
    ['360 per month', [paragraph('360 per month')]],
    ['<b>x</b> & [y](javascript:z)', [paragraph('<b>x</b> & [y](javascript:z)')]],
    ['', []],
    ['\n \n', []],
  ])('%j', (note, blocks) => {
    expect(noteBlocks(note)).toEqual(blocks);
  });
});

test('a note of signs alone is read in work that grows with its length', () => {
  const work = (note: string) => {
    const before = process.cpuUsage();
    noteBlocks(note);
    return process.cpuUsage(before).user;
  };
  for (const sign of [
    '*',
    '**a',
    '__a',
    '`',
    '# ',
    '| ',
    ' ',
    '|-',
    '*a ',
    '|a|\n|-|\n',
    '|-|\n',
    '\\|',
    '<br ',
    '|a|b|\n',
  ]) {
    work(sign.repeat(2_500));
    // Twenty times the length; four hundred times the work where each sign looked through all others.
    expect(work(sign.repeat(50_000)) / Math.max(work(sign.repeat(2_500)), 1_000)).toBeLessThan(200);
  }
});
