import { CommandHandler } from '@nestjs/cqrs';
import { demand } from '../kernel/access/access.ts';
import { forbidden } from '../kernel/basics/problem.ts';
import { type Handles, Way } from '../kernel/commanding/way.ts';
import { Wish } from '../kernel/commanding/wish.ts';
import { Commit } from '../kernel/committing/commit.ts';
import { LastingWords } from '../patients/public.ts';
import { type AuditViewCommand, auditViewDecider } from './audit-view.decider.ts';
import { type AuditViewEvent, auditViewsStream } from './audit-view.events.ts';

/** By the number of the account whose views they are. */
export class AuditViewWish extends Wish<AuditViewCommand, AuditViewEvent> {}

type Handled = Handles<AuditViewWish, typeof auditViewDecider>;

@CommandHandler(AuditViewWish)
export class AuditViewHandler implements Handled {
  readonly decider = auditViewDecider;
  readonly stream = auditViewsStream;
  readonly enrich: Handled['enrich'] = {
    SaveAuditView: async (command) => {
      await this.demandNameless(command.name, command.asked.patient);
      return { command };
    },
    ChangeAuditView: async (command, { id }) => {
      const { state } = await this.commit.load(auditViewsStream(id), auditViewDecider);
      const present = state.views.find((one) => one.id === command.view);
      await this.demandNameless(command.name ?? present?.name, (command.asked ?? present?.asked)?.patient);
      return { command };
    },
  };

  constructor(
    private readonly way: Way,
    private readonly commit: Commit,
    private readonly words: LastingWords,
  ) {}

  execute(wish: AuditViewWish) {
    return this.way.take(wish, this);
  }

  authorise({ actor, id }: AuditViewWish): void {
    demand(actor, 'can_view_audit');
    if (actor.id !== id) throw forbidden('not_yours', 'Everybody keeps views of their own.');
  }

  /** What it is called outlives the patient’s data. */
  private demandNameless(name: string | undefined, patient: number | undefined): Promise<void> {
    return this.words.demandNameless({ name }, patient === undefined ? [] : [patient]);
  }
}
