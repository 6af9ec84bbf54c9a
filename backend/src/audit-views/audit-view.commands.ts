import { CommandHandler } from '@nestjs/cqrs';
import type { AuditFilterById } from '@vouchwell/contract';
import { demand } from '../kernel/access/access.ts';
import { forbidden } from '../kernel/basics/problem.ts';
import { type Handles, Way } from '../kernel/commanding/way.ts';
import { type Asked, Wish } from '../kernel/commanding/wish.ts';
import { Commit } from '../kernel/committing/commit.ts';
import { PatientQueries } from '../patients/public.ts';
import { type AuditViewCommand, auditViewDecider } from './audit-view.decider.ts';
import { type AuditViewEvent, auditViewsStream } from './audit-view.events.ts';

type AuditViewAsked = Asked<
  AuditViewCommand,
  {
    SaveAuditView: { readonly name: string; readonly asked: AuditFilterById };
    ChangeAuditView: {
      readonly view: number;
      readonly name?: string | undefined;
      readonly asked?: AuditFilterById | undefined;
    };
  }
>;

/** By the number of the account whose views they are. */
export class AuditViewWish extends Wish<AuditViewAsked, AuditViewEvent> {}

type Handled = Handles<AuditViewWish, typeof auditViewDecider>;

@CommandHandler(AuditViewWish)
export class AuditViewHandler implements Handled {
  readonly decider = auditViewDecider;
  readonly stream = auditViewsStream;
  readonly enrich: Handled['enrich'] = {
    SaveAuditView: async (wanted) => ({
      command: { ...wanted, named: await this.records(wanted.asked.patient) },
    }),
    ChangeAuditView: async (wanted, { id }) => {
      const { state } = await this.commit.load(auditViewsStream(id), auditViewDecider);
      const present = state.views.find((one) => one.id === wanted.view)?.asked;
      return { command: { ...wanted, named: await this.records((wanted.asked ?? present)?.patient) } };
    },
  };

  constructor(
    private readonly way: Way,
    private readonly commit: Commit,
    private readonly patients: PatientQueries,
  ) {}

  execute(wish: AuditViewWish) {
    return this.way.take(wish, this);
  }

  authorise({ actor, id }: AuditViewWish): void {
    demand(actor, 'can_view_audit');
    if (actor.id !== id) throw forbidden('not_yours', 'Everybody keeps views of their own.');
  }

  /** Of whoever it asks about, those merged into theirs as well. */
  private async records(patient: number | undefined) {
    return patient === undefined ? [] : this.patients.records(patient);
  }
}
