import { cleanLine, cleanText, isPlainText, usernameProblem } from '../index.ts';

test.each([
  ['\uFEFF Ana\u200B ', 'Ana'],
  ['Ana\tMaria\r\nLee', 'Ana Maria Lee'],
  ['co\u00ADoperate', 'cooperate'],
  ['می\u200Cخواهم', 'می\u200Cخواهم'],
  ['👩\u200D⚕️', '👩\u200D⚕️'],
])('%j as a line is %j', (text, clean) => expect(cleanLine(text)).toBe(clean));

test('text keeps its lines', () => expect(cleanText(' a\u200B\n\n\tb ')).toBe('a\n\n\tb'));

test.each(['Ana', 'a\n\tb\r\n', 'Łukasz', '李明', 'می\u200Cخواهم', '👩\u200D⚕️', '𠮷野家'])(
  '%j is plain',
  (text) => expect(isPlainText(text)).toBe(true),
);

test.each([
  'a\u0000b',
  '\u001B[31m',
  'a\u007F',
  'a\u009Bb',
  '\u202Eanna',
  'a\u2066b',
  'a\u2069',
  '\uD800',
  'x\uDC00y',
])('%j is not plain', (text) => expect(isPlainText(text)).toBe(false));

test.each([
  'sam',
  'sam.lee',
  'Jürgen',
  'Ju\u0308rgen',
  's_lee-2',
  'sam@clinic.example',
  'Łukasz',
  'Nguyễn',
  '7',
  'O0l1',
])('the username %j is fine', (name) => expect(usernameProblem(name)).toBeNull());

test.each([
  ['', 'required'],
  ['x'.repeat(101), 'at most 100'],
  ['s\u0430m', 'Latin'],
  ['\u0441\u0430\u0441', 'Latin'],
  ['sam\u200B', 'Latin'],
  ['sa\u0000m', 'Latin'],
  ['\u202Emas', 'Latin'],
  ['ｓａｍ', 'Latin'],
  ['ﬁona', 'Latin'],
  ['ſam', 'Latin'],
  ['s\u0251m', 'Latin'],
  ['ѕаm', 'Latin'],
  ['sam lee', 'Latin'],
  ['.sam', 'Latin'],
  ['sam.', 'Latin'],
  ['sam/../admin', 'Latin'],
  ['sam\u0301\u0301', 'Latin'],
])('the username %j is refused', (name, why) => expect(usernameProblem(name)).toContain(why));
