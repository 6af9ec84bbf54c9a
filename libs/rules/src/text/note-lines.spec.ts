import { noteAsRead, noteLines } from './note-lines.ts';

describe('a note as it is read', () => {
  test.each([
    ['## Clinical need\n\nBriefs.', 'Clinical need\n\nBriefs.'],
    ['# Need #', 'Need'],
    [
      '**Need:**\n**In short:** she *needs* `two`, __daily__ and ***now***.',
      'Need:\nIn short: she needs two, daily and now.',
    ],
    ['| Item | A month |\r\n|:--|--:|\r\n| **Brief** | 420 |', 'Item | A month\nBrief | 420'],
    ['Item | A month\n--- | ---\nBrief | 420', 'Item | A month\nBrief | 420'],
  ])('%j bears no sign of markup', (note, read) => {
    expect(noteAsRead(note)).toBe(read);
  });

  test.each([
    'Briefs 2*3*4 = 24, and a*b.',
    '* one\n* two\n- three\n1. four',
    'Signed ____________ on __/__/____',
    'A1C > 9 %, #2 of 3, #hash, **open and *open',
    '5 * 3 and ** not closed **',
    'Mouth | nose',
    '----------',
    'A line.\n---',
    'snake_case_name and __init__x',
    ' \n\n',
    '',
  ])('%j stays as it was written', (note) => {
    expect(noteAsRead(note)).toBe(note);
  });

  test('knows its headings and the place of each line', () => {
    const note = '## Need\r\nBriefs.\u2028CLINICAL NEED\n**Short**\n';
    const lines = noteLines(note);
    expect(lines.map(({ start, end }) => note.slice(start, end))).toEqual([
      '## Need',
      'Briefs.',
      'CLINICAL NEED',
      '**Short**',
      '',
    ]);
    expect(lines.map(({ heading }) => heading)).toEqual([true, false, true, true, false]);
    expect(lines.flatMap(({ signs }) => signs.map(({ start, end }) => note.slice(start, end)))).toEqual([
      '## ',
      '**',
      '**',
    ]);
  });
});
