import { CommandHandler } from '@nestjs/cqrs';
import { demand } from '../kernel/access/access.ts';
import { type Handles, Way } from '../kernel/commanding/way.ts';
import { Wish } from '../kernel/commanding/wish.ts';
import {
  type AlertCommand,
  alertDecider,
  type AlertRulesCommand,
  alertRulesDecider,
} from './alert.decider.ts';
import { type AlertEvent, alertRulesStream, type AlertRulesEvent, alertStream } from './alert.events.ts';

/** To raise one is the program's own. */
export class AlertWish extends Wish<Exclude<AlertCommand, { type: 'RaiseAlert' }>, AlertEvent> {}

type HandledAlert = Handles<AlertWish, typeof alertDecider>;

@CommandHandler(AlertWish)
export class AlertHandler implements HandledAlert {
  readonly decider = alertDecider;
  readonly stream = alertStream;
  readonly enrich: HandledAlert['enrich'] = {};

  constructor(private readonly way: Way) {}

  execute(wish: AlertWish) {
    return this.way.take(wish, this);
  }

  authorise({ actor }: AlertWish): void {
    demand(actor, 'can_view_audit');
  }
}

export class AlertRulesWish extends Wish<AlertRulesCommand, AlertRulesEvent> {}

type HandledRules = Handles<AlertRulesWish, typeof alertRulesDecider>;

@CommandHandler(AlertRulesWish)
export class AlertRulesHandler implements HandledRules {
  readonly decider = alertRulesDecider;
  readonly stream = alertRulesStream;
  readonly enrich: HandledRules['enrich'] = {};

  constructor(private readonly way: Way) {}

  execute(wish: AlertRulesWish) {
    return this.way.take(wish, this);
  }

  authorise({ actor }: AlertRulesWish): void {
    demand(actor, 'can_access_admin');
  }
}
