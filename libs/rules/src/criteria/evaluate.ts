import { type Bench, isOf } from './bench.ts';
import { monthsBefore } from './calendar.ts';
import { caseFactDefs, type CoverageFacts, type CoverageItem } from './coverage-facts.ts';
import { choosePacks, endOf, namedIn } from './choose-packs.ts';
import { askedBeside } from './facts-asked.ts';
import { judge } from './judge.ts';
import type { Confidence, Criterion, Day, Pack, PackSource, SourceRef, Verdict } from './pack.ts';
import { CaseRecord } from './record.ts';
import { decided, type Evidence, type Judgement, notDocumented } from './verdicts.ts';

export interface CitedSource extends PackSource {
  readonly section: string | null;
}

/** One criterion, of the case or of one of its items. */
export interface Finding extends Omit<Judgement, 'verdict'> {
  readonly verdict: Verdict;
  readonly criterion: string;
  readonly text: string;
  /** Null: it is about the case. */
  readonly item: string | null;
  /** Null: the program itself asks it, whatever pack speaks. */
  readonly pack: { readonly id: string; readonly version: string } | null;
  readonly add: string | null;
  /** What the policy seldom pays for, and is so; left out: nothing. */
  readonly warnings?: readonly string[];
  readonly sources: readonly CitedSource[];
}

/**
 * Holds a case against the published criteria of its payer, as of a day. Pure: no clock, no I/O. Without a pack that
 * speaks, nothing is met.
 */
export function evaluate(packs: readonly Pack[], facts: CoverageFacts, today: Day): Finding[] {
  const { chosen, ended } = choosePacks(packs, new CaseRecord(facts, factsOf([]), today));
  const record = new CaseRecord(facts, factsOf(chosen), today);
  return [
    payerFinding(chosen, ended, record),
    ...facts.items.map((item) => policyFinding(chosen, ended, item, record)),
    ...chosen.flatMap((pack) => findingsOf(pack, record, today)),
  ];
}

const factsOf = (packs: readonly Pack[]) =>
  new Map([...caseFactDefs, ...packs.flatMap((pack) => pack.facts)].map((def) => [def.id, def]));

function payerFinding(chosen: readonly Pack[], ended: readonly Pack[], record: CaseRecord): Finding {
  const missing = namedIn(record, 'payer') === null ? ['payer'] : [];
  const none =
    missing.length > 0 ? [] : [`No pack for this payer on ${record.ruleDay}.`, ...ended.map(endOf)];
  return own(
    'GEN-1',
    'The payer is known, and its published rules are installed.',
    null,
    chosen.length > 0 ? decided(true) : notDocumented({ missing, remarks: none }),
  );
}

/** An item of which no policy speaks must not look as if it met one. */
function policyFinding(
  chosen: readonly Pack[],
  ended: readonly Pack[],
  item: CoverageItem,
  record: CaseRecord,
): Finding {
  const speaksOfIt = (pack: Pack) => {
    const bench = { record, item, sets: setsOf(pack) };
    return !pack.general && pack.criteria.some((criterion) => concerns(criterion, bench));
  };
  const speaks = chosen.some(speaksOfIt);
  const none = `No installed policy speaks of ${item.hcpcs ?? 'an item without a HCPCS code'}.`;
  const remarks = [none, ...ended.filter(speaksOfIt).map(endOf)];
  return own(
    'POLICY',
    'An installed policy speaks of the item.',
    item.id,
    speaks ? decided(true) : notDocumented({ remarks }),
  );
}

const own = (criterion: string, words: string, item: string | null, judgement: Judgement): Finding => ({
  ...judgement,
  criterion,
  text: words,
  item,
  pack: null,
  add: null,
  sources: [],
});

const setsOf = ({ code_sets }: Pack) => new Map(code_sets.map((set) => [set.id, set]));

const concerns = ({ items }: Criterion, bench: Bench) =>
  items?.some((set) => isOf(bench, set, bench.item)) ?? false;

function findingsOf(pack: Pack, record: CaseRecord, today: Day): Finding[] {
  const sets = setsOf(pack);
  const benches = record.facts.items.map((item): Bench => ({ record, item, sets }));
  const ofCase: Bench = { record, item: null, sets };
  return pack.criteria.flatMap((criterion) => {
    const asked = criterion.items ? benches.filter((bench) => concerns(criterion, bench)) : [ofCase];
    return asked.map((bench) => findingOf(pack, criterion, bench, today));
  });
}

function findingOf(pack: Pack, criterion: Criterion, bench: Bench, today: Day): Finding {
  const { id, text: words, add = null, sources } = criterion;
  const cited = sources.map((ref) => citedOf(pack, ref));
  const judgement = conditional(criterion, bench);
  const isMet = judgement.verdict === 'met';
  const evidence = isMet ? withAsked(judgement.evidence, criterion, bench) : null;
  const warnings = isMet ? warningsOf(criterion, bench) : [];
  return {
    ...judgement,
    ...(evidence && { evidence }),
    remarks: [...judgement.remarks, ...cited.flatMap((source) => unchecked(source, today))],
    ...(warnings.length > 0 && { warnings }),
    criterion: id,
    text: words,
    item: bench.item?.id ?? null,
    pack: { id: pack.id, version: pack.version },
    add,
    sources: cited,
  };
}

/** Only what the record shows warns: what is merely stated is as open as anything else. */
const warningsOf = ({ warns = [] }: Criterion, bench: Bench): string[] =>
  warns.flatMap(({ when, says }) => (judge(when, bench).verdict === 'met' ? [says] : []));

/** What is met is told with what the record shows beside it. */
function withAsked(evidence: readonly Evidence[], criterion: Criterion, { record, item }: Bench) {
  const shown = askedBeside(criterion).flatMap((fact): Evidence[] => {
    const found = record.known(fact, item?.id ?? null);
    const isNew = !evidence.some((one) => one.fact === fact);
    return found.state === 'known' && isNew ? [{ fact, encounter: found.encounter }] : [];
  });
  return [...evidence, ...shown];
}

/** A rule whose condition fails is not applicable; where the condition is not documented, only "met" is known. */
function conditional(
  { applies, test }: Criterion,
  bench: Bench,
): Omit<Judgement, 'verdict'> & { verdict: Verdict } {
  const judgement = judge(test, bench);
  if (!applies) return judgement;
  const condition = judge(applies, bench);
  if (condition.verdict === 'met') return judgement;
  if (condition.verdict === 'not_met') return { ...condition, verdict: 'not_applicable' };
  if (judgement.verdict === 'met') return judgement;
  return { ...condition, missing: [...new Set([...condition.missing, ...judgement.missing])] };
}

function citedOf(pack: Pack, { source, section, confidence }: SourceRef): CitedSource {
  const found = pack.sources.find(({ id }) => id === source)!;
  return { ...found, confidence: confidence ?? found.confidence, section: section ?? null };
}

/** How a source that was read is called after a year without being read again. */
function unchecked({ id, read_as_of }: CitedSource, today: Day): string[] {
  if (read_as_of === null || monthsBefore(today, 12) <= read_as_of) return [];
  return [`${id} was read as of ${read_as_of}; whether it still stands is not checked.`];
}

/** How sure a rule is that rests on several sources: no surer than the weakest of them. */
export function confidenceOf(sources: readonly { confidence: Confidence }[]): Confidence {
  const found = new Set(sources.map(({ confidence }) => confidence));
  return found.has('unverified') ? 'unverified' : found.has('secondary') ? 'secondary' : 'official';
}
