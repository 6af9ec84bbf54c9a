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
    ['She needs **two** of them.', [paragraph('She needs **two** of them.')]],
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
