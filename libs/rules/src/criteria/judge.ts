import { type Bench, isOf } from './bench.ts';
import { ageInMonths } from './calendar.ts';
import { holds, names } from './code-sets.ts';
import { judgeOrder, judgeVisit, judgeWithin } from './judge-dates.ts';
import { judgeDelivered, judgeQuantity } from './judge-quantity.ts';
import { judgeWrittenOrder } from './judge-written-order.ts';
import type { FactTest, Test } from './pack.ts';
import { allOf, anyOf, decided, type Judgement, negated, notDocumented } from './verdicts.ts';

/** The verdict of one test. `readPack` has seen to it that every fact and set is known. */
export function judge(test: Test, bench: Bench): Judgement {
  if ('all' in test) return allOf(test.all.map((part) => judge(part, bench)));
  if ('any' in test) return anyOf(test.any.map((part) => judge(part, bench)));
  if ('not' in test) return negated(judge(test.not, bench));
  if ('fact' in test) return judgeFact(test, bench);
  if ('diagnosis' in test) return judgeDiagnosis(test.diagnosis, bench);
  if ('hcpcs' in test) return decided(isOf(bench, test.hcpcs, bench.item));
  if ('none_beside' in test) return judgeBeside(test.none_beside, bench);
  if ('none_delivered' in test) return judgeDelivered(test, bench);
  if ('age_at_least' in test) return judgeAge(test.age_at_least.months, bench);
  if ('visit' in test) return judgeVisit(test, bench);
  if ('within' in test) return judgeWithin(test, bench);
  if ('order' in test) return judgeOrder(test, bench);
  if ('written_order' in test) return judgeWrittenOrder(test, bench);
  return judgeQuantity(test, bench);
}

function judgeFact(test: FactTest, { record, item }: Bench): Judgement {
  const found = record.known(test.fact, item?.id ?? null);
  if (found.state === 'missing') return notDocumented({ missing: [test.fact] });
  if (found.state === 'stated') {
    return notDocumented({ missing: [test.fact], remarks: ['Stated, not tied to a dated record.'] });
  }
  const { value, encounter, remarks } = found;
  return decided(agrees(test, value), { evidence: [{ fact: test.fact, encounter }], remarks });
}

function agrees({ is, at_least, at_most, above }: FactTest, value: unknown): boolean {
  if (is !== undefined) return Array.isArray(value) ? value.includes(is) : value === is;
  const number = Number(value);
  if (at_least !== undefined && number < at_least) return false;
  if (at_most !== undefined && number > at_most) return false;
  return above === undefined || number > above;
}

/** A code on the case is stated; that a signed visit was about it makes it documented. */
function judgeDiagnosis(set: string, { record, sets }: Bench): Judgement {
  const { diagnoses } = record.facts;
  if (diagnoses.length === 0) return notDocumented({ remarks: ['The case has no diagnosis.'] });
  const named = diagnoses.filter((code) => holds(sets.get(set)!, code, record.ruleDay));
  if (named.length === 0) return decided(false);
  const evidence = named.flatMap((diagnosis) => {
    const visit = record.visits(undefined).find(({ conditions }) => names(conditions, diagnosis));
    return visit ? [{ diagnosis, encounter: visit.id }] : [];
  });
  if (evidence.length > 0) return decided(true, { evidence });
  return notDocumented({ remarks: [`No signed visit is about ${named.join(', ')}.`] });
}

function judgeBeside(set: string, bench: Bench): Judgement {
  const others = bench.record.facts.items.filter((item) => item.id !== bench.item?.id);
  const conflicting = others.filter((item) => isOf(bench, set, item));
  const remarks = conflicting.map(({ hcpcs }) => `${hcpcs} is ordered beside it.`);
  return decided(conflicting.length === 0, { remarks });
}

function judgeAge(months: number, { record }: Bench): Judgement {
  const { dob } = record.facts;
  if (dob === null) return notDocumented({ remarks: ['The birth date is not known.'] });
  return decided(ageInMonths(dob, record.end) >= months);
}
