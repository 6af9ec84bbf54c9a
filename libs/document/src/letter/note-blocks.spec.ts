import { noteBlocks } from './note-blocks.ts';

const heading = (text: string) => ({ kind: 'heading', text });
const paragraph = (text: string) => ({ kind: 'paragraph', text });
const item = (marker: string, text: string) => ({ kind: 'list-item', marker, text });

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
      '| Item | A month |\n|---|--:|\n| Brief | 420 |\nAnd so on.',
      [paragraph('Item | A month\nBrief | 420\nAnd so on.')],
    ],
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
  for (const sign of ['*', '**a', '__a', '`', '# ', '| ', ' ', '|-', '*a ']) {
    work(sign.repeat(2_500));
    // Twenty times the length; four hundred times the work where each sign looked through all others.
    expect(work(sign.repeat(50_000)) / Math.max(work(sign.repeat(2_500)), 1_000)).toBeLessThan(200);
  }
});
