import { RememberedRows } from './remembered-rows.ts';
import { sumOf } from './sums.ts';

const row = (doc: object, id = '1', table = 'people') => {
  const text = JSON.stringify(doc);
  return { id, sum: sumOf(table, id, '', text), search: '', doc: text };
};

test('a row that is still the same is the very same document, which nobody can change', () => {
  const rows = new RememberedRows();
  const first = rows.document('people', row({ n: 1, list: [{ deep: true }] }), true)!;
  expect(rows.document('people', row({ n: 1, list: [{ deep: true }] }), true)).toBe(first);
  expect(() => ((first['list'] as { deep: boolean }[])[0]!.deep = false)).toThrow(TypeError);
});

test('one that was written anew, of another table or under another name is another', () => {
  const rows = new RememberedRows();
  expect(rows.document('people', row({ n: 1 }), true)).toEqual({ n: 1 });
  expect(rows.document('people', row({ n: 2 }), true)).toEqual({ n: 2 });
  expect(rows.document('files', row({ n: 3 }, '1', 'files'), true)).toEqual({ n: 3 });
});

test('one that is not what was written is none, also where it was read before', () => {
  const rows = new RememberedRows();
  const written = row({ n: 1 });
  expect(rows.document('people', written, true)).toEqual({ n: 1 });
  for (const damaged of [{ doc: '{"n":2}' }, { search: 'x' }, { sum: written.sum + 1 }])
    expect(rows.document('people', { ...written, ...damaged }, true)).toBeNull();
  expect(rows.document('people', written, true)).toEqual({ n: 1 });
});

test('what comes by once, or is large, is not kept', () => {
  const rows = new RememberedRows();
  const large = { text: 'x'.repeat(5_000) };
  const passing = rows.document('people', row({ n: 1 }), false);
  expect(rows.document('people', row({ n: 1 }), false)).not.toBe(passing);
  expect(rows.document('people', row(large), true)).not.toBe(rows.document('people', row(large), true));
});
