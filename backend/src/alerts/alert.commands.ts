import { CommandHandler } from '@nestjs/cqrs';
import { foldText } from '@vouchwell/rules';
import { demand } from '../kernel/access/access.ts';
import { type Handles, Way } from '../kernel/commanding/way.ts';
import { Wish } from '../kernel/commanding/wish.ts';
import { Commit } from '../kernel/committing/commit.ts';
import { LastingWords } from '../patients/public.ts';
import { UserQueries } from '../users/public.ts';
import {
  type AlertCommand,
  alertDecider,
  type AlertRulesCommand,
  alertRulesDecider,
} from './alert.decider.ts';
import { type AlertEvent, alertRulesStream, type AlertRulesEvent, alertStream } from './alert.events.ts';

/** To raise one is the program's own. */
export class AlertWish extends Wish<Exclude<AlertCommand, { type: 'RaiseAlert' }>, AlertEvent> {}

/** Of one name, more than there are. */
const NAMESAKES = 100;

/** Whom an alert is about. */
const concerned = {
  initial: [] as readonly number[],
  evolve: (patients: readonly number[], event: AlertEvent) =>
    event.type === 'AlertRaised' ? event.data.patients : patients,
};

type HandledAlert = Handles<AlertWish, typeof alertDecider>;

@CommandHandler(AlertWish)
export class AlertHandler implements HandledAlert {
  readonly decider = alertDecider;
  readonly stream = alertStream;
  readonly enrich: HandledAlert['enrich'] = {
    ExplainAlert: async (command, { id }) => {
      if (!(await this.isOfTheSite(command.by))) await this.demandNameless({ by: command.by }, id);
      return { command };
    },
    RecordAlert: async (command, { id }) => {
      await this.demandNameless({ incident: command.incident }, id);
      return { command };
    },
  };

  constructor(
    private readonly way: Way,
    private readonly commit: Commit,
    private readonly words: LastingWords,
    private readonly users: UserQueries,
  ) {}

  execute(wish: AlertWish) {
    return this.way.take(wish, this);
  }

  authorise({ actor }: AlertWish): void {
    demand(actor, 'can_view_audit');
  }

  /** Who works here may be a patient as well, and is told by the name under which everything is recorded of them. */
  private async isOfTheSite(name: string): Promise<boolean> {
    const found = await this.users.sought(name, NAMESAKES);
    return found.some(({ full_name }) => full_name !== null && foldText(full_name) === foldText(name));
  }

  private async demandNameless(typed: object, id: number): Promise<void> {
    const { state } = await this.commit.load(alertStream(id), concerned);
    await this.words.demandNameless(typed, state);
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
