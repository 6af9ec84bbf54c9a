import { Injectable } from '@nestjs/common';
import type { ListCasesQuery } from '@vouchwell/contract';
import type { Standing } from '@vouchwell/rules';
import { SiteTime } from '../../kernel/basics/site-time.ts';
import type { Person } from '../../kernel/deciding/decider.ts';
import { CurrentDocuments } from '../../kernel/projecting/current-documents.ts';
import { Documents } from '../../kernel/projecting/documents.ts';
import { type InstalledPacks, RulePackQueries } from '../../rule-packs/public.ts';
import { visibleTo } from '../record/case.access.ts';
import { caseList, type CaseRow } from '../reading/case-list.projection.ts';
import { cases } from '../reading/case.projections.ts';
import { standingBy } from './case-readiness.ts';

/** So many documents are read at once. */
const AT_ONCE = 200;
/** Twice as many as one list shows: those that are looked at more often than they change. */
const REMEMBERED = 10_000;

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

  private async by(packs: InstalledPacks, asked: readonly CaseRow[]): Promise<Map<number, Standing>> {
    const day = await this.time.day();
    // Every change moves the time of a row along.
    const at = (row: CaseRow) => `${row.updated_at} ${day} ${packs.moment}`;
    const found = new Map<number, Standing>();
    for (let from = 0; from < asked.length; from += AT_ONCE) {
      const some = asked.slice(from, from + AT_ONCE);
      const unknown = some.filter((row) => this.known.get(row.id)?.at !== at(row));
      const ids = unknown.map(({ id }) => id);
      const docs = ids.length > 0 ? await this.documents.getMany(cases, ids) : new Map();
      for (const row of unknown) {
        const doc = docs.get(String(row.id));
        if (doc) this.remember(row.id, { at: at(row), standing: standingBy(packs, doc, day) });
      }
      for (const { id } of some) {
        const standing = this.known.get(id)?.standing;
        if (standing) found.set(id, standing);
      }
    }
    return found;
  }

  /** The numbers of the unsigned cases that are not ready, where the list is to hold no others; null: it may. */
  async among(actor: Person, { not_ready }: Pick<ListCasesQuery, 'not_ready'>): Promise<number[] | null> {
    if (!not_ready) return null;
    await this.current.whole(caseList);
    const where = { ...visibleTo(actor), payer_known: true, signed_at: null };
    const rows = await this.documents.find(caseList, { where, sort: ['-id'], limit: REMEMBERED });
    const standings = await this.standings(rows);
    return [...standings].flatMap(([id, standing]) => (standing === 'ready' ? [] : [id]));
  }

  private remember(id: number, one: { at: string; standing: Standing | null }): void {
    this.known.delete(id);
    this.known.set(id, one);
    if (this.known.size > REMEMBERED) this.known.delete(this.known.keys().next().value!);
  }
}
