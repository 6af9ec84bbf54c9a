import { cutOff, type Extent, OrderNumbers } from './whole-order-file.ts';

const whole: Extent = { gap: null, lastCode: 'Z9989', lines: 3, endsWithLine: true };

test.each<[Partial<Extent>, string | null]>([
  [{}, null],
  [{ lines: 0, lastCode: null, endsWithLine: false }, null],
  [{ endsWithLine: false }, 'It ends in the middle of line 3.'],
  [{ gap: { after: 40, found: 42 } }, 'Order number 00042 follows on 00040.'],
  [{ lastCode: 'S72001A' }, 'It ends with S72001A, before the last categories, Z99 and U.'],
  [{ lastCode: 'U071' }, null],
])('%j', (part, sentence) => {
  expect(cutOff({ ...whole, ...part })).toBe(sentence);
});

test('order numbers leave none out; a malformed line stands for its own', () => {
  const gapOf = (...orders: (number | null)[]) => {
    const numbers = new OrderNumbers();
    for (const order of orders) numbers.next(order);
    return numbers.gap;
  };
  expect(gapOf(1, 2, null, 4)).toBeNull();
  expect(gapOf(2)).toEqual({ after: 0, found: 2 });
  expect(gapOf(1, 2, 4, 9)).toEqual({ after: 2, found: 4 });
  expect(gapOf(1, 1)).toEqual({ after: 1, found: 1 });
});
