import { setImmediate as breathe } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import type { ChangedCase, RulePackCasesCheck } from '@vouchwell/contract';
import { type Finding, standingOf } from '@vouchwell/rules';
import { DomainError } from '../../kernel/basics/problem.ts';
import { SiteTime } from '../../kernel/basics/site-time.ts';
import { CurrentDocuments } from '../../kernel/projecting/current-documents.ts';
import { Documents } from '../../kernel/projecting/documents.ts';
import { newestInParts } from '../../kernel/projecting/newest-in-parts.ts';
import type { InstalledPacks } from '../../rule-packs/public.ts';
import { caseList } from '../reading/case-list.projection.ts';
import { type CaseDoc, cases } from '../reading/case.projections.ts';
import { findingsOf } from '../evidence/case-readiness.ts';

const MOST_HELD = 10_000;
const SHOWN = 50;
/** A whole case may hold many notes. */
const AT_ONCE = 50;

/** What other packs would change for the cases that are not signed. */
@Injectable()
export class PackTrial {
  constructor(
    private readonly documents: Documents,
    private readonly current: CurrentDocuments,
    private readonly time: SiteTime,
  ) {}

  /** One case at a time, with a turn for everybody else between two. @throws DomainError unavailable, cancelled */
  async of(now: InstalledPacks, then: InstalledPacks, signal: AbortSignal): Promise<RulePackCasesCheck> {
    const day = await this.time.day();
    const changed = { count: 0, first: [] as ChangedCase[] };
    let held = 0;
    for await (const doc of this.open()) {
      if (signal.aborted) throw new DomainError('cancelled', 'cancelled', 'The check was cancelled.');
      if (held === MOST_HELD) return { held, cut_off: true, changed };
      held += 1;
      const change = changeOf(doc.id, findingsOf(now, doc, day), findingsOf(then, doc, day));
      if (change && (changed.count += 1) <= SHOWN) changed.first.push(change);
      await breathe();
    }
    return { held, cut_off: false, changed };
  }

  /** Those whose payer is known, newest first. */
  private async *open(): AsyncGenerator<CaseDoc> {
    await this.current.whole(caseList);
    const open = { where: { payer_known: true, signed_at: null } };
    for await (const page of newestInParts(this.documents, caseList, open, AT_ONCE)) {
      const ids = page.map(({ id }) => id);
      yield* (await this.documents.getMany(cases, ids)).values();
    }
  }
}

/** Null: every criterion is decided as it was, whichever version says so. */
function changeOf(
  case_id: number,
  before: readonly Finding[],
  after: readonly Finding[],
): ChangedCase | null {
  const [old, fresh] = [decided(before), decided(after)];
  const other = [...new Set([...old.keys(), ...fresh.keys()])].filter(
    (key) => old.get(key) !== fresh.get(key),
  );
  if (other.length === 0) return null;
  const criteria = [...new Set(other.map((key) => (JSON.parse(key) as [string])[0]))].sort();
  return { case_id, before: standingOf(before), after: standingOf(after), criteria };
}

/** What does not apply is as if it were not there. */
const decided = (findings: readonly Finding[]) =>
  new Map(
    findings
      .filter(({ verdict }) => verdict !== 'not_applicable')
      .map(({ criterion, item, verdict }) => [JSON.stringify([criterion, item]), verdict]),
  );
