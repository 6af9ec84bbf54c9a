import { lastWords } from './last-words.ts';
import { type NoteBlock, noteBlocks } from './note-blocks.ts';

const of = (text: string) => lastWords(noteBlocks(text));
const textOf = (block: NoteBlock) => (block.kind === 'table' ? block.heads.join(' ') : block.text);
const texts = (blocks: readonly NoteBlock[]) => blocks.map(textOf);

describe('the last words of a text', () => {
  test('are its last block, with the heading above it', () => {
    expect(texts(of('One.\n\nNEED\n\nTwo.').last)).toEqual(['NEED', 'Two.']);
    expect(texts(of('One.\n\nTwo.').last)).toEqual(['Two.']);
    expect(texts(of('One.\n\nDIARY\n\nHour|Pads\n-|-\n6|2').last)).toEqual(['DIARY', 'Hour Pads']);
    expect(of('')).toEqual({ before: [], last: [] });
  });

  test.each([
    ['a line', 'A line of the list\n'.repeat(100).trim(), 'A line of the list'],
    ['a sentence', 'A sentence of it. '.repeat(100).trim(), 'A sentence of it.'],
    ['a word', 'word '.repeat(500).trim(), 'word'],
  ])('of a long block begin with %s', (_, text, beginning) => {
    const { before, last } = of(text);
    expect(textOf(last[0]!).startsWith(beginning)).toBe(true);
    expect(textOf(last[0]!).length).toBeLessThan(1_000);
    expect(
      texts([...before, ...last])
        .join(' ')
        .replace(/\s+/g, ' '),
    ).toBe(text.replace(/\s+/g, ' '));
  });

  test('of one long word are its end', () => {
    const { before, last } = of('x'.repeat(2_000));
    expect(texts([...before, ...last]).join('')).toBe('x'.repeat(2_000));
    expect(textOf(last[0]!)).toHaveLength(900);
  });
});
