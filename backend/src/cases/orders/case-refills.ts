import { Injectable } from '@nestjs/common';
import type { RefillResponse, RefillsQuery, RefillStage } from '@vouchwell/contract';
import { refillState, refillWindow } from '@vouchwell/rules';
import { SiteTime } from '../../kernel/basics/site-time.ts';
import type { Person } from '../../kernel/deciding/decider.ts';
import { CurrentDocuments } from '../../kernel/projecting/current-documents.ts';
import { Documents } from '../../kernel/projecting/documents.ts';
import type { Where } from '../../kernel/projecting/read-models.port.ts';
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

  /**
   * Those that this person may open and that are not completed: first what is to be done, by the day on which the supply
   * ends, then what is to be done later, and last what is delivered.
   */
  async due(actor: Person, { page = 1, per_page: limit = 20, stage }: RefillsQuery): Promise<RefillPage> {
    await this.current.whole(caseList);
    const today = await this.time.day();
    const groups = refillsOn(today)
      .filter((group) => stage === undefined || group.stage === stage)
      .map(({ where, sort }) => ({ where: { ...visibleTo(actor), is_complete: false, ...where }, sort }));
    const counts = await Promise.all(groups.map(({ where }) => this.documents.count(caseList, { where })));
    const rows: CaseRow[] = [];
    let skip = (page - 1) * limit;
    for (const [at, group] of groups.entries()) {
      const left = limit - rows.length;
      if (left > 0 && skip < counts[at]!)
        rows.push(...(await this.documents.find(caseList, { ...group, skip, limit: left })));
      skip = Math.max(0, skip - counts[at]!);
    }
    const total = counts.reduce((sum, count) => sum + count, 0);
    const pages = Math.max(1, Math.ceil(total / limit));
    return { rows: rows.flatMap((row) => refill(row, today)), total, pages };
  }
}

/** Of two open ranges a database may take the index of that which nearly all cases lie in. */
const EVER = '0000';

interface Group {
  readonly stage: RefillStage;
  readonly where: Where;
  readonly sort: string[];
}

/** What is to be done, what is to be done later, and what is delivered. */
export const refillsOn = (today: string): Group[] => [
  {
    stage: 'due',
    where: { refill_due: { gt: EVER, lte: today }, refill_delivery: { gt: today } },
    sort: ['supply_end', 'id'],
  },
  {
    stage: 'later',
    where: { refill_due: { gt: today }, refill_delivery: { gt: today } },
    sort: ['refill_due', 'id'],
  },
  { stage: 'delivered', where: { refill_delivery: { lte: today } }, sort: ['supply_end', 'id'] },
];

function refill(row: CaseRow, today: string): RefillResponse[] {
  const { id: case_id, patient, items, supply_end: end, delivery_date: delivery } = row;
  const { refill_confirmed: confirmed, refill_shipped: shipped } = row;
  if (end === null) return [];
  const { ask, deliver } = refillWindow(end);
  const state = refillState({ end, confirmed, shipped, delivery }, today);
  const days = { supply_end: end, ask_from: ask, deliver_from: deliver };
  return [{ case_id, patient, items, state, ...days, confirmed, delivery }];
}
