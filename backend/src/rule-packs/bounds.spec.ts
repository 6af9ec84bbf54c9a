import {
  type Criterion,
  evaluate,
  type FactTest,
  type OrderTest,
  type Pack,
  type QuantityTest,
  type Test,
} from '@vouchwell/rules';
import { examplesByCriterion } from './examples/every-example.fixture.ts';
import { type Example, factsOf, TODAY } from './examples/example-case.fixture.ts';
import { presentPacks } from './examples/present-packs.fixture.ts';

interface Length {
  readonly months?: number;
  readonly days?: number;
}

/** The same time a day longer, and a day shorter. */
const aDayBeside = <T extends Length>(length: T): T[] =>
  [1, -1].map((more) => ({ ...length, days: (length.days ?? 0) + more }));

/** Less than any answer differs from another. */
const HAIR = 0.001;

/** The number itself has to be an example, and one beside it that falls on its other side. */
function otherNumbers({ at_least, at_most, above, ...test }: FactTest): FactTest[] {
  const own = {
    ...(at_least !== undefined && { at_least }),
    ...(at_most !== undefined && { at_most }),
    ...(above !== undefined && { above }),
  };
  const other = (some: Partial<typeof own>) => ({ ...test, ...own, ...some });
  return [
    ...(at_least === undefined
      ? []
      : [other({ at_least: at_least + HAIR }), other({ at_least: at_least - 1 })]),
    ...(at_most === undefined ? [] : [other({ at_most: at_most - HAIR }), other({ at_most: at_most + 1 })]),
    ...(above === undefined ? [] : [other({ above: above - HAIR }), other({ above: above + 1 })]),
  ];
}

function otherQuantities({ quantity }: QuantityTest): QuantityTest[] {
  const { at_most, per } = quantity;
  const limits =
    typeof at_most === 'number'
      ? [at_most + 1, at_most - 1]
      : [1, -1].map((more) => ({ ...at_most, times: at_most.times + more }));
  const periods = per === 'calendar_year' ? [{ months: 12 }, { months: 1 }] : aDayBeside<Length>(per);
  return [
    ...limits.filter((limit) => limit !== -1).map((limit) => ({ quantity: { ...quantity, at_most: limit } })),
    ...periods.map((other) => ({ quantity: { ...quantity, per: other as QuantityTest['quantity']['per'] } })),
  ];
}

/** Without a date that not every case has, and with it asked of each. */
const otherDates = ({ order, where_known = [], ...test }: OrderTest): OrderTest[] =>
  where_known.length === 0
    ? []
    : [
        { ...test, order },
        { ...test, order: order.filter((date) => !where_known.includes(date)) },
      ];

/** Each test that differs from this one in a single bound by a single step. */
function withOtherBounds(test: Test): unknown[] {
  if ('all' in test) return insteadOf(test.all).map((all) => ({ all }));
  if ('any' in test) return insteadOf(test.any, (part) => !isCovered(part, test.any)).map((any) => ({ any }));
  if ('not' in test) return withOtherBounds(test.not).map((not) => ({ not }));
  if ('within' in test) return aDayBeside(test.within).map((within) => ({ within }));
  if ('order' in test) return [{ ...test, strict: test.strict !== true }, ...otherDates(test)];
  if ('none_delivered' in test)
    return aDayBeside(test.none_delivered).map((none_delivered) => ({ none_delivered }));
  if ('age_at_least' in test)
    return [1, -1].map((more) => ({ age_at_least: { months: test.age_at_least.months + more } }));
  if ('visit' in test) {
    const { within, not_after, ...visit } = test.visit;
    return [
      ...(within ? aDayBeside(within).map((other) => ({ visit: { ...test.visit, within: other } })) : []),
      ...(not_after ? [{ visit: { ...visit, ...(within && { within }) } }] : []),
    ];
  }
  if ('quantity' in test) return otherQuantities(test);
  return 'fact' in test ? otherNumbers(test) : [];
}

const insteadOf = (parts: readonly Test[], isVaried: (part: Test) => boolean = () => true): unknown[][] =>
  parts.flatMap((part, at) =>
    isVaried(part) ? withOtherBounds(part).map((other) => parts.toSpliced(at, 1, other as Test)) : [],
  );

/** Two days that may be one: what lies beside it holds on that day as well, so that nothing could tell it. */
const isCovered = (part: Test, beside: readonly Test[]) =>
  'order' in part && beside.some((other) => 'within' in other);

/** Whether a pack says of an example what it should, a warning included. */
function agrees(pack: Pack, example: Example): boolean {
  const found = evaluate([pack], factsOf(example), TODAY).find(
    ({ criterion, item }) => criterion === example.criterion && (item === null || item === 'i0'),
  );
  const warned = found?.warnings !== undefined;
  return found?.verdict === example.verdict && warned === (example.warned ?? false);
}

type Varied = Partial<Pick<Criterion, 'test' | 'applies' | 'warns'>>;

/** Each that differs in a single bound of what it asks, of when it applies, or of what it warns of. */
const otherwise = ({ test, applies, warns = [] }: Criterion): Varied[] => [
  ...withOtherBounds(test).map((other) => ({ test: other as Test })),
  ...(applies ? withOtherBounds(applies).map((other) => ({ applies: other as Test })) : []),
  ...warns.flatMap((warning, at) =>
    withOtherBounds(warning.when).map((other) => ({
      warns: warns.toSpliced(at, 1, { ...warning, when: other as Test }),
    })),
  ),
];

/** The examples of a criterion tell it from one that counts a step otherwise. */
function isTold(pack: Pack, { id }: Criterion, varied: Varied): boolean {
  const criteria = pack.criteria.map((one) => (one.id === id ? { ...one, ...varied } : one));
  const other = { ...pack, criteria };
  return (examplesByCriterion.get(id) ?? []).some((example) => !agrees(other, example));
}

const bounded = presentPacks.flatMap((pack) =>
  pack.criteria
    .map((criterion) => ({ pack, criterion, others: otherwise(criterion) }))
    .filter(({ others }) => others.length > 0),
);

test.each(bounded.map((one) => [one.criterion.id, one] as const))(
  '%s: a day or a number more or less at any of its bounds would be told by an example',
  (_, { pack, criterion, others }) => {
    const untold = others.filter((other) => !isTold(pack, criterion, other));
    expect(untold.map((other) => JSON.stringify(other))).toEqual([]);
  },
);
