import { Injectable } from '@nestjs/common';
import type { PageQuery, RefillResponse } from '@vouchwell/contract';
import { refillState, refillWindow } from '@vouchwell/rules';
import { SiteTime } from '../../kernel/basics/site-time.ts';
import type { Person } from '../../kernel/deciding/decider.ts';
import { CurrentDocuments } from '../../kernel/projecting/current-documents.ts';
import { Documents } from '../../kernel/projecting/documents.ts';
import { visibleTo } from '../record/case.access.ts';
import { caseList, type CaseRow } from '../reading/case-list.projection.ts';

interface RefillPage {
  readonly rows: RefillResponse[];
  readonly total: number;
  readonly pages: number;
}

/** The cases whose supply ends on a known day. */
@Injectable()
export class CaseRefills {
  constructor(
    private readonly documents: Documents,
    private readonly current: CurrentDocuments,
    private readonly time: SiteTime,
  ) {}

  /** Those that this person may open and that are not completed, by the day on which the supply ends. */
  async due(actor: Person, { page = 1, per_page: limit = 20 }: PageQuery): Promise<RefillPage> {
    await this.current.whole(caseList);
    const where = { ...visibleTo(actor), is_complete: false, supply_end: { ne: null } };
    const query = { where, sort: ['supply_end', 'id'], skip: (page - 1) * limit, limit };
    const [found, total, today] = await Promise.all([
      this.documents.find(caseList, query),
      this.documents.count(caseList, { where }),
      this.time.day(),
    ]);
    const pages = Math.max(1, Math.ceil(total / limit));
    return { rows: found.flatMap((row) => refill(row, today)), total, pages };
  }
}

function refill(row: CaseRow, today: string): RefillResponse[] {
  const { id: case_id, patient, items, supply_end: end, refill_confirmed, delivery_date: delivery } = row;
  if (end === null) return [];
  const { ask, deliver } = refillWindow(end);
  const state = refillState({ end, confirmed: refill_confirmed, delivery }, today);
  const days = { supply_end: end, ask_from: ask, deliver_from: deliver };
  return [{ case_id, patient, items, state, ...days, confirmed: refill_confirmed, delivery }];
}
