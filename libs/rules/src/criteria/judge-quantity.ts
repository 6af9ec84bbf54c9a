import { windowStart } from './calendar.ts';
import { holds } from './code-sets.ts';
import { type Bench, isOf } from './bench.ts';
import type { QuantityTest } from './pack.ts';
import { decided, type Judgement, notDocumented } from './verdicts.ts';

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
  const remarks = sum > at_most ? [`${sum} are ordered or were delivered, ${at_most} are the limit.`] : [];
  return decided(sum <= at_most, { remarks });
}

function counts(day: string, end: string, per: QuantityTest['quantity']['per']): boolean {
  if (day > end) return false;
  return per === 'calendar_year' ? day.slice(0, 4) === end.slice(0, 4) : day > windowStart(end, per);
}

function choiceOf({ record }: Bench, fact: string, item: string | null): string | null {
  const found = record.known(fact, item);
  return found.state === 'known' && typeof found.value === 'string' ? found.value : null;
}
