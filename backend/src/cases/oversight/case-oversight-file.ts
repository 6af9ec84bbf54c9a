import { Injectable } from '@nestjs/common';
import type { OversightQuery } from '@vouchwell/contract';
import { type CaseStatus, caseStatusLabel, csvRows, csvText } from '@vouchwell/rules';
import { CurrentDocuments } from '../../kernel/projecting/current-documents.ts';
import { Documents } from '../../kernel/projecting/documents.ts';
import { newestInParts } from '../../kernel/projecting/newest-in-parts.ts';
import { type UserDoc, UserQueries } from '../../users/public.ts';
import { CaseListReadiness } from '../evidence/case-list-readiness.ts';
import { caseList, type CaseRow } from '../reading/case-list.projection.ts';
import { chosen, type Listed } from './case-oversight.queries.ts';

/** Cases of a file that one entry of the history tells together. */
const RECORDED_TOGETHER = 10_000;
/** So many are read in one go. */
const AT_ONCE = 1_000;

type Order = NonNullable<OversightQuery['sort']>;

/** Everybody's cases as a file, for those who look after a site. */
@Injectable()
export class CaseOversightFile {
  constructor(
    private readonly documents: Documents,
    private readonly current: CurrentDocuments,
    private readonly users: UserQueries,
    private readonly readiness: CaseListReadiness,
  ) {}

  /**
   * The whole filtered list for a spreadsheet, in the order of the screen, in parts that are made when they are wanted. One part stands
   * as one entry in the history: most sites' lists are one.
   */
  async *parts(query: OversightQuery): AsyncGenerator<Listed<string[]>, void> {
    await this.current.whole(caseList);
    const creators = new Map((await this.users.all()).map((user) => [user.id, user]));
    let part: Listed<string[]> = { patients: [], body: [csvText([fileHeader])] };
    for await (const rows of this.rows(query)) {
      part.patients.push(...rows.map(({ patient_id }) => patient_id));
      part.body.push(csvRows(rows.map((row) => fileRow(row, creators.get(row.owner_id)))));
      if (part.patients.length < RECORDED_TOGETHER) continue;
      yield part;
      part = { patients: [], body: [] };
    }
    if (part.body.length > 0) yield part;
  }

  private rows(query: OversightQuery): AsyncIterable<readonly CaseRow[]> {
    const newest = this.newest(query);
    const { sort } = query;
    return sort === undefined || sort === '-created' ? newest : this.inOrder(sort, newest);
  }

  private newest(query: OversightQuery): AsyncIterable<readonly CaseRow[]> {
    const where = chosen(query);
    return query.not_ready
      ? this.readiness.all({ where }, query)
      : newestInParts(this.documents, caseList, { where });
  }

  /** Which cases there are is read before the first goes out: one whose status changes meanwhile comes once, and comes. */
  private async *inOrder(sort: Order, newest: AsyncIterable<readonly CaseRow[]>) {
    const found = new Map<CaseStatus | '', number[]>();
    for await (const rows of newest)
      for (const { id, status } of rows) {
        const kind = sort.endsWith('status') ? status : '';
        const others = found.get(kind);
        if (others) others.push(id);
        else found.set(kind, [id]);
      }
    const ids = [...found.keys()].sort().flatMap((kind) => found.get(kind)!);
    if (sort === 'created' || sort === '-status') ids.reverse();
    yield* this.documents.inOrder(caseList, ids, AT_ONCE);
  }
}

const fileHeader = [
  'Case',
  'Status',
  'Signed',
  'Category',
  'Created',
  'Updated',
  'Created by',
  'Username',
  'Patient',
  'Date of birth',
  'MRN',
  'Diagnoses',
  'Items',
  'Notes',
];

function fileRow(row: CaseRow, creator: UserDoc | undefined) {
  return [
    row.id,
    caseStatusLabel[row.status],
    row.signed_at,
    row.category,
    row.created_at,
    row.updated_at,
    creator?.full_name ?? null,
    creator?.username ?? null,
    row.patient_name,
    row.patient.dob,
    row.mrn,
    row.diagnoses_count,
    row.items_count,
    row.notes_count,
  ];
}
