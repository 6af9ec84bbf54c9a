import { Injectable } from '@nestjs/common';
import type { CaseDelivery, CaseReadinessResponse } from '@vouchwell/contract';
import {
  type CaseEvidence,
  countedBy,
  coverageFactsOf,
  evaluate,
  type Finding,
  followsSignature,
  questionsFor,
  type Readiness,
  type Standing,
  standingOf,
  toldOf,
  underPresentQuestions,
} from '@vouchwell/rules';
import { SiteTime } from '../../kernel/basics/site-time.ts';
import { type InstalledPacks, RulePackQueries } from '../../rule-packs/public.ts';
import { type Argued, type ArguedFacts, argumentOf, type HeldAgainst } from './case-argument.ts';
import { earlierDeliveries } from './earlier-deliveries.ts';
import type { CaseDoc } from '../reading/case.projections.ts';
import { caseFacts } from '../reading/case.queries.ts';
import type { CaseContent } from '../record/case.state.ts';

export type Held = Pick<CaseContent, 'patient' | 'diagnoses' | 'items' | 'provider' | 'evidence' | 'orders'>;

/** How a case stands against the installed rules of its payer. */
@Injectable()
export class CaseReadiness {
  constructor(
    private readonly packs: RulePackQueries,
    private readonly time: SiteTime,
  ) {}

  /** `day`: the site’s. Null where nobody said who pays: nothing is held against the case then. @throws DomainError unavailable */
  async of(held: Held, day: string): Promise<Readiness | null> {
    const packs = await this.packs.installed();
    return payerKnown(held) ? readinessBy(packs, findingsOf(packs, held, day), day) : null;
  }

  /** What a case holds, its answers under the questions that are asked now. */
  async evidenceOf({ evidence }: Pick<Held, 'evidence'>): Promise<CaseEvidence> {
    return presentEvidence(await this.packs.installed(), evidence);
  }

  /** As it is on the site’s day; of a signed case as it was kept. */
  async shown(kept: CaseDoc): Promise<CaseReadinessResponse> {
    const { id: case_id, revision, signature } = kept;
    const day = await this.time.day();
    const packs = await this.packs.installed();
    const doc = { ...kept, evidence: presentEvidence(packs, kept.evidence) };
    const against = heldAgainst(packs, doc, day);
    const { told, seen, answered } = argumentOf(doc, against);
    const ordered = doc.orders[0]?.document.order_date ?? null;
    const facts = factsHeld(packs, doc, day);
    const judged = signature ? null : { facts, day, rules: packs.digest };
    const of = { case_id, revision, told, seen, answered, ordered, judged };
    if (signature) {
      const readiness = signature.readiness ?? null;
      const standing = readiness && standingOf(readiness.findings);
      const questions = readiness
        ? questionsFor(packs.all, readiness.findings, facts, readiness.day)
        : against.questions.filter(({ def }) => followsSignature(def.id));
      return { ...of, standing, readiness, questions };
    }
    const readiness = payerKnown(doc) ? readinessBy(packs, against.findings, day) : null;
    const standing = readiness && standingOf(readiness.findings);
    return { ...of, standing, readiness, questions: against.questions };
  }

  /** What the patient had before, as other cases say. */
  async deliveredBefore(doc: CaseDoc, others: readonly CaseDoc[]): Promise<CaseDelivery[]> {
    if (others.length === 0) return [];
    const packs = await this.packs.installed();
    return earlierDeliveries(doc, others, countedBy(packs.all), await this.time.day());
  }

  /** What its evidence shows by the criteria of its payer, else by those that letters are worded by. */
  async argued(held: Held, day: string): Promise<Argued> {
    const packs = await this.packs.installed();
    const present = { ...held, evidence: presentEvidence(packs, held.evidence) };
    return argumentOf(present, heldAgainst(packs, present, day));
  }

  /** What a note is written from, and compared with. */
  async factsOf(id: number, held: Held, day: string): Promise<ArguedFacts> {
    return { ...caseFacts(id, held), ...(await this.argued(held, day)) };
  }
}

/** What a list says of a case; null: nothing, as no payer is known. */
export function standingBy(packs: InstalledPacks, doc: CaseDoc, day: string): Standing | null {
  if (doc.signature) return doc.signature.readiness ? standingOf(doc.signature.readiness.findings) : null;
  return payerKnown(doc) ? standingOf(findingsOf(packs, doc, day)) : null;
}

/** A case held against packs, those that a site has or those that it might have. */
export const findingsOf = (packs: InstalledPacks, held: Held, day: string): Finding[] =>
  evaluate(packs.all, factsHeld(packs, held, day), day);

function factsHeld(packs: InstalledPacks, { orders, ...held }: Held, day: string) {
  const order = orders[0]?.document;
  const evidence = presentEvidence(packs, held.evidence);
  return coverageFactsOf({ ...held, evidence, today: day, ...(order && { order }) }, packs.facts);
}

const presentEvidence = ({ facts }: InstalledPacks, evidence: CaseEvidence): CaseEvidence => ({
  ...evidence,
  questions: underPresentQuestions(evidence.questions, facts.values()),
});

/** Whose published criteria word letters and questions as long as nobody said who pays. It decides nothing. */
const USUAL_PAYER = 'medicare';

function heldAgainst(packs: InstalledPacks, held: Held, day: string): HeldAgainst {
  const isUsual = !payerKnown(held);
  const facts = factsHeld(packs, isUsual ? paidBy(USUAL_PAYER, held) : held, day);
  const findings = evaluate(packs.all, facts, day);
  return { packs: packs.all, findings, questions: questionsFor(packs.all, findings, facts, day), isUsual };
}

function paidBy(payer: string, held: Held): Held {
  const told = { fact: 'payer', item: null, answers: [{ value: payer, encounter: null }] };
  return { ...held, evidence: { ...held.evidence, questions: [...held.evidence.questions, told] } };
}

function readinessBy(packs: InstalledPacks, findings: readonly Finding[], day: string): Readiness {
  const spoke = new Set(
    findings.flatMap(({ pack }) => (pack ? [JSON.stringify([pack.id, pack.version])] : [])),
  );
  return {
    day,
    packs: packs.all
      .filter(({ id, version }) => spoke.has(JSON.stringify([id, version])))
      .map((pack) => packs.identityOf(pack)),
    findings: toldOf(findings),
  };
}

const payerOf = ({ evidence }: Pick<Held, 'evidence'>) =>
  evidence.questions.find(({ fact }) => fact === 'payer')?.answers.at(-1)?.value ?? null;

const payerKnown = (held: Pick<Held, 'evidence'>) => payerOf(held) !== null;
