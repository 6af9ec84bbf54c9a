import { isRealDate } from '../days/dates.ts';
import type { FactValue } from './coverage-facts.ts';
import type { Day, FactDef } from './pack.ts';
import { unitsFor } from './units.ts';

const TEXT_MOST = 2_000;
const NUMBER_MOST = 100_000;

/** The one day that may still come: what is planned. */
export const PLANNED = 'delivery.date';

/** On what day the last supply will be used up. */
export const SUPPLY_END = 'supply.end';

/** What comes to pass once a case is signed, and can be told of it then: it is no part of what was signed. */
const afterwards: ReadonlySet<string> = new Set([
  'order.received',
  'pa.decision',
  'pa.date',
  PLANNED,
  'supplier.fit',
  SUPPLY_END,
  'refill.confirmed',
  'refill.shipped',
  'refill.months',
]);

/** Whether a question may be answered of a signed case. */
export const followsSignature = (fact: string): boolean => afterwards.has(fact);

/** What is wrong with an answer, as a sentence; null: nothing. `today`: the site's day. */
export function answerRefusal(
  def: FactDef,
  { value, unit }: { readonly value: unknown; readonly unit?: string },
  today: Day,
): string | null {
  return valueRefusal(def, value, today) ?? unitRefusal(def, unit);
}

function valueRefusal(def: FactDef, value: unknown, today: Day): string | null {
  switch (def.type) {
    case 'yes_no':
      return typeof value === 'boolean' ? null : 'Answer with yes or no.';
    case 'number':
      return isCount(value) ? null : `Answer with a number from 0 to ${NUMBER_MOST}.`;
    case 'date':
      return dateRefusal(def, value, today);
    case 'choice':
      return offers(def, value) ? null : `Answer with one of: ${offered(def)}.`;
    case 'choices':
      return isSome(def, value) ? null : `Answer with one or more of, each once: ${offered(def)}.`;
    case 'text':
      return isText(value) ? null : `Answer with words, at most ${TEXT_MOST} characters.`;
  }
}

const isCount = (value: unknown) =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0 && value <= NUMBER_MOST;
const isText = (value: unknown) =>
  typeof value === 'string' && value.trim() !== '' && value.length <= TEXT_MOST;
const offers = ({ options = [] }: FactDef, value: unknown) => options.some(({ id }) => id === value);
const offered = ({ options = [] }: FactDef) => options.map(({ id }) => id).join(', ');

function isSome(def: FactDef, value: unknown): value is readonly string[] {
  if (!Array.isArray(value) || value.length === 0) return false;
  return new Set(value).size === value.length && value.every((one) => offers(def, one));
}

function dateRefusal({ id }: FactDef, value: unknown, today: Day): string | null {
  if (typeof value !== 'string' || !isRealDate(value)) return 'Answer with a real date, written YYYY-MM-DD.';
  if (id === PLANNED || id === SUPPLY_END || value <= today) return null;
  return `${value} is still to come. Only a planned delivery and the end of a supply can lie in the future.`;
}

function unitRefusal(def: FactDef, unit: string | undefined): string | null {
  const units = unitsFor(def);
  if (unit === undefined || units.includes(unit)) return null;
  if (units.length === 0) return 'This answer has no unit.';
  return `The unit ${unit} does not fit. Answer in ${units.join(' or ')}.`;
}

/** Days that cannot come in another order, as their questions name them. */
const inOrder: readonly (readonly [earlier: string, later: string, words: string])[] = [
  ['order.date', 'order.received', 'The supplier cannot have the order before it was written'],
  ['order.date', PLANNED, 'The delivery cannot lie before the order'],
  ['refill.shipped', PLANNED, 'The refill cannot be delivered before it is shipped'],
];

type Days = ReadonlyMap<string, FactValue>;

/**
 * What a change of the days of a case brings that contradicts another, as a sentence; null: nothing. What contradicted
 * each other before is no fault of the change, and may take several to be put right. `days`: by fact.
 */
export function daysRefusal(days: Days, before: Days = new Map()): string | null {
  for (const [earlier, later, words] of inOrder) {
    const found = contradiction(days, earlier, later);
    if (found && !contradiction(before, earlier, later)) return `${words}: ${found}.`;
  }
  return null;
}

function contradiction(days: Days, earlier: string, later: string): string | null {
  const [first, then] = [days.get(earlier), days.get(later)];
  if (first === undefined || then === undefined || then >= first) return null;
  return `${String(then)} comes before ${String(first)}`;
}
