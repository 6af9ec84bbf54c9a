import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Why } from '@vouchwell/rules';
import { FeedbackQueries } from '../feedback/public.ts';
import { isAdmin } from '../kernel/access/access.ts';
import { AccessLog } from '../kernel/access/access-log.ts';
import type { Look, Reasons } from '../kernel/access/reasons.ts';
import type { Actor } from '../kernel/deciding/decider.ts';
import { Documents } from '../kernel/projecting/documents.ts';
import { type CaseTies, caseTies, type Tie } from './case-ties.projection.ts';
import { RecentLists } from './recent-lists.ts';

/** Of several ties the one that says most. */
const order: readonly Tie['kind'][] = ['own_case', 'signature', 'shared', 'signed', 'author'];

/** What an admin does there is looking after cases, records and the library, whoever's they are. */
const TASKS = /^\S+ \/(admin|rag|audit|patients\/imports)\b|^(PUT|POST) \/patients\/:id/;

const REGISTER = /^\S+ \/patients\b/;

/** Looks for what somebody has to do with the patient whom they look at, and tells it to the record of looks. */
@Injectable()
export class AccessReasons implements Reasons, OnModuleInit {
  constructor(
    private readonly documents: Documents,
    private readonly lists: RecentLists,
    private readonly feedback: FeedbackQueries,
    private readonly access: AccessLog,
  ) {}

  onModuleInit(): void {
    this.access.explainedBy(this);
  }

  async of(actor: Actor, look: Look): Promise<Why> {
    const { route, object, patients } = look;
    if (TASKS.test(route)) return { kind: 'admin_task' };
    const [patient, ...others] = patients;
    const person = actor.id;
    // A search that found one person alone is a look at them.
    const isOne = object !== null || (REGISTER.test(route) && others.length === 0);
    if (!isOne) return listReason(actor, route);
    if (patient === undefined || person === null) return 'none';
    const tie = await this.tie(person, patient, object);
    if (tie || object === null) return tie ?? listReason(actor, route);
    const isListed = isAdmin(actor) && (await this.lists.showed(person, patient));
    return isListed ? { kind: 'from_list' } : 'none';
  }

  async patientsOf(object: string): Promise<readonly number[]> {
    const feedback = /^feedback-(\d+)$/.exec(object)?.[1];
    const patient = feedback
      ? await this.feedback.patientOf(Number(feedback))
      : (await this.tiesOf(object))?.patient;
    return patient == null ? [] : [patient];
  }

  private async tiesOf(object: string | null): Promise<CaseTies | null> {
    const number = /^case-(\d+)$/.exec(object ?? '')?.[1];
    return number === undefined ? null : this.documents.get(caseTies, number);
  }

  /** By the case itself, or by another of the same patient. */
  private async tie(person: number, patient: number, object: string | null): Promise<Why | null> {
    const itself = await this.tiesOf(object);
    const tie = itself && strongest(itself, person);
    if (tie) return { kind: tie.kind, ...(tie.by !== undefined && { by: tie.by }) };
    const where = { people: { has: person }, patient };
    const [other] = await this.documents.find<CaseTies>(caseTies, { where, limit: 1 });
    return other ? { kind: 'other_case', case: other.case } : null;
  }
}

/** A list shows what its screen is for; what is opened from it needs a reason of its own. */
function listReason(actor: Actor, route: string): Why {
  if (REGISTER.test(route)) return { kind: 'register' };
  return isAdmin(actor) ? { kind: 'admin_task' } : { kind: 'own_list' };
}

function strongest({ ties }: CaseTies, person: number): Tie | null {
  const own = ties.filter((tie) => tie.person === person);
  return own.sort((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind))[0] ?? null;
}
