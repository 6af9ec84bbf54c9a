import { Injectable } from '@nestjs/common';
import type {
  CaseCreator,
  OversightCaseResponse,
  OversightQuery,
  OversightResponse,
  OversightUser,
} from '@vouchwell/contract';
import { orderOf } from '@vouchwell/rules';
import type { Person } from '../../kernel/deciding/decider.ts';
import { DamagedStreams } from '../../kernel/log/damaged-streams.ts';
import { CurrentDocuments } from '../../kernel/projecting/current-documents.ts';
import { Documents } from '../../kernel/projecting/documents.ts';
import type { Where } from '../../kernel/projecting/read-models.port.ts';
import { type UserDoc, UserQueries } from '../../users/public.ts';
import { caseStream } from '../record/case.events.ts';
import { CaseListReadiness, type NotReady } from '../evidence/case-list-readiness.ts';
import { caseList } from '../reading/case-list.projection.ts';
import { type CaseDoc, cases } from '../reading/case.projections.ts';
import { caseResponse } from '../reading/case.responses.ts';

const PER_PAGE = 20;
const orders = { created: ['id'], status: ['status', '-id'] };

export interface Listed<T> {
  /** Of every case in it. */
  readonly patients: number[];
  readonly body: T;
}

/** Everybody's cases, for those who look after a site. */
@Injectable()
export class CaseOversightQueries {
  constructor(
    private readonly documents: Documents,
    private readonly current: CurrentDocuments,
    private readonly users: UserQueries,
    private readonly damaged: DamagedStreams,
    private readonly readiness: CaseListReadiness,
  ) {}

  /** Newest first where nothing else is asked. */
  async page(query: OversightQuery, actor: Person): Promise<Listed<OversightResponse>> {
    const { page = 1, per_page = PER_PAGE } = query;
    const sort = orderOf(query.sort, orders, ['-id']);
    await Promise.all([this.current.whole(caseList), this.current.whole(cases)]);
    const open = await this.readiness.among({ where: chosen(query) }, query);
    const where = chosen(query, open);
    const [rows, total, users] = await Promise.all([
      this.documents.find(caseList, { where, sort, skip: (page - 1) * per_page, limit: per_page }),
      this.documents.count(caseList, { where }),
      this.users.all(),
    ]);
    const standings = await this.readiness.standings(rows);
    const whole = await this.documents.getMany(
      cases,
      rows.map(({ id }) => id),
    );
    const creators = new Map(users.map((user) => [user.id, user]));
    const shown = rows.flatMap(({ id }) => whole.get(String(id)) ?? []);
    const pages = Math.max(1, Math.ceil(total / per_page));
    return {
      patients: shown.map(({ patient_id }) => patient_id),
      body: {
        cases: shown.map((doc) => ({
          ...this.row(doc, creators.get(doc.owner_id), actor),
          standing: standings.get(doc.id) ?? null,
        })),
        pagination: { page, per_page, total, pages, has_prev: page > 1, has_next: page < pages },
        filters: { users: withCases(users) },
        looked_through: open?.looked ?? null,
      },
    };
  }

  private row(
    doc: CaseDoc,
    creator: UserDoc | undefined,
    actor: Person,
  ): Omit<OversightCaseResponse, 'standing'> {
    const {
      id,
      category,
      equipment,
      status,
      is_complete,
      signed,
      signed_at,
      created_at,
      updated_at,
      ...content
    } = caseResponse(doc, actor);
    const { patient, provider, diagnoses, items, notes, summary } = content;
    return {
      id,
      category,
      equipment,
      status,
      is_complete,
      signed,
      signed_at,
      created_at,
      updated_at,
      created_by: creatorOf(doc, creator),
      patient,
      provider: provider && {
        name: provider.name,
        npi: provider.npi,
        date_signed: provider.date_signed,
      },
      diagnoses,
      items,
      notes,
      summary,
      ...(this.damaged.has(caseStream(id)) && { damaged: true }),
    };
  }
}

/** `open`: only these; null: all. Completed or not is one flag of a row, so that each choice is one stretch of an index. */
export function chosen({ status, user_id }: OversightQuery, open: NotReady | null = null): Where {
  return {
    ...(open && { id: open.ids }),
    ...(user_id !== undefined && { owner_id: user_id }),
    ...(status !== undefined && { is_complete: status === 'completed' }),
  };
}

/** As they are now; as they were then where nobody knows them any more. */
function creatorOf(doc: CaseDoc, user: UserDoc | undefined): CaseCreator {
  const { owner_id: id, owner_name, owner_username } = doc;
  if (!user) return { id, full_name: owner_name, username: owner_username, role: 'user', email: null };
  const { full_name, username, role, email } = user;
  return { id, full_name, username, role, email };
}

/** By username. */
function withCases(users: readonly UserDoc[]): OversightUser[] {
  return users
    .filter(({ case_count }) => case_count > 0)
    .map(({ id: user_id, full_name, username, case_count }) => ({
      user_id,
      full_name,
      username,
      case_count,
    }));
}
