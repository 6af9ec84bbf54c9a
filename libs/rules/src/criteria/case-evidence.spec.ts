import { answerRefusal, daysRefusal } from './answer-refusal.ts';
import { answeredAnew, coverageFactsOf, itemKeys, NO_EVIDENCE, unitsOf } from './case-evidence.ts';
import { caseFactDefs } from './coverage-facts.ts';
import { orderLines } from '../cases/written-order.ts';
import type { FactDef } from './pack.ts';
import { inUnitOf, measureIn, unitsFor } from './units.ts';

const today = '2026-07-10';
const asks = (more: Partial<FactDef>): FactDef => ({
  ...{ id: 'asked', type: 'yes_no', question: 'Is it?', needs_encounter: true },
  ...more,
});
const options = [
  { id: 'cane', label: 'A cane' },
  { id: 'none', label: 'None' },
];
const weight = asks({ type: 'number', unit: 'lb' });

describe('an answer', () => {
  test.each([
    [asks({}), false],
    [asks({ type: 'number' }), 0],
    [asks({ type: 'date' }), today],
    [asks({ id: 'delivery.date', type: 'date' }), '2026-07-11'],
    [asks({ id: 'supply.end', type: 'date' }), '2026-07-11'],
    [asks({ type: 'choice', options }), 'cane'],
    [asks({ type: 'choices', options }), ['none', 'cane']],
    [asks({ type: 'text' }), 'Left shin'],
  ])('that fits its question is taken: %j %j', (def, value) =>
    expect(answerRefusal(def, { value }, today)).toBeNull(),
  );

  test.each([
    [asks({}), 'yes', 'Answer with yes or no.'],
    [asks({ type: 'number' }), -1, 'Answer with a number from 0 to 100000.'],
    [asks({ type: 'number' }), Infinity, 'Answer with a number from 0 to 100000.'],
    [asks({ type: 'number' }), '3', 'Answer with a number from 0 to 100000.'],
    [asks({ type: 'date' }), '2026-02-30', 'Answer with a real date, written YYYY-MM-DD.'],
    [
      asks({ type: 'date' }),
      '2026-07-11',
      '2026-07-11 is still to come. Only a planned delivery and the end of a supply can lie in the future.',
    ],
    [asks({ type: 'choice', options }), 'crutch', 'Answer with one of: cane, none.'],
    [asks({ type: 'choice', options }), ['cane'], 'Answer with one of: cane, none.'],
    [asks({ type: 'choices', options }), [], 'Answer with one or more of, each once: cane, none.'],
    [
      asks({ type: 'choices', options }),
      ['cane', 'cane'],
      'Answer with one or more of, each once: cane, none.',
    ],
    [asks({ type: 'text' }), ' ', 'Answer with words, at most 2000 characters.'],
  ])('that does not is refused with what is wanted: %j %j', (def, value, words) =>
    expect(answerRefusal(def, { value }, today)).toBe(words),
  );

  test('is in a unit of its question', () => {
    expect(unitsFor(weight)).toEqual(['lb', 'kg']);
    expect(answerRefusal(weight, { value: 80, unit: 'kg' }, today)).toBeNull();
    expect(answerRefusal(weight, { value: 12, unit: 'st' }, today)).toBe(
      'The unit st does not fit. Answer in lb or kg.',
    );
    expect(answerRefusal(asks({ type: 'number' }), { value: 1, unit: 'lb' }, today)).toBe(
      'This answer has no unit.',
    );
    expect(inUnitOf(weight, 100, 'kg')).toBeCloseTo(220.462);
    expect(inUnitOf(weight, 100, 'lb')).toBe(100);
    expect(inUnitOf(asks({ type: 'number', unit: 'in' }), 254, 'cm')).toBeCloseTo(100);
  });

  test('is read from a text of before where that is one number in a known unit', () => {
    expect(measureIn(weight, ' 180 lbs. ')).toEqual({ value: 180, unit: 'lb' });
    expect(measureIn(weight, '82,5 KG')).toEqual({ value: 82.5, unit: 'kg' });
    for (const text of ['180', '12 st', '5 ft 4 in', 'heavy', '']) expect(measureIn(weight, text)).toBeNull();
  });
});

test('days that contradict each other are named', () => {
  const days = (...some: [string, string][]) => daysRefusal(new Map(some));
  expect(days(['order.date', '2026-07-01'], ['delivery.date', '2026-07-01'])).toBeNull();
  expect(days(['delivery.date', '2026-07-01'])).toBeNull();
  expect(days(['order.date', '2026-07-02'], ['delivery.date', '2026-07-01'])).toBe(
    'The delivery cannot lie before the order: 2026-07-01 comes before 2026-07-02.',
  );
  expect(days(['order.date', '2026-07-02'], ['order.received', '2026-07-01'])).toMatch(
    /have the order before/,
  );
  expect(days(['refill.shipped', '2026-07-01'], ['delivery.date', '2026-07-01'])).toBeNull();
  expect(days(['refill.shipped', '2026-07-02'], ['delivery.date', '2026-07-01'])).toBe(
    'The refill cannot be delivered before it is shipped: 2026-07-01 comes before 2026-07-02.',
  );
});

test('days that contradicted each other before are no fault of a change, which may put right one after the other', () => {
  const days = (ordered: string, received: string, delivered: string) =>
    new Map([
      ['order.date', ordered],
      ['order.received', received],
      ['delivery.date', delivered],
    ]);
  const wrong = days('2026-07-20', '2026-07-02', '2026-07-10');
  for (const step of [
    days('2026-07-05', '2026-07-02', '2026-07-10'),
    days('2026-07-20', '2026-07-06', '2026-07-10'),
    days('2026-07-20', '2026-07-02', '2026-07-22'),
  ])
    expect(daysRefusal(step, wrong)).toBeNull();
  const half = days('2026-07-05', '2026-07-02', '2026-07-10');
  expect(daysRefusal(days('2026-07-05', '2026-07-02', '2026-07-04'), half)).toMatch(/^The delivery/);
});

test('items keep their names when another one goes', () => {
  const [one, two] = [{ item: 'Sock' }, { item: 'Cane' }];
  expect(itemKeys([one, two, one])).toEqual(['Sock', 'Cane', 'Sock (2)']);
  expect(itemKeys([one, one])).toEqual(['Sock', 'Sock (2)']);
});

test('strips are billed by the box of 50, begun boxes whole', () => {
  expect([50, 51, 300].map((quantity) => unitsOf({ hcpcs: 'A4253', quantity }))).toEqual([1, 2, 6]);
  expect(unitsOf({ hcpcs: 'A4259', quantity: 3 })).toBe(3);
  expect(unitsOf({ hcpcs: null, quantity: 3 })).toBe(3);
});

const patient = { first_name: 'Ana', middle_name: null, last_name: 'Roe', dob: '1950-02-03' };
const provider = { name: 'Dr. Jo Park', npi: '1234567893' };
const strips = {
  ...{ item: 'BGM test strips', category: null, hcpcs: 'A4253', quantity: 300, quantity_limit: null },
  ...{ limit_period: null, size: null, color: null, length: null, justification: null },
};

describe('a signed order', () => {
  const order = {
    ...{ patient, order_date: '2026-07-01', lines: orderLines([strips]), practitioner: provider },
    signature: { name: 'Dr. Jo Park' },
  };
  const defs = new Map(caseFactDefs.map((def) => [def.id, def]));
  const answered = { fact: 'order.date', item: null, answers: [{ value: '2026-06-01', encounter: null }] };
  const evidence = { ...NO_EVIDENCE, questions: [answered] };
  const base = { patient, provider, today, items: [strips], diagnoses: [], evidence };

  test('says on what day it was ordered, whatever was answered', () => {
    expect(coverageFactsOf({ ...base, order }, defs).answers).toEqual([
      { fact: 'order.date', item: null, value: '2026-07-01', encounter: null },
    ]);
    expect(coverageFactsOf(base, defs).answers).toEqual([
      { fact: 'order.date', item: null, value: '2026-06-01', encounter: null },
    ]);
  });

  test('tells what it lacks and in what the case differs', () => {
    expect(coverageFactsOf({ ...base, order }, defs).written_order).toEqual({
      by: provider.name,
      lacks: [],
      changes: [],
    });
    const changed = { ...base, items: [{ ...strips, quantity: 100 }], order: { ...order, signature: null } };
    expect(coverageFactsOf(changed, defs).written_order).toEqual({
      by: provider.name,
      lacks: ['the treating practitioner’s signature'],
      changes: ['The quantity of A4253 is now 100; the order says 300.'],
    });
    expect(coverageFactsOf(base, defs)).not.toHaveProperty('written_order');
  });
});

test('a case becomes what the rules are held against, in the questions’ units', () => {
  const defs = new Map([weight, ...caseFactDefs].map((def) => [def.id, def]));
  const facts = coverageFactsOf(
    {
      ...{ patient, provider, today, items: [strips] },
      diagnoses: [{ code: 'E11.65' }],
      evidence: {
        ...NO_EVIDENCE,
        encounters: [
          {
            ...{ id: 3, date: '2026-05-01', kind: 'video', role: 'physician', who: 'Dr. Jo Park' },
            ...{ conditions: ['E11.65'], findings: 'Seen.', signed: true },
          },
        ],
        questions: [
          { fact: 'payer', item: null, answers: [{ value: 'medicare', encounter: null }] },
          { fact: 'asked', item: null, answers: [{ value: 100, unit: 'kg', encounter: 3 }] },
          { fact: 'of.a.pack.gone', item: null, answers: [{ value: true, encounter: null }] },
        ],
      },
    },
    defs,
  );
  expect(facts).toEqual({
    dob: '1950-02-03',
    diagnoses: ['E11.65'],
    items: [{ id: 'BGM test strips', hcpcs: 'A4253', units: 6 }],
    encounters: [
      {
        ...{ id: '3', date: '2026-05-01', kind: 'video', role: 'physician', who: 'Dr. Jo Park' },
        ...{ conditions: ['E11.65'], signed: true },
      },
    ],
    answers: [
      { fact: 'payer', item: null, value: 'medicare', encounter: null },
      { fact: 'asked', item: null, value: expect.closeTo(220.462, 3) as number, encounter: '3' },
    ],
    delivered: [],
  });
});

test('another answer to one question takes the place of those to the same question of the same item alone', () => {
  const facts = {
    ...{ dob: null, diagnoses: [], items: [], encounters: [], delivered: [] },
    answers: [
      { fact: 'asked', value: 1, encounter: '1', item: null },
      { fact: 'asked', value: 2, encounter: null, item: 'Walker' },
      { fact: 'order.date', value: '2026-07-01', encounter: null, item: null },
    ],
  };
  const said = answeredAnew(facts, weight, {
    item: null,
    answers: [{ value: 100, unit: 'kg', encounter: 3 }],
  });
  expect(said.answers).toEqual([
    ...facts.answers.slice(1),
    { fact: 'asked', value: expect.closeTo(220.462) as number, encounter: '3', item: null },
  ]);
  expect(answeredAnew(facts, weight, { item: null, answers: [] }).answers).toEqual(facts.answers.slice(1));
  // The day of a signed order counts, whatever is answered.
  const day = caseFactDefs.find(({ id }) => id === 'order.date')!;
  const later = { item: null, answers: [{ value: '2026-07-02', encounter: null }] };
  const signed = { ...facts, written_order: { lacks: [], changes: [] } };
  expect(answeredAnew(signed, day, later)).toBe(signed);
  expect(answeredAnew(facts, day, later).answers.at(-1)).toMatchObject({ value: '2026-07-02' });
});
