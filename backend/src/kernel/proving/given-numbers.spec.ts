import { GivenNumbers } from './given-numbers.ts';

test('numbers are told by the streams that count them, by what was given one and by keys; the highest counts', () => {
  const given = new GivenNumbers();
  given.stream('case-numbers', 3, null);
  given.stream('case-7', 0, null);
  given.stream('note-numbers', 1, 40);
  given.stream('note-numbers', 2, 'x');
  given.stream('patient-numbers', 1, null);
  given.stream('patient-import-numbers', 0, null);
  given.stream('patient-import-4', 12, null);
  given.key('patient-key/9');
  given.key('sealing-key/content-5');
  given.stream('content-numbers', 1, null);
  expect(given.all()).toEqual({ note: 40, case: 7, patient: 9, 'patient-import': 4, content: 5 });
  given.remember({ case: 20, note: 2 });
  expect(given.all(10)).toEqual({ case: 30, patient: 19, 'patient-import': 14, content: 15, note: 50 });
});

test('a name with a number at its end, of which none were ever given, is of no kind', () => {
  const given = new GivenNumbers();
  for (const name of ['site-1', 'log', 'username-3f2a', '-5', 'x-99999999999999999999'])
    given.stream(name, 4, 7);
  given.key('site-key-check');
  given.key('patient-key/x');
  expect(given.all(10)).toEqual({});
});
