import { lastDayWithin, monthsBefore } from './calendar.ts';
import { holds } from './code-sets.ts';
import type { CoverageFacts } from './coverage-facts.ts';
import { evaluate } from './evaluate.ts';
import { aCase, aCriterion, aPack, aVisit, shown } from './pack.fixture.ts';
import type { Pack, Test } from './pack.ts';

const TODAY = '2026-06-01';
const withAnswers = (...more: CoverageFacts['answers']): CoverageFacts => ({
  ...aCase,
  answers: [...aCase.answers, ...more],
});
const asking = (test: Test): Pack => ({ ...aPack, criteria: [aCriterion({ test })] });
const finding = (facts: CoverageFacts, packs: readonly Pack[] = [aPack], criterion = 'C-1') =>
  evaluate(packs, facts, TODAY).find((one) => one.criterion === criterion);

test('of a payer without a pack, or of a day without one, no rule is shown, and nothing is met', () => {
  const other = withAnswers(shown('payer', 'other', null));
  for (const [facts, packs] of [
    [other, [aPack]],
    [aCase, []],
    [aCase, [{ ...aPack, effective_to: '2026-05-31' }]],
    [aCase, [{ ...aPack, states: ['OH'] }]],
  ] as const) {
    const all = evaluate(packs, facts, TODAY);
    expect(all.map(({ criterion }) => criterion)).toEqual(['GEN-1', 'POLICY']);
    expect(all.map(({ verdict }) => verdict)).toEqual(['not_documented', 'not_documented']);
    expect(all[0]!.remarks[0]).toBe('No pack for this payer on 2026-06-01.');
  }
});

test('an unknown payer is asked for; a state chooses among the packs of its payer', () => {
  expect(finding({ ...aCase, answers: [] }, [aPack], 'GEN-1')).toMatchObject({ missing: ['payer'] });
  const ohio = { ...aPack, states: ['OH'] };
  expect(finding(withAnswers(shown('state', 'OH', null)), [ohio])).toBeDefined();
  expect(finding(withAnswers(shown('state', 'OR', null)), [ohio])).toBeUndefined();
});

test('an item of which only general rules speak has no policy', () => {
  const policy = (packs: readonly Pack[], hcpcs: string | null) =>
    finding({ ...aCase, items: [{ id: 'i1', hcpcs, units: 1 }] }, packs, 'POLICY')!.verdict;
  expect(policy([aPack], 'K0001')).toBe('met');
  expect(policy([{ ...aPack, general: true }], 'K0001')).toBe('not_documented');
  expect(policy([aPack], 'E0100')).toBe('not_documented');
  expect(policy([aPack], null)).toBe('not_documented');
});

test('the rules of the delivery hold, else of the order, else of today', () => {
  const late = { ...aPack, effective_from: '2026-08-01' };
  const [order, delivery] = [
    shown('order.date', '2026-07-01', null),
    shown('delivery.date', '2026-08-01', null),
  ];
  expect(finding(aCase, [late])).toBeUndefined();
  expect(finding(withAnswers(order), [late])).toBeUndefined();
  expect(finding(withAnswers(order, delivery), [late])).toBeDefined();
});

test('a visit is about a diagnosis however its code is written', () => {
  const about = (...conditions: string[]) => ({
    ...withAnswers(shown('order.date', '2026-06-01', null)),
    diagnoses: ['E11.65'],
    encounters: [{ ...aVisit, conditions }],
  });
  const tests: Test[] = [
    { diagnosis: 'diabetes' },
    { visit: { about: 'the_case', within: { months: 6, before: 'order.date' } } },
  ];
  for (const test of tests) {
    for (const written of ['E11.65', 'e11.65', 'E1165', ' e1165 '])
      expect([written, finding(about(written), [asking(test)])!.verdict]).toEqual([written, 'met']);
    expect(finding(about('E11.6', 'poor control'), [asking(test)])!.verdict).not.toBe('met');
  }
});

test('what is counted up to the delivery is judged as of today as long as that has no day, and says until when it holds', () => {
  const test: Test = { within: { date: 'met.on', before: 'delivery_or_today', months: 1 } };
  const said = (...answers: CoverageFacts['answers']) => finding(withAnswers(...answers), [asking(test)])!;
  const on = (day: string) => shown('met.on', day, null);
  expect(said(on('2026-05-10'))).toMatchObject({ verdict: 'met', remarks: ['Deliver until 2026-06-10.'] });
  expect(said(on('2026-05-01'))).toMatchObject({ remarks: ['2026-06-01 is the last allowed day.'] });
  expect(said(on('2026-04-30')).verdict).toBe('not_met');
  const delivered = shown('delivery.date', '2026-05-30', null);
  expect(said(on('2026-04-30'), delivered)).toMatchObject({ verdict: 'met' });
  expect(said(on('2026-05-10'), delivered).remarks).toEqual([]);
  expect(said(delivered)).toMatchObject({ verdict: 'not_documented', missing: ['met.on'] });
});

test('what is told and tied to no record is not documented, whether yes or no', () => {
  for (const value of [true, false]) {
    expect(finding(withAnswers(shown('walks', value, null)))).toMatchObject({
      verdict: 'not_documented',
      missing: ['walks'],
      remarks: ['Stated, not tied to a dated record.'],
    });
  }
});

test('of two records the newest counts and the other is named', () => {
  const twice: CoverageFacts = {
    ...withAnswers(shown('walks', false, 'v1'), shown('walks', true, 'v2')),
    encounters: [aVisit, { ...aVisit, id: 'v2', date: '2026-04-01' }],
  };
  expect(finding(twice)).toMatchObject({
    verdict: 'met',
    evidence: [{ fact: 'walks', encounter: 'v1' }],
    remarks: ['The record of 2026-04-01 says otherwise; the newest counts.'],
  });
});

test('a record of more than 12 months before the order counts with a remark', () => {
  const old = withAnswers(shown('walks', false), shown('order.date', '2027-05-02', null));
  const [pack] = [{ ...aPack, effective_to: null }];
  expect(evaluate([pack], old, '2027-05-02').find(({ criterion }) => criterion === 'C-1')).toMatchObject({
    verdict: 'met',
    remarks: expect.arrayContaining(['The record of 2026-05-01 is older than 12 months before the order.']),
  });
});

test('a source that was not read for more than a year says so', () => {
  const facts = withAnswers(shown('walks', false));
  const remarks = (day: string) =>
    evaluate([{ ...aPack, effective_to: null }], facts, day).find(({ criterion }) => criterion === 'C-1')!
      .remarks;
  expect(remarks('2027-01-01')).toEqual([]);
  expect(remarks('2027-01-02')).toEqual([
    'L1 was read as of 2026-01-01; whether it still stands is not checked.',
  ]);
});

test('without a day of delivery there is a last day for it', () => {
  const pack = asking({ within: { date: 'met.on', before: 'delivery.date', months: 6 } });
  expect(finding(withAnswers(shown('met.on', '2026-02-28', null)), [pack])).toMatchObject({
    verdict: 'not_documented',
    until: '2026-08-31',
    missing: ['delivery.date'],
  });
});

test('the last allowed day says that it is that', () => {
  const pack = asking({ within: { date: 'met.on', before: 'delivery.date', days: 30 } });
  const on = (day: string) =>
    finding(withAnswers(shown('met.on', '2026-05-01', null), shown('delivery.date', day, null)), [pack]);
  expect(on('2026-05-31')).toMatchObject({
    verdict: 'met',
    remarks: ['2026-05-31 is the last allowed day.'],
  });
  expect(on('2026-05-30')).toMatchObject({ verdict: 'met', remarks: [] });
  expect(on('2026-06-01')).toMatchObject({ verdict: 'not_met' });
});

describe('a date of an order that not every case has', () => {
  const pack = asking({ order: ['order.date', 'met.on', 'delivery.date'], where_known: ['met.on'] });
  const said = (order: string | null, between: string | null, delivery: string | null) =>
    finding(
      withAnswers(
        ...(
          [
            ['order.date', order],
            ['met.on', between],
            ['delivery.date', delivery],
          ] as const
        ).flatMap(([fact, day]) => (day === null ? [] : [shown(fact, day, null)])),
      ),
      [pack],
    )!;

  test('is no gap where it is not known: the others are judged alone', () => {
    expect(said('2026-05-01', null, '2026-05-20')).toMatchObject({ verdict: 'met', missing: [] });
    expect(said('2026-05-21', null, '2026-05-20')).toMatchObject({ verdict: 'not_met' });
    expect(said('2026-05-01', null, null)).toMatchObject({
      verdict: 'not_documented',
      missing: ['delivery.date'],
    });
  });

  test('counts where it is known, on the day of its neighbours too', () => {
    expect(said('2026-05-01', '2026-05-01', '2026-05-20').verdict).toBe('met');
    expect(said('2026-05-01', '2026-05-20', '2026-05-20').verdict).toBe('met');
    expect(said('2026-05-01', '2026-04-30', '2026-05-20').verdict).toBe('not_met');
    expect(said('2026-05-01', '2026-05-21', '2026-05-20').verdict).toBe('not_met');
    expect(said('2026-05-01', '2026-04-30', null).verdict).toBe('not_met');
  });
});

test('an age in months is reached on the day, and an unknown birth date proves none', () => {
  const pack = asking({ age_at_least: { months: 36 } });
  const born = (dob: string | null) => finding({ ...aCase, dob }, [pack])!.verdict;
  expect([born('2023-06-01'), born('2023-06-02'), born(null)]).toEqual(['met', 'not_met', 'not_documented']);
});

test.each([
  ['2026-08-31', 6, '2026-02-28'],
  ['2028-08-31', 6, '2028-02-29'],
  ['2026-03-31', 1, '2026-02-28'],
  ['2026-01-15', 3, '2025-10-15'],
])('the day %s, %i months before, is %s', (day, months, before) => {
  expect(monthsBefore(day, months)).toBe(before);
});

describe('where a visit is wanted', () => {
  const test_ = { visit: { about: 'the_case', within: { months: 6, before: 'order.date' } } } as const;
  const pack = { ...aPack, criteria: [aCriterion({ test: test_ })] };
  const early = { ...aVisit, id: 'v0', date: '2025-06-01' };
  const call = { ...aVisit, kind: 'audio' as const };
  const said = (...encounters: (typeof aVisit)[]) => {
    const answers = [
      ...aCase.answers,
      { fact: 'order.date', value: '2026-06-01', encounter: null, item: null },
    ];
    const found = evaluate([pack], { ...aCase, encounters, answers }, '2026-06-01');
    return found.find(({ criterion }) => criterion === 'C-1')!;
  };
  const [none, byCall, unsigned] = [
    'No signed visit about it is recorded.',
    'The visit of 2026-05-01 was held by telephone: check the telehealth list in force.',
    'The visit of 2026-05-01 is not signed.',
  ];

  test.each([
    ['a call alone', [call], [none, byCall]],
    ['an unsigned one alone', [{ ...aVisit, signed: false }], [none, unsigned]],
    ['a call in time after an early visit', [early, call], [byCall]],
    ['an unsigned one in time after an early visit', [early, { ...aVisit, signed: false }], [unsigned]],
    ['a supplier’s call', [{ ...call, role: 'supplier' as const }], [none]],
  ])('%s leaves it open, and says why', (_, encounters, remarks) => {
    expect(said(...encounters)).toMatchObject({ verdict: 'not_documented', remarks });
  });

  test('what would be none if it were signed does not leave it open', () => {
    expect(said(early, { ...aVisit, role: 'supplier', signed: false }).verdict).toBe('not_met');
    expect(said(early).verdict).toBe('not_met');
    expect(said(call, aVisit).verdict).toBe('met');
  });
});

test('of visits that are wanted every so many months, longer times between earlier ones are told and not judged', () => {
  const on = (...dates: string[]) => ({
    ...aCase,
    encounters: dates.map((date, at) => ({ ...aVisit, id: `v${at}`, date })),
  });
  const told = (before: string, ...dates: string[]) => {
    const pack = asking({ visit: { about: 'diabetes', within: { months: 6, before } } });
    const facts = on(...dates);
    const answers = [...facts.answers, shown('order.date', '2026-05-20', null)];
    return finding({ ...facts, answers }, [pack])!;
  };
  const gap = 'No visit about it between 2025-01-09 and 2025-07-10: more than 6 months.';
  const last = 'Deliver until 2026-07-10.';
  expect(told('delivery_or_today', '2025-01-09', '2025-07-10', '2026-01-10')).toMatchObject({
    verdict: 'met',
    remarks: [last, gap],
  });
  expect(told('delivery_or_today', '2025-01-10', '2025-07-10', '2026-01-10').remarks).toEqual([last]);
  expect(told('order.date', '2025-01-09', '2026-01-10').remarks).toEqual([]);
});

test('a visit of the last of February holds until the last of August', () => {
  expect(lastDayWithin('2026-02-28', { months: 6 })).toBe('2026-08-31');
  expect(lastDayWithin('2026-02-27', { months: 6 })).toBe('2026-08-27');
  expect(lastDayWithin('2026-02-27', { days: 30 })).toBe('2026-03-29');
});

test('a code set holds codes, beginnings and ranges, each from a day to a day', () => {
  const entries = [
    { codes: ['I83.0*', 'E11.65'] },
    { codes: ['A5503..A5507'], from: '2026-04-13', to: '2026-05-01' },
  ];
  const set = { id: 's', title: 'S', entries };
  const held = (code: string, day: string) => holds(set, code, day);
  expect(['I83.012', 'i83012', 'E11.65', 'E1165'].every((code) => held(code, '2020-01-01'))).toBe(true);
  expect(['I83.1', 'E11.6', 'E11.659'].some((code) => held(code, '2020-01-01'))).toBe(false);
  expect(['2026-04-12', '2026-04-13', '2026-05-01', '2026-05-02'].map((day) => held('A5505', day))).toEqual([
    false,
    true,
    true,
    false,
  ]);
  expect(['A5502', 'A5503', 'A5507', 'A5508'].map((code) => held(code, '2026-04-20'))).toEqual([
    false,
    true,
    true,
    false,
  ]);
});

test('however many items ask the same of the case, its record is read once', () => {
  const readsOf = (count: number) => {
    let reads = 0;
    const answer = {
      ...shown('walks', false),
      get value() {
        reads += 1;
        return false;
      },
    };
    const items = Array.from({ length: count }, (_, at) => ({ id: `i${at}`, hcpcs: 'K0001', units: 1 }));
    const facts = { ...aCase, items, answers: [...aCase.answers, answer] };
    expect(evaluate([aPack], facts, TODAY).filter(({ criterion }) => criterion === 'C-1')).toHaveLength(
      count,
    );
    return reads;
  };
  expect(readsOf(20)).toBe(readsOf(1));
});
