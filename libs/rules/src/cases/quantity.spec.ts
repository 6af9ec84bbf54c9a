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

  it.each([
    ['quite different names and one group', { item: 'Night diapers' }, { limit_group: 'Adult briefs' }, true],
    ['one group over two categories', { category: 'Youth' }, { limit_group: 'Adult briefs' }, true],
    ['one group, written otherwise', { item: 'Night diapers' }, { limit_group: ' ADULT  briefs ' }, true],
    [
      'one group, of which each has a limit of its own',
      { quantity_limit: 200 },
      { limit_group: 'Adult briefs' },
      true,
    ],
    ['like names and different groups', {}, { limit_group: 'Bariatric briefs' }, false],
    ['one group over different times', { limit_period: '3 months' }, { limit_group: 'Adult briefs' }, false],
    ['one group and no limit', { quantity_limit: null }, { limit_group: 'Adult briefs' }, false],
    ['like names, and the other without a group', {}, {}, true],
    ['like names, and the other with an empty one', {}, { limit_group: null }, true],
    ['different names, and the other without a group', { item: 'Night diapers' }, {}, false],
  ])('with a limit group: %s', (_, part, group, expected) => {
    const [one, other] = [briefs({ limit_group: 'Adult briefs' }), briefs({ ...part, ...group })];
    expect([sharesLimit(one, other), sharesLimit(other, one)]).toEqual([expected, expected]);
  });

  it('are summed by their group, each against its own limit', () => {
    const [medium, night, large] = [
      briefs({ limit_group: 'Briefs' }),
      briefs({ limit_group: 'Briefs', item: 'Night diapers', quantity: 161 }),
      briefs({ limit_group: 'Large briefs', item: 'Adult briefs, large', quantity: 9 }),
    ];
    const lines = [medium, night, large];
    expect(lines.map((line) => quantityUnderLimit(line, lines))).toEqual([361, 361, 9]);
    expect(lines.map((line) => lacksJustification(line, lines))).toEqual([false, true, false]);
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

  it('each line with which those before it are above it', () => {
    const large = { item: 'Adult briefs, large' };
    expect(lacking(briefs(), briefs({ ...large, quantity: 161 }))).toEqual([false, true]);
    expect(lacking(briefs({ quantity: 360 }), briefs(large), briefs(large))).toEqual([false, true, true]);
  });

  it('for itself: what another line says is of that line', () => {
    const said = { justification: 'Fourteen changes.' };
    const [half, more] = [{ quantity: 360 }, { quantity: 360, item: 'Adult briefs, large' }];
    expect(lacking(briefs({ ...half, ...said }), briefs(more))).toEqual([false, true]);
    expect(lacking(briefs(half), briefs({ ...more, ...said }))).toEqual([false, false]);
    expect(lacking(briefs(half), briefs({ ...more, ...said }), briefs(more))).toEqual([false, false, true]);
    expect(lacking(briefs({ justification: '  ' }), briefs())).toEqual([false, true]);
  });

  it('each line that is above it by itself', () => {
    const said = briefs({ justification: 'Fourteen changes.' });
    expect(lacking(briefs({ quantity: 361 }), said)).toEqual([true, false]);
    expect(lacking(said, briefs({ quantity: 361 }))).toEqual([false, true]);
  });
});
