import {
  DELIVERY_OR_TODAY,
  encounterRoles,
  type FactDef,
  type Test,
  THE_CASE,
  writtenOrderTests,
} from './pack.ts';
import { fields, type Fields, flag, list, number, oneOf, refuse, someOf, text, whole } from './reading.ts';

/** What a pack's tests may name. */
export interface Named {
  readonly facts: ReadonlyMap<string, FactDef>;
  readonly sets: ReadonlySet<string>;
}

/** Deeper than any rule of any policy. */
const DEEPEST = 8;

type Check = (value: unknown, place: string, named: Named, depth: number) => void;

const set: Check = (value, place, { sets }) => {
  const id = text(value, place);
  if (!sets.has(id)) refuse(place, `the code set ${id} is not known.`);
};

const fact = (
  value: unknown,
  place: string,
  { facts }: Named,
  types?: readonly FactDef['type'][],
): FactDef => {
  const id = text(value, place);
  const def = facts.get(id) ?? refuse(place, `the fact ${id} is not known.`);
  if (types && !types.includes(def.type)) refuse(place, `${id} is no ${types.join(' or ')}.`);
  return def;
};

function endOfTime(value: unknown, place: string, named: Named): void {
  if (value !== DELIVERY_OR_TODAY) fact(value, place, named, ['date']);
}

const parts: Check = (value, place, named, depth) => {
  const tests = list(value, place);
  if (tests.length === 0) refuse(place, 'at least one test is expected.');
  tests.forEach((test, at) => checkTest(test, `${place}[${at}]`, named, depth));
};

function checkReckoned(value: unknown, place: string, named: Named): void {
  const { sum_of, times, a_unit } = fields(value, place, ['sum_of', 'times'], ['a_unit']);
  const facts = list(sum_of, `${place}.sum_of`);
  if (facts.length === 0) refuse(`${place}.sum_of`, 'at least one fact is expected.');
  facts.forEach((one) => fact(one, `${place}.sum_of`, named, ['number']));
  whole(times, `${place}.times`);
  if (a_unit !== undefined) whole(a_unit, `${place}.a_unit`);
}

/** Once it is known it may refuse what was met: with another way beside it, that would be open again. */
function refuseWhereKnown(value: unknown, place: string): void {
  if (JSON.stringify(value).includes('"where_known":'))
    refuse(place, 'a date that is judged where it is known stands alone or under all.');
}

/** The closed set of operators. `satisfies` demands one for each that a pack's type knows. */
const operators = {
  all: parts,
  any: (value, place, named, depth) => {
    parts(value, place, named, depth);
    refuseWhereKnown(value, place);
  },
  not: (value, place, named, depth) => {
    checkTest(value, place, named, depth);
    refuseWhereKnown(value, place);
    if (JSON.stringify(value).includes('"visit":')) {
      refuse(place, 'a visit cannot be negated: one more visit would take a proof away.');
    }
  },
  fact: (value, place, named) => void fact(value, place, named),
  diagnosis: set,
  hcpcs: set,
  none_beside: set,
  none_delivered: (value, place) => void whole(fields(value, place, ['months'])['months'], `${place}.months`),
  age_at_least: (value, place) => void whole(fields(value, place, ['months'])['months'], `${place}.months`),
  visit: (value, place, named) => {
    const { about, within, not_after, by } = fields(value, place, ['about'], ['within', 'not_after', 'by']);
    if (about !== THE_CASE) set(about, `${place}.about`, named, 0);
    if (within !== undefined) {
      const { months, before } = fields(within, `${place}.within`, ['months', 'before']);
      whole(months, `${place}.within.months`);
      endOfTime(before, `${place}.within.before`, named);
    }
    if (not_after !== undefined) fact(not_after, `${place}.not_after`, named, ['date']);
    if (by !== undefined)
      list(by, `${place}.by`).forEach((role) => oneOf(role, encounterRoles, `${place}.by`));
  },
  within: (value, place, named) => {
    const { date, before, months, days } = fields(value, place, ['date', 'before'], ['months', 'days']);
    fact(date, `${place}.date`, named, ['date']);
    endOfTime(before, `${place}.before`, named);
    if (months === undefined && days === undefined) refuse(place, 'months or days are missing.');
    if (months !== undefined) whole(months, `${place}.months`);
    if (days !== undefined) whole(days, `${place}.days`);
  },
  order: (value, place, named) => {
    const dates = list(value, place);
    if (dates.length < 2) refuse(place, 'at least two dates are expected.');
    dates.forEach((date) => fact(date, place, named, ['date']));
  },
  written_order: (value, place) => void oneOf(value, writtenOrderTests, place),
  quantity: (value, place, named) => {
    const { codes, at_most, per, by } = fields(value, place, ['codes', 'at_most', 'per'], ['by']);
    set(codes, `${place}.codes`, named, 0);
    if (typeof at_most === 'object') checkReckoned(at_most, `${place}.at_most`, named);
    else if (number(at_most, `${place}.at_most`) < 0)
      refuse(`${place}.at_most`, 'a number from 0 on is expected.');
    if (per !== 'calendar_year') {
      const { months, days } = fields(per, `${place}.per`, [], ['months', 'days']);
      if ((months === undefined) === (days === undefined))
        refuse(`${place}.per`, 'months or days are expected.');
      whole(months ?? days, `${place}.per`);
    }
    if (by !== undefined) fact(by, `${place}.by`, named, ['choice']);
  },
} satisfies Record<Operator, Check>;

type Keys<T> = T extends unknown ? keyof T : never;
type Operator = Exclude<
  Keys<Test>,
  'is' | 'at_least' | 'at_most' | 'above' | 'strict' | 'where_known' | 'in_turn'
>;

/** @throws PackRefusal where an operator, a fact or a code set is not known, or a value does not fit */
export function checkTest(value: unknown, place: string, named: Named, depth = 0): void {
  if (depth > DEEPEST) refuse(place, `tests are nested deeper than ${DEEPEST}.`);
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    refuse(place, 'a test is expected.');
  const names = Object.keys(value as Fields);
  const own = names.filter((name): name is Operator => Object.hasOwn(operators, name));
  const [operator] = own;
  if (!operator || own.length > 1) {
    const known = Object.keys(operators).join(', ');
    return refuse(
      place,
      `one known operator is expected, not ${someOf(names, ' and ') || 'none'}. Known are: ${known}.`,
    );
  }
  const test = fields(value, place, [operator], besides[operator] ?? []);
  const check: Check = operators[operator];
  check(test[operator], `${place}.${operator}`, named, depth + 1);
  if (operator === 'fact') checkComparison(test, place, named);
  if (test['where_known'] !== undefined) checkWhereKnown(test, place);
  for (const name of ['strict', 'in_turn'])
    if (test[name] !== undefined) flag(test[name], `${place}.${name}`);
}

/** Two at least stay, or nothing would be compared. */
function checkWhereKnown({ order, where_known }: Fields, place: string): void {
  const dates = list(order, place);
  const some = list(where_known, `${place}.where_known`);
  for (const one of some) {
    if (!dates.includes(one)) refuse(`${place}.where_known`, `${String(one)} is no date of this order.`);
  }
  if (dates.filter((one) => !some.includes(one)).length < 2)
    refuse(`${place}.where_known`, 'two dates of the order have to be asked for always.');
}

const comparisons = ['is', 'at_least', 'at_most', 'above'] as const;

/** What may stand beside an operator. */
const besides: Partial<Record<Operator, readonly string[]>> = {
  fact: comparisons,
  order: ['strict', 'where_known'],
  all: ['in_turn'],
};

/** That a fact is compared as its type can be. */
function checkComparison(test: Fields, place: string, named: Named): void {
  const { id, type, options } = fact(test['fact'], place, named);
  const used = comparisons.filter((name) => test[name] !== undefined);
  for (const name of used) {
    const fits = name === 'is' ? type !== 'number' && type !== 'date' && type !== 'text' : type === 'number';
    if (!fits) refuse(`${place}.${name}`, `${id} is a ${type} and cannot be compared so.`);
    if (name !== 'is') number(test[name], `${place}.${name}`);
    else if (type === 'yes_no') flag(test['is'], `${place}.is`);
    else oneOf(test['is'], options?.map((option) => option.id) ?? [], `${place}.is`);
  }
}
