import { pdfFileName, textFileName } from './file-names.ts';

test('the names of the specification', () => {
  expect(pdfFileName(42)).toBe('medical-case-42.pdf');
  expect(textFileName('Ramírez')).toBe('medical-necessity-Ramírez.txt');
});

test.each([
  [null, 'patient'],
  ['  ', 'patient'],
  ['...', 'patient'],
  ['\ud83d', 'patient'],
  ['De Vries', 'De Vries'],
  ['De/Vries', 'De_Vries'],
  ['a\\b:c*d?e"f<g>h|i\tj', 'a_b_c_d_e_f_g_h_i_j'],
  ['\u202eexe.gpj', 'exe.gpj'],
  ['Lee\ud83d', 'Lee'],
  [`${'x'.repeat(49)}😀y`, `${'x'.repeat(49)}😀`],
  [`${'x'.repeat(50)}😀`, 'x'.repeat(50)],
])('of %j', (name, part) => {
  expect(textFileName(name)).toBe(`medical-necessity-${part}.txt`);
  expect(() => encodeURIComponent(textFileName(name))).not.toThrow();
});
