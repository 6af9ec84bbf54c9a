import { aCriterion, aPack } from './pack.fixture.ts';

import { readPack } from './read-pack.ts';

const withTest = (test: unknown) => ({ ...aPack, criteria: [{ ...aCriterion(), test }] });
const reason = (pack: unknown) => {
  try {
    readPack(JSON.parse(JSON.stringify(pack)));
    return 'taken';
  } catch (error) {
    return (error as Error).message;
  }
};
const deep = (depth: number): unknown => (depth === 0 ? { fact: 'walks' } : { not: deep(depth - 1) });

test('a pack is taken as it is', () => {
  expect(readPack(JSON.parse(JSON.stringify(aPack)))).toEqual(aPack);
});

test.each<[string, unknown, RegExp]>([
  [
    'an operator',
    { run: 'process.exit()' },
    /^Pack a-policy, criteria\[0\] \(C-1\)\.test: one known operator is expected, not run\. Known are: all, any, not, /,
  ],
  ['an operator that every object has', { toString: [] }, /one known operator is expected, not toString/],
  ['two operators', { all: [{ fact: 'walks' }], any: [] }, /not all and any/],
  ['no operator', {}, /not none/],
  ['code', 'walks = true', /a test is expected/],
  [
    'a fact',
    { all: [{ fact: 'walks' }, { fact: 'flies' }] },
    /\.test\.all\[1\]\.fact: the fact flies is not known/,
  ],
  ['a code set', { diagnosis: 'gout' }, /the code set gout is not known/],
  [
    'a set of a quantity',
    { quantity: { codes: 'beds', at_most: 1, per: 'calendar_year' } },
    /the code set beds is not known/,
  ],
  [
    'a fact to reckon with',
    { quantity: { codes: 'chairs', at_most: { sum_of: ['flies'], times: 30 }, per: { months: 1 } } },
    /at_most\.sum_of: the fact flies is not known/,
  ],
  [
    'a fact that is no number',
    { quantity: { codes: 'chairs', at_most: { sum_of: ['walks'], times: 30 }, per: { months: 1 } } },
    /walks is no number/,
  ],
  [
    'times of none',
    { quantity: { codes: 'chairs', at_most: { sum_of: ['falls'], times: 0 }, per: { months: 1 } } },
    /at_most\.times: a whole number above 0/,
  ],
  ['an option', { fact: 'aid', is: 'crutch' }, /one of cane, none is expected/],
  ['a comparison', { fact: 'walks', at_least: 2 }, /walks is a yes_no and cannot be compared so/],
  ['a field', { fact: 'walks', equals: true }, /equals is not known here/],
  ['a turn of alternatives', { any: [{ fact: 'walks' }], in_turn: true }, /in_turn is not known here/],
  ['a turn', { all: [{ fact: 'walks' }], in_turn: 'always' }, /in_turn: true or false is expected/],
  ['a date', { within: { date: 'walks', before: 'order.date', months: 6 } }, /walks is no date/],
  [
    'a date that may be left open and is none of its order',
    { order: ['order.date', 'delivery.date'], where_known: ['met.on'] },
    /where_known: met\.on is no date of this order/,
  ],
  [
    'an order of a single date',
    { order: ['order.date', 'met.on'], where_known: ['met.on'] },
    /where_known: two dates of the order have to be asked for always/,
  ],
  ...['any', 'not'].map((way): [string, unknown, RegExp] => {
    const order = { order: ['order.date', 'met.on', 'delivery.date'], where_known: ['met.on'] };
    return [
      `a date that may be left open under ${way}`,
      { [way]: way === 'any' ? [order] : order },
      /a date that is judged where it is known stands alone or under all/,
    ];
  }),
  ['a date left open elsewhere', { fact: 'walks', where_known: ['walks'] }, /where_known is not known here/],
  ['a length', { within: { date: 'met.on', before: 'order.date' } }, /months or days are missing/],
  ['a number', { within: { date: 'met.on', before: 'order.date', months: -6 } }, /a whole number above 0/],
  ['a negated visit', { not: { all: [{ visit: { about: 'diabetes' } }] } }, /a visit cannot be negated/],
  ['an empty list', { any: [] }, /at least one test/],
  ['a depth', deep(40), /nested deeper than 8/],
])('a pack with %s that is not known is refused whole', (_, test, words) => {
  expect(reason(withTest(test))).toMatch(words);
});

test.each<[string, object, RegExp]>([
  ['another format', { format: 2 }, /format: 1 is expected/],
  ['a field', { script: 'x' }, /script is not known here/],
  ['no criteria', { criteria: undefined }, /criteria is missing/],
  ['a day', { effective_from: '2026-02-30' }, /effective_from: a day of the calendar/],
  ['an end before its beginning', { effective_to: '2025-12-31' }, /ends on 2025-12-31 before it begins/],
  ['a payer', { payers: ['anyone'] }, /one of medicare, /],
  ['one criterion twice', { criteria: [aCriterion(), aCriterion()] }, /C-1 is there twice/],
  ['a source', { criteria: [aCriterion({ sources: [{ source: 'L2' }] })] }, /the source L2 is not known/],
  ['no source', { criteria: [aCriterion({ sources: [] })] }, /at least one source/],
  ['items', { criteria: [aCriterion({ items: ['beds'] })] }, /the code set beds is not known/],
  ['a code', { code_sets: [{ id: 'x', title: 'X', entries: [{ codes: ['.*'] }] }] }, /\.\* is no code/],
  ['a range', { code_sets: [{ id: 'x', title: 'X', entries: [{ codes: ['K0007..K0001'] }] }] }, /is no code/],
  [
    'a question of every case',
    { facts: [{ id: 'payer', type: 'yes_no', question: 'Who?', needs_encounter: false }] },
    /payer is asked of every case/,
  ],
  [
    'a paper',
    { facts: [{ id: 'seen', type: 'yes_no', question: 'Seen?', needs_encounter: false, paper: 'yes' }] },
    /paper: true or false is expected/,
  ],
  [
    'a choice of nothing',
    { facts: [{ id: 'aid', type: 'choice', question: 'Which?', needs_encounter: false }] },
    /a choice needs two options/,
  ],
  ...(
    [
      ['of yes alone', 'yes_no', { yes: 'The patient walks' }, /no is missing/],
      ['in one text of yes or no', 'yes_no', 'The patient walks', /an object is expected/],
      ['without its answer', 'date', 'It was seen', /\{answer\} is expected once/],
      ['of a place that is not known', 'text', 'It was {who}, {answer}', /\{answer\} is expected once/],
      ['of a number that is none', 'text', '{number} were seen', /\{answer\} is expected once/],
    ] as const
  ).map(
    ([name, type, statement, words]) =>
      [
        `a statement ${name}`,
        { facts: [{ id: 'seen', type, question: 'Seen?', needs_encounter: false, statement }] },
        words,
      ] as [string, object, RegExp],
  ),
  ...(
    [
      ['whose answers are told of nothing', { fact: 'was' }, /a yes_no needs answers/],
      ['without a fact', { answers: [] }, /fact is missing/],
      ['of an answer that does not fit', { fact: 'was', answers: [{ was: 'a', is: 'b' }] }, /yes or no/],
      [
        'that was answered by nothing',
        { fact: 'was', answers: [{ was: 1, is: true }] },
        /a text is expected/,
      ],
      [
        'whose words are told of choices',
        { fact: 'was', answers: [], question: 'Was it?', statement: '{answer}' },
        /only words stand as they were asked for/,
      ],
      ['that is asked still', { fact: 'seen', answers: [] }, /seen is asked still, beside seen/],
    ] as const
  ).map(
    ([name, formerly, words]) =>
      [
        `a former question ${name}`,
        { facts: [{ id: 'seen', type: 'yes_no', question: 'Seen?', needs_encounter: false, formerly }] },
        words,
      ] as [string, object, RegExp],
  ),
])('a pack with %s that does not fit is refused', (_, change, words) => {
  expect(reason({ ...aPack, ...change })).toMatch(words);
});

test.each([[null], [[]], ['{}'], [7]])('%j is no pack', (value) => {
  expect(reason(value)).toBe('Pack: an object is expected.');
});
