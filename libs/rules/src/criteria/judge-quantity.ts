import { windowStart } from './calendar.ts';
import { holds } from './code-sets.ts';
import { type Bench, isOf } from './bench.ts';
import type { NoneDeliveredTest, QuantityTest, Reckoned } from './pack.ts';
import { decided, type Evidence, type Judgement, notDocumented } from './verdicts.ts';

/**
 * Units of all sizes and codes of a set together. A period looked back on is half-open: what was delivered exactly so
 * many months ago counts no more.
 */
export function judgeQuantity({ quantity }: QuantityTest, bench: Bench): Judgement {
  const { codes, at_most, per, by } = quantity;
  const { record, item, sets } = bench;
  const partOf = (id: string | null) => (by === undefined ? null : choiceOf(bench, by, id));
  const part = partOf(item?.id ?? null);
  if (by !== undefined && part === null) return notDocumented({ missing: [by] });
  const ordered = record.facts.items.filter((one) => isOf(bench, codes, one) && partOf(one.id) === part);
  const delivered = record.facts.delivered.filter(
    (one) =>
      holds(sets.get(codes)!, one.hcpcs, record.ruleDay) &&
      counts(one.day, record.end, per) &&
      (by === undefined || one.by?.[by] === part),
  );
  const sum = [...ordered, ...delivered].reduce((total, { units }) => total + units, 0);
  const { limit, evidence, missing } = limitOf(at_most, bench);
  if (missing.length > 0) return notDocumented({ missing });
  const remarks = sum > limit ? [`${sum} are ordered or were delivered, ${limit} are the limit.`] : [];
  return decided(sum <= limit, { evidence, remarks });
}

/** Whether the same code was delivered in the time before; a period looked back on is half-open here as well. */
export function judgeDelivered(
  { none_delivered: per }: NoneDeliveredTest,
  { record, item }: Bench,
): Judgement {
  const earlier = record.facts.delivered.filter(
    ({ hcpcs, day }) => hcpcs === item?.hcpcs && counts(day, record.end, per),
  );
  const remarks = earlier.map(({ hcpcs, day }) => `${hcpcs} was delivered on ${day}.`);
  return decided(earlier.length === 0, { remarks });
}

interface Limit {
  readonly limit: number;
  readonly evidence: readonly Evidence[];
  readonly missing: readonly string[];
}

/** A limit that answers give is known when all of them are; a unit begun is one. */
function limitOf(at_most: number | Reckoned, { record, item }: Bench): Limit {
  if (typeof at_most === 'number') return { limit: at_most, evidence: [], missing: [] };
  const { sum_of, times, a_unit = 1 } = at_most;
  const answers = sum_of.map((fact) => ({ fact, found: record.known(fact, item?.id ?? null) }));
  const known = answers.flatMap(({ fact, found }) => (found.state === 'known' ? [{ fact, ...found }] : []));
  const sum = known.reduce((total, { value }) => total + Number(value), 0);
  return {
    limit: Math.ceil((sum * times) / a_unit),
    evidence: known.map(({ fact, encounter }) => ({ fact, encounter })),
    missing: answers.filter(({ found }) => found.state !== 'known').map(({ fact }) => fact),
  };
}

function counts(day: string, end: string, per: QuantityTest['quantity']['per']): boolean {
  if (day > end) return false;
  return per === 'calendar_year' ? day.slice(0, 4) === end.slice(0, 4) : day > windowStart(end, per);
}

function choiceOf({ record }: Bench, fact: string, item: string | null): string | null {
  const found = record.known(fact, item);
  return found.state === 'known' && typeof found.value === 'string' ? found.value : null;
}
