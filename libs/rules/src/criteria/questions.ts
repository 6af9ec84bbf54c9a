import { caseFactDefs, type CoverageFacts } from './coverage-facts.ts';
import { confidenceOf, type Finding } from './evaluate.ts';
import { askedEver, askedNow, countedIn } from './facts-asked.ts';
import { type Confidence, confidences, type Day, type FactDef, type Pack } from './pack.ts';
import { CaseRecord } from './record.ts';

/** A question that the case’s items and payer need, and for which criteria. */
export interface NeededQuestion {
  readonly def: FactDef;
  /** By `itemKeys`; null: asked of the case. */
  readonly item: string | null;
  /** None: whatever is asked of every case. */
  readonly criteria: readonly string[];
  /** The title of the policy that asks it; left out: it is about the order and its papers, whatever is ordered. */
  readonly policy?: string;
  /** No criterion asks it by what is answered so far: another answer would have to call for it. */
  readonly later?: true;
  /** Limits are counted apart by its answers, such as the side, also of what was delivered before. */
  readonly counted?: true;
  /** How well the surest of the rules that ask it is known; left out: in an official text, or no rule asks it. */
  readonly doubt?: Doubt;
}

/** A rule of which no official text was read. */
export type Doubt = Exclude<Confidence, 'official'>;

interface Needed {
  readonly def: FactDef;
  readonly item: string | null;
  readonly criteria: string[];
  policy?: string;
  later: boolean;
  counted?: true;
  /** How well each rule that asks it is known. */
  readonly doubts: Confidence[];
}

/**
 * What a case is asked, each question once: first who pays, where that differs by state of which, and when, then what the
 * criteria that apply to its items need, in their order.
 */
export function questionsFor(
  packs: readonly Pack[],
  findings: readonly Finding[],
  facts: CoverageFacts,
  today: Day,
): NeededQuestion[] {
  const defs = defsOf(packs);
  const ofEveryCase = defsOf(packs.filter(({ general }) => general));
  const benchOf = toldBenches(packs, defs, facts, today);
  const found = new Map<string, Needed>();
  const need = (fact: string, item: string | null): Needed | undefined => {
    const def = defs.get(fact);
    if (!def) return undefined;
    const of = def.per_item ? item : null;
    const key = JSON.stringify([fact, of]);
    const one = found.get(key) ?? { def, item: of, criteria: [], later: true, doubts: [] };
    found.set(key, one);
    return one;
  };
  for (const fact of askedOfAll(payerIn(facts))) need(fact, null)!.later = false;
  for (const { pack: of, criterion: id, item, verdict, sources } of findings) {
    const versions = packs.filter((one) => one.id === of?.id);
    // A signed case was found by a version that a later release may have replaced.
    const pack = versions.find(({ version }) => version === of?.version) ?? versions.at(-1);
    const rule = pack?.criteria.find((criterion) => criterion.id === id);
    if (!pack || !rule) continue;
    const bench = benchOf(pack, item);
    const now = askedNow(rule, bench);
    const counted = countedIn(rule.test);
    // What took a rule out of concern is asked on, so that its answer can be changed.
    for (const fact of verdict === 'not_applicable' ? now : askedEver(rule, bench)) {
      const one = need(fact, item);
      if (!one) continue;
      if (!one.criteria.includes(id)) one.criteria.push(id);
      if (!one.def.paper && !ofEveryCase.has(fact)) one.policy ??= pack.title;
      if (now.includes(fact)) one.later = false;
      if (counted.includes(fact)) one.counted = true;
      one.doubts.push(confidenceOf(sources));
    }
  }
  return [...found.values()].map(({ doubts, later, ...question }) => ({
    ...question,
    ...(later && { later }),
    ...doubtOf(doubts),
  }));
}

const defsOf = (packs: readonly Pack[]) =>
  new Map([...caseFactDefs, ...packs.flatMap((pack) => pack.facts)].map((def) => [def.id, def]));

/** What every rule is asked of, in a record in which whatever is stated counts as shown. */
function toldBenches(
  packs: readonly Pack[],
  defs: ReadonlyMap<string, FactDef>,
  facts: CoverageFacts,
  today: Day,
) {
  const told = new Map([...defs].map(([id, def]) => [id, { ...def, needs_encounter: false }]));
  const record = new CaseRecord(facts, told, today);
  const sets = new Map(packs.map((pack) => [pack, new Map(pack.code_sets.map((set) => [set.id, set]))]));
  const items = new Map(facts.items.map((item) => [item.id, item]));
  return (pack: Pack, item: string | null) => ({
    ...{ record, sets: sets.get(pack)! },
    item: item === null ? null : (items.get(item) ?? null),
  });
}

function doubtOf(asked: readonly Confidence[]): { doubt?: Doubt } {
  const surest = confidences.find((one) => asked.includes(one));
  return surest === undefined || surest === 'official' ? {} : { doubt: surest };
}

export const payerIn = ({ answers }: CoverageFacts) =>
  answers.findLast(({ fact }) => fact === 'payer')?.value;

/** Medicare’s rules are one for all states. */
const differsByState = (payer: unknown) => payer === 'medicaid' || payer === 'other';

const askedOfAll = (payer: unknown) => [
  ...['payer', ...(differsByState(payer) ? ['state'] : [])],
  ...['setting', 'order.kind', 'order.date', 'order.received', 'delivery.date'],
];

/** The questions by whose answers the limits of packs are counted apart. */
export const countedBy = (packs: readonly Pack[]): ReadonlySet<string> =>
  new Set(packs.flatMap(({ criteria }) => criteria.flatMap(({ test }) => countedIn(test))));
