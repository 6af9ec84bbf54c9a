import { nearNames } from './near-names.ts';

const names = ['admin', 'kim.park', 'kim.parker', 'nora.reyes', 'nóra.rey', 'sam.lee'];

test.each([
  ['adnim', ['admin']],
  ['Admn', ['admin']],
  ['kim.prak', ['kim.park']],
  ['kim', ['kim.park', 'kim.parker']],
  ['nora.reyse', ['nora.reyes', 'nóra.rey']],
  ['nora', ['nora.reyes', 'nóra.rey']],
  ['sma.lee', ['sam.lee']],
  ['lee.moreau', []],
  ['', []],
])('%j may be one of %j', (typed, near) => expect(nearNames(typed, names)).toEqual(near));

test('no more than can be read', () => {
  const many = Array.from({ length: 20 }, (_, n) => `kim.park${n}`);
  expect(nearNames('kim.park', many)).toHaveLength(5);
});
