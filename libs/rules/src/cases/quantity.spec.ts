import { lacksJustification, quantityUnderLimit, sharesLimit, type LimitedLine } from './quantity.ts';

const briefs = (part: Partial<LimitedLine> = {}): LimitedLine => ({
  item: 'Adult briefs, medium',
  category: 'Incontinence',
  quantity: 200,
  quantity_limit: 360,
  limit_period: 'month',
  justification: null,
  ...part,
});

describe('lines that share a limit', () => {
  it.each([
    ['the same item again', {}, true],
    ['the same kind in another size', { item: 'Adult briefs, large' }, true],
    ['the same kind, written otherwise', { item: 'ADULT BRIEFS , large' }, true],
    ['another kind', { item: 'Underpads, large' }, false],
    ['a kind that only begins alike', { item: 'Adult briefs bariatric' }, false],
    ['another category', { category: 'Youth' }, false],
    ['another limit', { quantity_limit: 150 }, false],
    ['another period', { limit_period: '3 months' }, false],
    ['no limit', { quantity_limit: null }, false],
  ])('%s', (_, part, expected) => {
    expect(sharesLimit(briefs(), briefs(part))).toBe(expected);
  });

  it('are summed, and a line without a limit is itself alone', () => {
    const [medium, large, pads] = [
      briefs(),
      briefs({ item: 'Adult briefs, large', quantity: 161 }),
      briefs({ item: 'Underpads, large', quantity: 9, quantity_limit: 150 }),
    ];
    const lines = [medium, large, pads];
    expect(lines.map((line) => quantityUnderLimit(line, lines))).toEqual([361, 361, 9]);
    const free = briefs({ quantity_limit: null });
    expect(quantityUnderLimit(free, [free, briefs({ quantity_limit: null })])).toBe(200);
  });
});

describe('who must say why', () => {
  const lacking = (...lines: LimitedLine[]) => lines.map((line) => lacksJustification(line, lines));

  it('nobody up to the limit', () => {
    expect(
      lacking(briefs({ quantity: 180 }), briefs({ item: 'Adult briefs, large', quantity: 180 })),
    ).toEqual([false, false]);
  });

  it('the last of the lines that are above it together', () => {
    expect(lacking(briefs(), briefs({ item: 'Adult briefs, large', quantity: 161 }))).toEqual([false, true]);
  });

  it('nobody where one of them has said it', () => {
    expect(lacking(briefs({ justification: 'Fourteen changes.' }), briefs())).toEqual([false, false]);
    expect(lacking(briefs({ justification: '  ' }), briefs())).toEqual([false, true]);
  });

  it('each line that is above it by itself', () => {
    expect(lacking(briefs({ quantity: 361 }), briefs({ justification: 'Fourteen changes.' }))).toEqual([
      true,
      false,
    ]);
  });
});
