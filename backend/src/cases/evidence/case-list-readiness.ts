import { setImmediate as breathe } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import type { LookedThrough } from '@vouchwell/contract';
import type { Standing } from '@vouchwell/rules';
import { SiteTime } from '../../kernel/basics/site-time.ts';
import { CurrentDocuments } from '../../kernel/projecting/current-documents.ts';
import { Documents } from '../../kernel/projecting/documents.ts';
import { newestInParts } from '../../kernel/projecting/newest-in-parts.ts';
import type { Selection, Where } from '../../kernel/projecting/read-models.port.ts';
import { type InstalledPacks, RulePackQueries } from '../../rule-packs/public.ts';
import { caseList, type CaseRow } from '../reading/case-list.projection.ts';
import { type CaseDoc, cases } from '../reading/case.projections.ts';
import { standingBy } from './case-readiness.ts';

/** So many documents are read at once. */
const AT_ONCE = 100;
/** Nobody waits longer for a turn than this and what a single case takes. */
const TURN_MS = 8;
/** So many cases are looked through for one answer: some seconds the first time. */
const LOOKED_THROUGH = 10_000;
/** Those that are looked at more often than they change: of one answer, and of the lists beside it. */
const REMEMBERED = 2 * LOOKED_THROUGH;

/** What is asked of a list, as far as it concerns readiness. */
interface Asked {
  readonly not_ready?: 'true';
  /** Only cases of smaller numbers are looked through. */
  readonly older_than?: number;
}

/** Which of the cases that were looked through are not ready. */
export interface NotReady {
  /** Their numbers. */
  readonly ids: readonly number[];
  /** Null: all that were asked for. */
  readonly looked: LookedThrough | null;
}

/**
 * How the cases of a list stand. Rules and days change without a case: nothing of it is projected. Remembered while the
 * case stands at its revision, and the day and the packs are the same.
 */
@Injectable()
export class CaseListReadiness {
  private readonly known = new Map<number, { readonly at: string; readonly standing: Standing | null }>();

  constructor(
    private readonly documents: Documents,
    private readonly current: CurrentDocuments,
    private readonly packs: RulePackQueries,
    private readonly time: SiteTime,
  ) {}

  /** By number; only of cases whose payer is known. */
  async standings(rows: readonly CaseRow[]): Promise<Map<number, Standing>> {
    const asked = rows.filter(({ payer_known }) => payer_known);
    const packs = asked.length > 0 ? await this.packs.installed() : null;
    return packs ? this.by(packs, asked) : new Map();
  }

  /**
   * Which unsigned cases of a selection are not ready, as far as one answer looks; null: nobody asked.
   * @throws DomainError unavailable, while the list is behind
   */
  async among(selection: Selection, { not_ready, older_than }: Asked): Promise<NotReady | null> {
    if (!not_ready) return null;
    const ids: number[] = [];
    let [count, last] = [0, older_than ?? null];
    for await (const part of this.looking(selection, older_than)) {
      // What comes after the last only tells that there is more.
      if (count >= LOOKED_THROUGH) return { ids, looked: { cases: count, older_than: last } };
      ids.push(...part.notReady.map(({ id }) => id));
      [count, last] = [count + part.rows.length, part.rows.at(-1)!.id];
    }
    return { ids, looked: older_than === undefined ? null : { cases: count, older_than: null } };
  }

  /** Every unsigned case of a selection that is not ready, however many, the newest first. */
  async *all(selection: Selection, { older_than }: Asked): AsyncGenerator<readonly CaseRow[]> {
    for await (const { notReady } of this.looking(selection, older_than))
      if (notReady.length > 0) yield notReady;
  }

  private async *looking({ where, ...words }: Selection, olderThan?: number) {
    await this.current.whole(caseList);
    const below: Where = olderThan === undefined ? {} : { id: { lt: olderThan } };
    const selection = { ...words, where: { ...where, ...below, payer_known: true, signed_at: null } };
    for await (const rows of newestInParts(this.documents, caseList, selection)) {
      const standings = await this.standings(rows);
      yield { rows, notReady: rows.filter(({ id }) => isOpen(standings.get(id))) };
    }
  }

  private async by(packs: InstalledPacks, asked: readonly CaseRow[]): Promise<Map<number, Standing>> {
    const day = await this.time.day();
    // Every change moves the time of a row along.
    const at = (row: CaseRow) => `${row.updated_at} ${day} ${packs.moment}`;
    const found = new Map<number, Standing>();
    const tell = ({ id }: CaseRow, standing: Standing | null) => standing && found.set(id, standing);
    for (let from = 0; from < asked.length; from += AT_ONCE) {
      const unknown = asked.slice(from, from + AT_ONCE).filter((row) => {
        const known = this.known.get(row.id);
        if (known?.at !== at(row)) return true;
        tell(row, known.standing);
        return false;
      });
      const ids = unknown.map(({ id }) => id);
      const docs = ids.length > 0 ? await this.documents.getMany(cases, ids) : new Map<string, CaseDoc>();
      let turn = performance.now();
      for (const row of unknown) {
        const doc = docs.get(String(row.id));
        if (!doc) continue;
        const standing = standingBy(packs, doc, day);
        this.remember(row.id, { at: at(row), standing });
        tell(row, standing);
        if (performance.now() - turn < TURN_MS) continue;
        await breathe();
        turn = performance.now();
      }
    }
    return found;
  }

  private remember(id: number, one: { at: string; standing: Standing | null }): void {
    this.known.delete(id);
    this.known.set(id, one);
    if (this.known.size > REMEMBERED) this.known.delete(this.known.keys().next().value!);
  }
}

const isOpen = (standing: Standing | undefined) => standing !== undefined && standing !== 'ready';
