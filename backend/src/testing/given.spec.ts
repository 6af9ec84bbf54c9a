import { boxDecider, type BoxEvent } from './boxes.ts';
import { given } from './given.ts';

const placed: BoxEvent = { type: 'BoxPlaced', data: { room: 'A', label: 'red' } };
const weight = (grams: number): BoxEvent => ({ type: 'WeightAdded', data: { grams } });
const add = { type: 'AddWeight', grams: 60 } as const;

describe('given, when, then', () => {
  test('compares the events, whatever the order of their keys', () => {
    given(boxDecider)
      .when({ type: 'PlaceBox', room: 'A', label: 'red' })
      .then({
        data: { label: 'red', room: 'A' },
        type: 'BoxPlaced',
      });
    expect(given(boxDecider, placed).when(add).events()).toEqual([weight(60)]);
  });

  test('folds the history first', () => {
    given(boxDecider, placed, weight(50)).when(add).refused('too_heavy', 'A box carries 100 grams.');
  });

  test.each([
    ['other events', () => given(boxDecider, placed).when(add).then(weight(61))],
    ['fewer events', () => given(boxDecider, placed).when(add).then()],
    ['a refusal instead of events', () => given(boxDecider).when(add).then(weight(60))],
    ['a refusal where events are looked at', () => given(boxDecider).when(add).events()],
    ['events instead of a refusal', () => given(boxDecider, placed).when(add).refused('too_heavy')],
    ['another code', () => given(boxDecider).when(add).refused('too_heavy')],
    ['another message', () => given(boxDecider).when(add).refused('box_missing', 'Something else.')],
  ])('fails on %s', (_, check) => {
    expect(check).toThrow();
  });

  test('a mistake in the decider is no refusal', () => {
    const broken = {
      ...boxDecider,
      decide: () => {
        throw new TypeError('broken');
      },
    };
    expect(() => given(broken).when(add)).toThrow(TypeError);
  });
});
