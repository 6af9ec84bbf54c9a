import { Injectable } from '@nestjs/common';
import type { CaseReadinessResponse } from '@vouchwell/contract';
import {
  coverageFactsOf,
  evaluate,
  type Finding,
  missingFirst,
  questionsFor,
  type Readiness,
  type Standing,
  standingOf,
} from '@vouchwell/rules';
import { SiteTime } from '../kernel/basics/site-time.ts';
import { RulePackQueries } from '../rule-packs/public.ts';
import { type Argued, type ArguedFacts, argumentOf, type HeldAgainst, unargued } from './case-argument.ts';
import type { CaseDoc } from './case.projections.ts';
import { caseFacts } from './case.queries.ts';
import type { CaseContent } from './case.state.ts';

export type Held = Pick<CaseContent, 'patient' | 'diagnoses' | 'items' | 'provider' | 'evidence' | 'orders'>;

/** How a case stands against the installed rules of its payer. */
@Injectable()
export class CaseReadiness {
  constructor(
    private readonly packs: RulePackQueries,
    private readonly time: SiteTime,
  ) {}

  /** `day`: the site’s. Null where nobody said who pays: nothing is held against the case then. */
  of(held: Held, day: string): Readiness | null {
    return payerKnown(held) ? this.readinessBy(this.findings(held, day), day) : null;
  }

  private readinessBy(findings: readonly Finding[], day: string): Readiness {
    const spoke = new Set(findings.map(({ pack }) => pack?.id));
    return {
      day,
      packs: this.packs
        .installed()
        .filter(({ id, version }) => spoke.has(id) && findings.some(({ pack }) => pack?.version === version))
        .map((pack) => this.packs.identityOf(pack)),
      findings: missingFirst(findings.filter(({ verdict }) => verdict !== 'not_applicable')),
    };
  }

  /** As it is on the site’s day; of a signed case as it was kept. */
  async shown(doc: CaseDoc): Promise<CaseReadinessResponse> {
    const { id: case_id, revision, signature } = doc;
    const day = await this.time.day();
    const against = this.heldAgainst(doc, day);
    const { told, seen } = payerKnown(doc) ? argumentOf(doc, against) : unargued(doc.items);
    const of = { case_id, revision, told, seen };
    if (signature) {
      const readiness = signature.readiness ?? null;
      const standing = readiness && standingOf(readiness.findings);
      const questions = readiness ? questionsFor(against.packs, readiness.findings, payerOf(doc)) : [];
      return { ...of, standing, readiness, questions };
    }
    const readiness = payerKnown(doc) ? this.readinessBy(against.findings, day) : null;
    const standing = readiness && standingOf(readiness.findings);
    return { ...of, standing, readiness, questions: against.questions };
  }

  /** What a list says of a case; null: nothing, as no payer is known. */
  standing(doc: CaseDoc, day: string): Standing | null {
    if (doc.signature) return doc.signature.readiness ? standingOf(doc.signature.readiness.findings) : null;
    return payerKnown(doc) ? standingOf(this.findings(doc, day)) : null;
  }

  /** What its evidence shows by the criteria of its payer; nothing where nobody said who pays. */
  argued(held: Held, day: string): Argued {
    if (!payerKnown(held)) return unargued(held.items);
    return argumentOf(held, this.heldAgainst(held, day));
  }

  /** What a note is written from, and compared with. */
  factsOf(id: number, held: Held, day: string): ArguedFacts {
    return { ...caseFacts(id, held), ...this.argued(held, day) };
  }

  private heldAgainst(held: Held, day: string): HeldAgainst {
    const packs = this.packs.installed();
    const findings = this.findings(held, day);
    return { packs, findings, questions: questionsFor(packs, findings, payerOf(held)) };
  }

  private findings({ orders, ...held }: Held, day: string): Finding[] {
    const order = orders[0]?.document;
    const facts = coverageFactsOf({ ...held, today: day, ...(order && { order }) }, this.packs.facts());
    return evaluate(this.packs.installed(), facts, day);
  }
}

const payerOf = ({ evidence }: Pick<Held, 'evidence'>) =>
  evidence.questions.find(({ fact }) => fact === 'payer')?.answers.at(-1)?.value ?? null;

const payerKnown = (held: Pick<Held, 'evidence'>) => payerOf(held) !== null;
