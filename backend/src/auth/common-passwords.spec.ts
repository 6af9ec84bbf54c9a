import { isCommonPassword } from './common-passwords.ts';

test.each([
  '1qaz2wsx3edc',
  '123qweasdzxc',
  '1Q2W3E4R5T6Y7U8I',
  'Qwertyuiop123',
  'motherfucker',
  'gfhjkmgfhjkm',
  'sonyericsson',
  'P@ssw0rd1234',
  'Passwort2026!!',
  'Summer 2026 2026',
  'Ｐａｓｓｗｏｒｄ１２３４',
  'correct horse battery staple',
  'administrator1',
  'changeme1234',
  'letmein123456',
  'princess1234',
  'superman1234',
  'unbelievable',
  'zaq12wsxcde3',
])('%j is common', async (password) => expect(await isCommonPassword(password)).toBe(true));

test.each([
  'a long enough password',
  'another long password',
  'four walruses on a tandem',
  'Vq7-tandem-walrus',
  'abcde-fghjk-mnpqr-23456',
  '日本語のとても長い合言葉です',
])('%j is not', async (password) => expect(await isCommonPassword(password)).toBe(false));
