import { foldText } from '../text/search-text.ts';
import type { Bench } from './bench.ts';
import type { CoverageOrder } from './coverage-facts.ts';
import type { WrittenOrderTest } from './pack.ts';
import type { CaseRecord } from './record.ts';
import { type Judgement, met, notDocumented, notMet } from './verdicts.ts';

/** What is not signed is no order; one that lacks an element, or is of something else, is one that does not do. */
export function judgeWrittenOrder({ written_order }: WrittenOrderTest, { record }: Bench): Judgement {
  const { written_order: order } = record.facts;
  if (!order) return notDocumented({ remarks: ['No standard written order is signed.'] });
  if (written_order === 'by_who_held_the_visit') return judgeVisitor(order, record);
  if (written_order === 'current')
    return order.changes.length === 0 ? met() : notMet({ remarks: order.changes });
  const lacking = order.lacks.map((element) => `The order lacks ${element}.`);
  return lacking.length === 0 ? met() : notMet({ remarks: lacking });
}

/** A record names who held a visit in words of its own, so that names are compared without titles. */
function judgeVisitor({ by }: CoverageOrder, record: CaseRecord): Judgement {
  const ordered = record.day('order.date');
  const visits = record
    .visits(undefined)
    .filter(({ date, who }) => who !== undefined && (ordered === null || date <= ordered));
  if (by === undefined || visits.length === 0)
    return notDocumented({ remarks: ['No signed visit up to the day of the order says who held it.'] });
  const own = visits.findLast(({ who }) => isSamePerson(who!, by));
  if (own) return met({ evidence: [{ encounter: own.id }] });
  const others = [...new Set(visits.map(({ who }) => who!))].join(', ');
  return notMet({
    remarks: [`The order is of ${by}; the record says that the visits were held by ${others}.`],
  });
}

const TITLES = new Set([
  'dr',
  'doctor',
  'md',
  'do',
  'dpm',
  'np',
  'fnp',
  'aprn',
  'arnp',
  'pa',
  'cns',
  'rn',
  'phd',
  'jr',
  'sr',
]);

/** `Dr. Park` is Jo Park, MD; Dr. Roe is not. */
function isSamePerson(one: string, other: string): boolean {
  const [fewer, more] = [wordsOf(one), wordsOf(other)].sort((a, b) => a.size - b.size) as [
    Set<string>,
    Set<string>,
  ];
  return fewer.size > 0 && [...fewer].every((word) => more.has(word));
}

const wordsOf = (name: string) =>
  new Set(
    foldText(name)
      .replace(/\b([a-z])\.(?=[a-z]\b)/g, '$1')
      .split(/[^\p{L}\p{N}'’-]+/u)
      .filter((word) => word.length > 1 && !TITLES.has(word)),
  );
