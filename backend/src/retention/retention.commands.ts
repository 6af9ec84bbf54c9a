import { CommandHandler } from '@nestjs/cqrs';
import { demand } from '../kernel/access/access.ts';
import { type Handles, Way } from '../kernel/commanding/way.ts';
import { Wish } from '../kernel/commanding/wish.ts';
import { LastingWords } from '../patients/public.ts';
import { type RetentionCommand, retentionDecider } from './retention.decider.ts';
import { type RetentionEvent, retentionStream } from './retention.events.ts';

export class RetentionWish extends Wish<RetentionCommand, RetentionEvent> {}

type Handled = Handles<RetentionWish, typeof retentionDecider>;

@CommandHandler(RetentionWish)
export class RetentionHandler implements Handled {
  readonly decider = retentionDecider;
  readonly stream = retentionStream;
  readonly enrich: Handled['enrich'] = {
    SetRetention: async (command) => {
      await this.words.demandNameless({ reason: command.reason });
      return { command };
    },
  };

  constructor(
    private readonly way: Way,
    private readonly words: LastingWords,
  ) {}

  execute(wish: RetentionWish) {
    return this.way.take(wish, this);
  }

  authorise({ actor }: RetentionWish): void {
    demand(actor, 'can_access_admin');
  }
}
