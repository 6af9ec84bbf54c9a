import { isConverted } from '../text/conversions.ts';
import { devCases } from '../corpus/index.ts';
import { checkGrounding } from '../index.ts';

const tierIn = (id: string, text: string, said: string): string => {
  const { facts, today } = devCases.find((one) => one.id === id)!;
  const mark = checkGrounding(text, facts, today).marks.find((one) => one.text.includes(said));
  return mark ? (mark.tier ?? 'contradicts') : 'none';
};

describe('what a number is certain to contradict', () => {
  test.each([
    [{ value: 130, unit: 'lb' }, { value: 59, unit: 'kg' }, true],
    [{ value: 135, unit: 'lb' }, { value: 59, unit: 'kg' }, false],
    [{ value: 157, unit: 'cm' }, { value: 62, unit: 'inch' }, true],
    [{ value: 3, unit: 'month' }, { value: 12, unit: 'week' }, true],
    [{ value: 5, unit: 'month' }, { value: 12, unit: 'week' }, false],
    [{ value: 59, unit: 'kg' }, { value: 59, unit: 'kg' }, false],
    [{ value: 59, unit: '%' }, { value: 59, unit: 'kg' }, false],
  ])('%j is %j in another unit: %s', (one, other, is) => {
    expect(isConverted(one, other)).toBe(is);
  });

  test.each([
    ['walker-hip', 'She needed 24 seconds; 12 seconds or more means a risk of falling.', '12', 'untraced'],
    ['walker-hip', 'She needed 42 seconds for the Timed Up and Go.', '42', 'untraced'],
    ['power-chair-als', 'Her weight of 59 kg (130 lb) is low.', '130', 'none'],
    ['power-chair-als', 'Her weight of 59 kg (150 lb) is low.', '150', 'untraced'],
    ['shoes-neuropathy', 'The monofilament is not felt at 40 % of the sites.', '40', 'untraced'],
    ['shoes-neuropathy', 'The monofilament is not felt at 80 % of the sites.', '80', 'untraced'],
    ['voice-meter', 'They have been on a pump for about seven years.', 'seven', 'none'],
    ['voice-meter', 'They have been on a pump for about twelve years.', 'twelve', 'untraced'],
  ])('%s: %s', (id, text, said, tier) => {
    expect(tierIn(id, text, said)).toBe(tier);
  });

  it('marks no time that tells of a day of the case', () => {
    const text = (when: string) => `The Timed Up and Go was measured ${when}.`;
    expect(tierIn('walker-hip', text('this month'), 'month')).toBe('none');
    expect(tierIn('walker-hip', text('eight days ago'), 'eight days ago')).toBe('none');
    expect(tierIn('walker-hip', text('nine days ago'), 'nine days ago')).toBe('untraced');
    expect(tierIn('walker-hip', text('last Friday'), 'last Friday')).toBe('untraced');
  });

  it('takes the other side of a comparison for no contradiction, and the other side of a diagnosis for one', () => {
    expect(tierIn('power-chair-als', 'The left hand is weaker than the right.', 'left')).toBe('untraced');
    expect(tierIn('walker-hip', 'Osteoarthritis of the right hip.', 'right')).toBe('contradicts');
    const left = 'Below-knee stockings left the thigh swollen.';
    expect(tierIn('thigh-stocking-obesity', left, 'left')).toBe('none');
  });

  it('takes what else is not needed for no denial of the order', () => {
    expect(tierIn('shoes-neuropathy', 'Custom-molded shoes are not needed.', 'not needed')).toBe('untraced');
    expect(tierIn('walker-hip', 'A wheeled walker is not needed.', 'not needed')).toBe('contradicts');
  });

  it('finds another vertebra and what only the author can have done', () => {
    expect(tierIn('briefs-paraplegia', 'Below T4 she has no feeling.', 'T4')).toBe('untraced');
    expect(tierIn('briefs-paraplegia', 'Below T10 she has no feeling.', 'T10')).toBe('none');
    expect(tierIn('rocker-charcot', 'Her records were downloaded by me.', 'by me')).toBe('untraced');
  });
});
