import type { Fact } from '../grounding/trace/facts-of-case.ts';
import type { Trace } from '../grounding/trace/trace-note.ts';
import { dayInWords, plainly, statementOf } from './answer-words.ts';
import type { CaseEncounter, CaseEvidence } from './case-evidence.ts';
import { caseFactDefs } from './coverage-facts.ts';
import { confidenceOf, type Finding } from './evaluate.ts';
import { leavesOf } from './leaves.ts';
import type { Criterion, EncounterKind, EncounterRole, Pack } from './pack.ts';
import type { NeededQuestion } from './questions.ts';
import type { Evidence } from './verdicts.ts';

/** What a letter says of one item by the criteria of its payer. */
export interface ItemArgument {
  /** By `itemKeys`. */
  readonly item: string;
  /** A text for each criterion that is met, with what shows it. */
  readonly shown: readonly string[];
  /** What was found, as clinical sentences: the answers of those criteria alone. */
  readonly found: readonly string[];
  /** What is truly missing, in the words of its questions, without brackets. */
  readonly open: readonly string[];
  /** The policies that were read, with their days: `L33822 Glucose Monitors (in effect since October 1, 2024)`. */
  readonly policies: readonly string[];
}

const kinds: Record<EncounterKind, string> = {
  in_person: 'in person',
  video: 'by video',
  audio: 'by telephone',
};
const roles: Record<EncounterRole, string> = {
  physician: 'a physician',
  podiatrist: 'a podiatrist',
  nurse_practitioner: 'a nurse practitioner',
  physician_assistant: 'a physician assistant',
  clinical_nurse_specialist: 'a clinical nurse specialist',
  therapist: 'a therapist',
  orthotist: 'an orthotist',
  supplier: 'a supplier',
};

/** Who pays, what was ordered and delivered when: a letter does not argue its own papers. */
const PAPERS = new Set(caseFactDefs.map(({ id }) => id));

/** Such as `the visit of March 2, 2026 with a physician, in person`. It names nobody. */
const visitInWords = ({ date, role, kind }: CaseEncounter) =>
  `the ${kind === 'audio' ? 'call' : 'visit'} of ${dayInWords(date)} with ${roles[role]}, ${kinds[kind]}`;

/** How a question stands in a note that leaves it open. `questionOfGap` finds it again. */
export function gapOf({ def, item }: Pick<NeededQuestion, 'def' | 'item'>): string {
  const of = item === null ? '' : ` (${item})`;
  const where = def.needs_encounter ? ' In the record of a dated visit.' : '';
  return plainly(`${def.question}${of}${where}`);
}

/** The question that a place in square brackets asks, `[Add: …]`. */
export const questionOfGap = (
  bracketed: string,
  questions: readonly NeededQuestion[],
): NeededQuestion | undefined =>
  questions.find((question) => plainly(bracketed) === `Add: ${gapOf(question)}`);

/**
 * The argument of a letter for each item of which a policy of its payer speaks: criterion by criterion, with the
 * evidence. It holds what a clinical reader asks for; who orders, and when it is delivered, a letter does not argue.
 */
export function argumentsOf(
  packs: readonly Pack[],
  findings: readonly Finding[],
  questions: readonly NeededQuestion[],
  evidence: CaseEvidence,
): ItemArgument[] {
  const told = findings.filter((finding) => isArgued(packs, finding));
  const items = told.flatMap(({ item, pack }) => (item !== null && !isGeneral(packs, pack) ? [item] : []));
  return [...new Set(items)].map((item) => {
    const own = told.filter((finding) => finding.item === item && finding.verdict !== 'not_applicable');
    // What is met because nothing speaks against it is shown by nothing.
    const ofMet = own.filter(({ verdict, evidence: by }) => verdict === 'met' && by.length > 0);
    return {
      item,
      shown: withoutRepeats(ofMet.map((finding) => shownBy(finding, questions, evidence))),
      found: distinct(ofMet.flatMap((finding) => saidIn(finding, questions, evidence))).map(plainly),
      open: distinct(own.flatMap((finding) => openIn(finding, questions))),
      policies: distinct(own.filter(({ pack }) => !isGeneral(packs, pack)).flatMap(policiesOf)),
    };
  });
}

/** What a note may say by the evidence, as its check reads it. */
export interface EvidenceTexts {
  /** The argument and every answer. */
  readonly told: readonly string[];
  /** Every visit, with what was found there: it can be retold. */
  readonly seen: readonly string[];
  /** Of what is told the answers alone, but those about papers, which no letter argues. */
  readonly answered: readonly string[];
}

export function evidenceTexts(
  argued: readonly ItemArgument[],
  questions: readonly NeededQuestion[],
  evidence: CaseEvidence,
): EvidenceTexts {
  const defs = new Map(questions.map(({ def }) => [def.id, def]));
  const seen = evidence.encounters.map((visit) =>
    [`${capital(visitInWords(visit))}, by ${visit.who}`, visit.conditions.join(', '), visit.findings]
      .filter(Boolean)
      .join('. '),
  );
  const answersOf = (isWanted: (fact: string) => boolean) =>
    evidence.questions.flatMap(({ fact, answers: given }) => {
      const def = isWanted(fact) ? defs.get(fact) : undefined;
      return def ? given.map((answer) => plainly(statementOf(def, answer))) : [];
    });
  const argument = argued.flatMap(({ shown, policies }) => [...shown, ...policies]).map(plainly);
  return {
    told: distinct([...argument, ...answersOf(() => true)]),
    seen: distinct(seen.map(plainly)),
    answered: distinct(answersOf((fact) => !PAPERS.has(fact))),
  };
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const distinct = (texts: readonly string[]) => [...new Set(texts)];

/** Each text once, and none that another says already. */
const withoutRepeats = (texts: readonly string[]) =>
  distinct(texts).filter((one, _, all) => !all.some((other) => other !== one && other.includes(one)));

const packOf = (packs: readonly Pack[], of: Finding['pack']) =>
  packs.find(({ id, version }) => id === of?.id && version === of.version);
const isGeneral = (packs: readonly Pack[], of: Finding['pack']) => packOf(packs, of)?.general === true;

/** No rule about the signed order, and of those that hold for every item only the ones about a visit: the others are papers. */
function isArgued(packs: readonly Pack[], { pack, criterion }: Finding): boolean {
  const found = packOf(packs, pack);
  const rule = found?.criteria.find(({ id }) => id === criterion);
  return rule !== undefined && !asksFor(rule, 'written_order') && (!found?.general || asksFor(rule, 'visit'));
}

const asksFor = ({ test }: Criterion, what: 'written_order' | 'visit') =>
  leavesOf(test).some((leaf) => what in leaf);

/**
 * What shows a criterion, in sentences: what was answered, at which visit it is recorded, and what it meets. Where only
 * visits show it, the criterion's own words come first.
 */
function shownBy(finding: Finding, questions: readonly NeededQuestion[], evidence: CaseEvidence): string {
  const said = saidIn(finding, questions, evidence);
  const by = distinct(
    finding.evidence.flatMap(({ encounter }) =>
      evidence.encounters.filter(({ id }) => String(id) === encounter).map(visitInWords),
    ),
  );
  const recorded = by.length > 0 ? [`Recorded at ${by.join('; and at ')}.`] : [];
  const criterion = asSentence(finding.text);
  // A rule of which no text was read is told to no payer as one that is met.
  const meets = confidenceOf(finding.sources) === 'unverified' ? [] : [`This meets: ${criterion}`];
  const parts = said.length > 0 ? [...said, ...recorded, ...meets] : [criterion, ...recorded];
  return plainly(parts.join(' '));
}

/**
 * The sentences of a note, by their numbers in its trace, that state a piece of evidence of a finding: its answer, its
 * diagnosis, or where it names neither the visit. null: it is about papers, which no note argues.
 */
export function sentencesStating(
  one: Evidence,
  item: string | null,
  { facts }: Trace,
  questions: readonly NeededQuestion[],
  evidence: CaseEvidence,
): readonly number[] | null {
  const { fact, diagnosis, encounter } = one;
  if (fact !== undefined && PAPERS.has(fact)) return null;
  const visit = evidence.encounters.find(({ id }) => String(id) === encounter);
  const texts = answered(one, item, questions, evidence).map(plainly);
  const isIt = ({ kind, value }: Fact) => {
    if (fact !== undefined) return kind === 'evidence' && texts.includes(value);
    if (diagnosis !== undefined) return kind === 'diagnosis' && value.startsWith(`${diagnosis} `);
    return kind === 'evidence' && visit !== undefined && value.startsWith(capital(visitInWords(visit)));
  };
  return [...new Set(facts.filter(isIt).flatMap(({ sentences }) => sentences))].sort((a, b) => a - b);
}

const saidIn = (finding: Finding, questions: readonly NeededQuestion[], evidence: CaseEvidence) =>
  distinct(
    finding.evidence.flatMap((one) => answered(one, finding.item, questions, evidence)).map(asSentence),
  );

const asSentence = (text: string) => (/[.!?]$/.test(text) ? text : `${text}.`);

function answered(
  { fact, encounter }: Evidence,
  item: string | null,
  questions: readonly NeededQuestion[],
  evidence: CaseEvidence,
): string[] {
  const def = questions.find((one) => one.def.id === fact)?.def;
  if (!def) return [];
  const given = evidence.questions.find(
    (one) => one.fact === fact && one.item === (def.per_item ? item : null),
  )?.answers;
  const answer = given?.findLast((one) => encounter === null || String(one.encounter) === encounter);
  return answer ? [statementOf(def, answer)] : [];
}

function openIn(
  { verdict, missing, item, add, text }: Finding,
  questions: readonly NeededQuestion[],
): string[] {
  if (verdict === 'met') return [];
  const asked = missing.flatMap((fact) => {
    const isIt = (one: NeededQuestion) =>
      one.def.id === fact && one.item === (one.def.per_item ? item : null) && !one.later;
    const question = PAPERS.has(fact) ? undefined : questions.find(isIt);
    return question ? [gapOf(question)] : [];
  });
  const isOfPapers = missing.length > 0 && missing.every((fact) => PAPERS.has(fact));
  if (verdict === 'not_documented' && (asked.length > 0 || isOfPapers)) return asked;
  const sentence = plainly(text).replace(/\.$/, '');
  if (verdict === 'not_documented')
    return [add === null ? `what in the record shows: ${sentence}` : plainly(add)];
  return [`why the item is needed although this is not met: ${sentence}`];
}

/** A rule that nobody could read in a text is no source to tell a payer. */
const policiesOf = ({ sources }: Finding): string[] =>
  sources
    .filter((source) => confidenceOf([source]) !== 'unverified')
    .map(({ id, title, effective_from }) => {
      const since = effective_from === null ? '' : ` (in effect since ${dayInWords(effective_from)})`;
      return plainly(`${title.includes(id) ? title : `${id} ${title}`}${since}`);
    });
