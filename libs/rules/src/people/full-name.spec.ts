import { fullNameProblem } from '../index.ts';

test.each([
  'Zoë O’Neill-Müller',
  'Анна Smith',
  'Ελένη Παππά',
  'Kaʻiulani Keʻelikōlani',
  'Mª José',
  '佐藤 ひろみ',
  '佐藤ひろみ',
  '김민준',
  'राहुल शर्मा',
  'محمد علي',
  'Dr. Kim Park 2nd',
  '',
])('%j is a full name', (name) => expect(fullNameProblem(name)).toBeNull());

// Cyrillic, Greek, Armenian and mathematical letters among Latin ones; Latin ones among Cyrillic and Japanese.
test.each(['\u0410dministrator', 'Kim P\u0430rk', '\u0391lex', 'Al\u0565x', '\u{1D400}lex', 'Ивaн', '佐藤a'])(
  '%j mixes scripts in a word',
  (name) => expect(fullNameProblem(name)).toMatch(/^Full name must not mix/),
);
