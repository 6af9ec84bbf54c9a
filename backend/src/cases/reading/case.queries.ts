import { Injectable } from '@nestjs/common';
import type { CaseStatsResponse, ListCasesQuery } from '@vouchwell/contract';
import type { CaseFacts } from '@vouchwell/document';
import { successRate, orderOf } from '@vouchwell/rules';
import { CurrentDocuments } from '../../kernel/projecting/current-documents.ts';
import type { Actor, Person } from '../../kernel/deciding/decider.ts';
import { Documents } from '../../kernel/projecting/documents.ts';
import { DamagedStreams } from '../../kernel/log/damaged-streams.ts';
import { forbidden, isRefusal, missing } from '../../kernel/basics/problem.ts';
import type { Selection, Where } from '../../kernel/projecting/read-models.port.ts';
import { caseStream } from '../record/case.events.ts';
import { mayHandOn, mayOpen, readersOf, visibleTo } from '../record/case.access.ts';
import type { CaseContent } from '../record/case.state.ts';
import { caseList, type CaseRow } from './case-list.projection.ts';
import { type CaseDoc, cases } from './case.projections.ts';
import { refuseAltered } from './signed-document.ts';

/** What GET /cases answers at most without a page. */
const NEWEST = 200;
/** So many of a patient’s cases are looked at beside the one that is open. */
const BESIDE = 50;

export interface CasePage {
  readonly cases: CaseRow[];
  readonly total: number;
  readonly pages: number;
}

const orders = { created: ['id'], updated: ['updated_at'] };

@Injectable()
export class CaseQueries {
  constructor(
    private readonly documents: Documents,
    private readonly current: CurrentDocuments,
    private readonly damaged: DamagedStreams,
  ) {}

  /**
   * A case that this person may work on now, by its stream and not by what a read model may still hold.
   * @throws DomainError missing, forbidden or unavailable
   */
  async accessible(id: number, actor: Actor): Promise<CaseDoc> {
    return allowed(await this.current.get(cases, caseStream(id)), actor);
  }

  /** The same, told by the log alone and compared with what was signed: what leaves the house. */
  async authentic(id: number, actor: Actor): Promise<CaseDoc> {
    await this.accessible(id, actor);
    return this.fromLog(id, actor);
  }

  /** What is shown: a signed case as it was signed. */
  async shown(id: number, actor: Actor): Promise<CaseDoc> {
    const doc = await this.accessible(id, actor);
    return doc.signature ? this.fromLog(id, actor) : doc;
  }

  /** The same patient’s other cases that this person may open, newest first, each by its stream. */
  async beside({ id, patient_id }: CaseDoc, actor: Actor): Promise<CaseDoc[]> {
    const query = { where: { patient_id }, sort: ['-id'], limit: BESIDE };
    const found = (await this.documents.find(cases, query)).filter(
      (other) => other.id !== id && mayOpen(other, actor) && !this.damaged.has(caseStream(other.id)),
    );
    const proved = await Promise.all(found.map((other) => this.unlessDamaged(other)));
    return proved.flatMap((other) =>
      other?.patient_id === patient_id && mayOpen(other, actor) ? [other] : [],
    );
  }

  /** Null also where its history is damaged: what stands beside it is shown without it. */
  private async unlessDamaged(doc: CaseDoc): Promise<CaseDoc | null> {
    try {
      return await this.current.proved(cases, caseStream(doc.id), doc);
    } catch (error) {
      if (isRefusal(error, 'history_damaged')) return null;
      throw error;
    }
  }

  private async fromLog(id: number, actor: Actor): Promise<CaseDoc> {
    const doc = allowed(await this.current.fold(cases, caseStream(id)), actor);
    refuseAltered(doc);
    return doc;
  }

  /** One that this person may share and delete. @throws DomainError missing or forbidden */
  async toHandOn(id: number, actor: Actor, what: 'share' | 'delete'): Promise<CaseDoc> {
    const doc = await this.accessible(id, actor);
    if (!mayHandOn(doc, actor)) {
      throw forbidden('case_not_own', `Only the owner of a case or an admin can ${what} it.`);
    }
    return doc;
  }

  /** Whom a case is shown to besides the admins; null where it is gone. */
  async readers(id: number): Promise<number[] | null> {
    const doc = await this.current.get(cases, caseStream(id));
    return doc && readersOf(doc);
  }

  /** Newest first where nothing else is asked, counted by the database. `among`: only these; null: all. */
  async list(
    actor: Person,
    asked: ListCasesQuery,
    among: readonly number[] | null = null,
  ): Promise<CasePage> {
    await this.current.whole(caseList);
    const { page, per_page, sort } = asked;
    const limit = per_page ?? (page ? 20 : NEWEST);
    const { where, ...words } = selectionOf(actor, asked);
    const selection = { where: { ...where, ...(among && { id: among }) }, ...words };
    const order = orderOf(sort, orders, ['-id']);
    const query = { ...selection, sort: order, skip: ((page ?? 1) - 1) * limit, limit };
    const [found, total] = await Promise.all([
      this.documents.find(caseList, query),
      this.documents.count(caseList, selection),
    ]);
    const rows = found.map((row) =>
      this.damaged.has(caseStream(row.id)) ? { ...row, damaged: true as const } : row,
    );
    return { cases: rows, total, pages: Math.ceil(total / limit) };
  }

  async stats(actor: Person): Promise<CaseStatsResponse> {
    await this.current.whole(caseList);
    const where = visibleTo(actor);
    const count = (more: Where = {}) => this.documents.count(caseList, { where: { ...where, ...more } });
    const [total, draft, in_progress, completed, active_patients, notes_generated] = await Promise.all([
      count(),
      count({ status: 'draft' }),
      count({ status: 'in_progress' }),
      count({ status: 'completed' }),
      this.documents.distinct(caseList, 'patient_id', { where }),
      this.documents.sum(caseList, 'notes_count', { where }),
    ]);
    return {
      total_cases: total,
      active_patients,
      notes_generated,
      success_rate: successRate(completed, total),
      by_status: { draft, in_progress, completed },
    };
  }
}

/** Which of the cases that they may see somebody asks for, searched by the database. */
export function selectionOf(
  actor: Person,
  { search, status, needs_my_signature: mine, shared_with_me: shared }: ListCasesQuery,
): Selection {
  return {
    where: {
      ...(status && { status }),
      ...(mine && { signer_asked: actor.id }),
      // Whoever a case is shared with sees it.
      ...(shared ? { shared_ids: { has: actor.id } } : visibleTo(actor)),
    },
    ...(search?.trim() && { contains: search }),
  };
}

function allowed(doc: CaseDoc | null, actor: Actor): CaseDoc {
  if (!doc) throw missing('case_missing', 'Case not found.');
  if (!mayOpen(doc, actor)) {
    throw forbidden('case_forbidden', 'You do not have permission to access this case.');
  }
  return doc;
}

/** What a letter or a prompt is written from. */
export function caseFacts(id: number, content: CaseMatter): CaseFacts {
  const { id: _, ...patient } = content.patient;
  return {
    case_id: id,
    patient,
    diagnoses: content.diagnoses.map(({ code, description, is_primary }) => ({
      code,
      description,
      is_primary,
    })),
    items: content.items.map(({ id: _item, limit_group: _group, ...item }) => item),
    provider: content.provider,
  };
}

/** What a case's document and its folded state have in common. */
type CaseMatter = Pick<CaseContent, 'patient' | 'diagnoses' | 'items' | 'provider'>;
