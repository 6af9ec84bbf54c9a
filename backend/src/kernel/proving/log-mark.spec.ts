import { Marking } from './log-mark.ts';

test('a mark remembers the highest number of a kind, whether it was taken by itself or with others', () => {
  const marking = new Marking();
  const taken = (revision: number, data: { through?: number }) =>
    marking.add({
      ...{ id: `${revision}`, stream: 'case-numbers', revision, type: 'NumberTaken', data },
      ...{ position: `${revision + 1}`.padStart(20, '0'), metadata: {} },
    });
  taken(0, {});
  expect(marking.mark()?.numbers).toEqual({ case: 1 });
  taken(1, { through: 40 });
  expect(marking.mark()?.numbers).toEqual({ case: 40 });
  taken(2, {});
  expect(marking.mark()?.numbers).toEqual({ case: 40 });
});
