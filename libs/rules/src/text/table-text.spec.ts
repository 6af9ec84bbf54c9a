import { plainWidth, wrapped } from './plain-columns.ts';
import { noteAsText } from './table-text.ts';

const lines = (...all: string[]) => all.join('\n');
const words = (text: string) => text.split(/\s+/).filter((word) => /[^-|]/.test(word));

describe('a note as a text file has it', () => {
  test('has its tables in columns, each to the side that it was given', () => {
    const note = lines(
      'The chart **says**:',
      '| Hour | Changes | Remarks |',
      '|:--|--:|:-:|',
      '| 02:00 | 2 | wet<br>through |',
      '| 06:00 | 14 | |',
      'And so on.',
    );
    expect(noteAsText(note)).toBe(
      lines(
        'The chart says:',
        'Hour   Changes  Remarks',
        '-----  -------  -------',
        '02:00        2    wet',
        '                through',
        '06:00       14',
        'And so on.',
      ),
    );
  });

  test('lets a cell that is too wide go on below itself, and says every word in the order of the rows', () => {
    const long = 'is asked for since the chart of her nights says so, and ';
    const note = lines('What | Why | For', '--|--|--', `One ${long}ends | ${long.repeat(3)}ends | night`);
    const read = noteAsText(note);
    expect(words(read)).toEqual(words(note));
    expect(read.split('\n').every((line) => line.length <= 80)).toBe(true);
    expect(read.split('\n').length).toBeLessThan(14);
  });

  test('counts the columns of letters that are wide, or put above others', () => {
    const note = lines('Name|Pads', '-|-', '李小龙|2', 'Zoë\u0301|3', 'Öz|4');
    expect(noteAsText(note).split('\n').slice(2)).toEqual(['李小龙  2', 'Zoë\u0301     3', 'Öz      4']);
    expect(['a', '李', 'e\u0301', '\u200b', '😀'].map(plainWidth)).toEqual([1, 2, 1, 0, 2]);
  });

  test.each([
    ['1,000 columns', `${'|a'.repeat(1_000)}\n${'|-'.repeat(1_000)}\n${'|1'.repeat(1_000)}`],
    ['10,000 rows', `a|b\n-|-\n${'1|2\n'.repeat(10_000)}`],
    ['10,000 tables', 'a|b\n-|-\n'.repeat(10_000)],
    ['one cell of 50,000 letters', `a|b\n-|-\n${'x'.repeat(50_000)}|2`],
    ['one cell of 10,000 words', `a|b\n-|-\n${'word '.repeat(10_000)}|2`],
    [
      'twelve long cells in each row',
      `${'a|'.repeat(12)}\n${'-|'.repeat(12)}\n${`${'word '.repeat(80)}|`.repeat(120)}`,
    ],
  ])('of %s says every word, in a bounded text', (_, note) => {
    const read = noteAsText(note);
    expect(words(read.replaceAll('|', ' '))).toEqual(words(note.replaceAll('|', ' ')));
    expect(read.length).toBeLessThan(note.length * 20);
  });
});

test('a line is broken at spaces, and one word stays whole', () => {
  expect(wrapped(`one two ${'x'.repeat(12)} 李小龙 four`, 10, 2)).toEqual([
    'one two',
    `  ${'x'.repeat(12)}`,
    '  李小龙',
    '  four',
  ]);
});
