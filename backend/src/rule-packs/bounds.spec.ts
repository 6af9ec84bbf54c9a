import { type Criterion, evaluate, type Pack, type Test } from '@vouchwell/rules';
import { deliveredPacks } from './delivered-packs.ts';
import { examplesByCriterion } from './examples/every-example.fixture.ts';
import { type Example, factsOf, TODAY } from './examples/example-case.fixture.ts';

interface Length {
  readonly months?: number;
  readonly days?: number;
}

/** The same time a day longer, and a day shorter. */
const aDayBeside = <T extends Length>(length: T): T[] =>
  [1, -1].map((more) => ({ ...length, days: (length.days ?? 0) + more }));

/** Each test that differs from this one in a single bound by a single step. */
function withOtherBounds(test: Test): unknown[] {
  if ('all' in test) return insteadOf(test.all).map((all) => ({ all }));
  if ('any' in test) return insteadOf(test.any, (part) => !isCovered(part, test.any)).map((any) => ({ any }));
  if ('not' in test) return withOtherBounds(test.not).map((not) => ({ not }));
  if ('within' in test) return aDayBeside(test.within).map((within) => ({ within }));
  if ('order' in test) return [{ ...test, strict: test.strict !== true }];
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
  if ('quantity' in test && test.quantity.per !== 'calendar_year')
    return aDayBeside<Length>(test.quantity.per).map((per) => ({ quantity: { ...test.quantity, per } }));
  return [];
}

const insteadOf = (parts: readonly Test[], isVaried: (part: Test) => boolean = () => true): unknown[][] =>
  parts.flatMap((part, at) =>
    isVaried(part) ? withOtherBounds(part).map((other) => parts.toSpliced(at, 1, other as Test)) : [],
  );

/** Two days that may be one: what lies beside it holds on that day as well, so that nothing could tell it. */
const isCovered = (part: Test, beside: readonly Test[]) =>
  'order' in part && beside.some((other) => 'within' in other);

const says = (pack: Pack, example: Example) =>
  evaluate([pack], factsOf(example), TODAY).find(
    ({ criterion, item }) => criterion === example.criterion && (item === null || item === 'i0'),
  )?.verdict;

/** The examples of a criterion tell it from one whose days are counted a step otherwise. */
function isTold(pack: Pack, { id }: Criterion, test: unknown): boolean {
  const criteria = pack.criteria.map((one) => (one.id === id ? { ...one, test: test as Test } : one));
  const other = { ...pack, criteria };
  return (examplesByCriterion.get(id) ?? []).some((example) => says(other, example) !== example.verdict);
}

const bounded = deliveredPacks().flatMap((pack) =>
  pack.criteria
    .map((criterion) => ({ pack, criterion, others: withOtherBounds(criterion.test) }))
    .filter(({ others }) => others.length > 0),
);

test.each(bounded.map((one) => [one.criterion.id, one] as const))(
  '%s: a day more or less at any of its bounds would be told by an example',
  (_, { pack, criterion, others }) => {
    const untold = others.filter((test) => !isTold(pack, criterion, test));
    expect(untold.map((test) => JSON.stringify(test))).toEqual([]);
  },
);
