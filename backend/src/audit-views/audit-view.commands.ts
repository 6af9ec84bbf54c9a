import { CommandHandler } from '@nestjs/cqrs';
import { demand } from '../kernel/access/access.ts';
import { forbidden } from '../kernel/basics/problem.ts';
import { type Handles, Way } from '../kernel/commanding/way.ts';
import { Wish } from '../kernel/commanding/wish.ts';
import { type AuditViewCommand, auditViewDecider } from './audit-view.decider.ts';
import { type AuditViewEvent, auditViewsStream } from './audit-view.events.ts';

/** By the number of the account whose views they are. */
export class AuditViewWish extends Wish<AuditViewCommand, AuditViewEvent> {}

type Handled = Handles<AuditViewWish, typeof auditViewDecider>;

@CommandHandler(AuditViewWish)
export class AuditViewHandler implements Handled {
  readonly decider = auditViewDecider;
  readonly stream = auditViewsStream;
  readonly enrich: Handled['enrich'] = {};

  constructor(private readonly way: Way) {}

  execute(wish: AuditViewWish) {
    return this.way.take(wish, this);
  }

  authorise({ actor, id }: AuditViewWish): void {
    demand(actor, 'can_view_audit');
    if (actor.id !== id) throw forbidden('not_yours', 'Everybody keeps views of their own.');
  }
}
