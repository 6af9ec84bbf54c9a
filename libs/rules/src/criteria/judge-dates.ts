import { PLANNED } from './answer-refusal.ts';
import { lastDayWithin, windowStart } from './calendar.ts';
import { holds, names } from './code-sets.ts';
import type { Encounter } from './coverage-facts.ts';
import type { Bench } from './bench.ts';
import {
  type Day,
  DELIVERY_OR_TODAY,
  type OrderTest,
  THE_CASE,
  type VisitTest,
  type WithinTest,
} from './pack.ts';
import type { CaseRecord } from './record.ts';
import { decided, type Judgement, met, notDocumented, notMet } from './verdicts.ts';

/** The visit that lies within the window; without a day to count from, until when there may be one. */
export function judgeVisit({ visit }: VisitTest, bench: Bench): Judgement {
  const { record } = bench;
  const { within, not_after, by } = visit;
  const visits = record.visits(by).filter((one) => isAbout(one, visit, bench));
  const almost = record.almostVisits(by).filter((one) => isAbout(one, visit, bench));
  const [end, latest] = [within && endOfTime(within.before, record), not_after && record.day(not_after)];
  const missing = [...(end === null ? [within!.before] : []), ...(latest === null ? [not_after!] : [])];
  if (visits.length === 0) {
    const remarks = ['No signed visit about it is recorded.', ...almost.map(whyAlmost)];
    return notDocumented({ remarks });
  }
  if (missing.length > 0) {
    const newest = visits.reduce((last, { date }) => (date > last ? date : last), '');
    return notDocumented({ missing, until: within && end === null ? lastDayWithin(newest, within) : null });
  }
  const fits = ({ date }: Encounter) =>
    (!end || (date <= end && windowStart(end, within!) <= date)) && (!latest || date <= latest);
  const found = visits.findLast(fits);
  if (found) {
    const remarks = end ? onTheBound(found.date, end, within!, record) : [];
    return met({ evidence: [{ encounter: found.id }], remarks: [...remarks, ...gapsOf(visits, visit)] });
  }
  // A known visit out of bounds is not met; where one lies within that is almost a visit, that is still open.
  const inTime = almost.filter(fits);
  if (inTime.length > 0) return notDocumented({ remarks: inTime.map(whyAlmost) });
  return notMet({ remarks: ['No signed visit about it lies in the time that the rule names.'] });
}

/** Where a visit is wanted again and again, the longer times between earlier ones are told: none of them is judged. */
function gapsOf(visits: readonly Encounter[], { within }: VisitTest['visit']): string[] {
  if (within?.before !== DELIVERY_OR_TODAY) return [];
  const days = visits.map(({ date }) => date).sort();
  return days.slice(1).flatMap((next, at) => {
    const earlier = days[at]!;
    const isLong = earlier < windowStart(next, within);
    return isLong
      ? [`No visit about it between ${earlier} and ${next}: more than ${within.months} months.`]
      : [];
  });
}

/** By telephone alone the programs allow some visits, and for a time: that no pack says. */
const whyAlmost = ({ date, kind }: Encounter): string =>
  kind === 'audio'
    ? `The visit of ${date} was held by telephone: check the telehealth list in force.`
    : `The visit of ${date} is not signed.`;

function isAbout({ conditions }: Encounter, { about }: VisitTest['visit'], { record, sets }: Bench): boolean {
  if (about === THE_CASE) return record.facts.diagnoses.some((code) => names(conditions, code));
  return conditions.some((code) => holds(sets.get(about)!, code, record.ruleDay));
}

export function judgeWithin({ within }: WithinTest, { record }: Bench): Judgement {
  const { date, before, months, days } = within;
  const [event, end] = [record.day(date), endOfTime(before, record)];
  if (event === null) return notDocumented({ missing: end === null ? [date, before] : [date] });
  if (end === null) {
    return notDocumented({ missing: [before], until: lastDayWithin(event, { months, days }) });
  }
  const evidence = [{ fact: date, encounter: null }];
  if (event > end || event < windowStart(end, { months, days })) return notMet({ evidence });
  return met({ evidence, remarks: onTheBound(event, end, within, record) });
}

const endOfTime = (before: string, record: CaseRecord): Day | null =>
  before === DELIVERY_OR_TODAY ? record.end : record.day(before);

interface UpTo {
  readonly before: string;
  readonly months?: number;
  readonly days?: number;
}

/** Until when it holds, where that is not known otherwise: on the last day, and as long as a delivery has no day. */
function onTheBound(event: Day, end: Day, { before, ...length }: UpTo, record: CaseRecord): string[] {
  const last = lastDayWithin(event, length);
  if (last === end) return [`${end} is the last allowed day.`];
  return before === DELIVERY_OR_TODAY && record.day(PLANNED) === null ? [`Deliver until ${last}.`] : [];
}

export function judgeOrder(test: OrderTest, { record }: Bench): Judgement {
  const known = test.order.flatMap((fact) => {
    const day = record.day(fact);
    return day === null ? [] : [{ fact, day }];
  });
  const follows = (earlier: Day, later: Day) => (test.strict ? earlier < later : earlier <= later);
  const rises = known.slice(1).every(({ day }, at) => follows(known[at]!.day, day));
  const evidence = known.map(({ fact }) => ({ fact, encounter: null }));
  const missing = test.order.filter(
    (fact) => !test.where_known?.includes(fact) && !known.some((one) => one.fact === fact),
  );
  if (!rises || missing.length === 0) return decided(rises, { evidence });
  return notDocumented({ evidence, missing });
}
