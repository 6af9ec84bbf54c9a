import { CommandHandler } from '@nestjs/cqrs';
import { demand } from '../../kernel/access/access.ts';
import { type Handles, Way } from '../../kernel/commanding/way.ts';
import { Wish } from '../../kernel/commanding/wish.ts';
import { type RecipientCommand, recipientDecider } from './recipient.decider.ts';
import { type RecipientEvent, recipientStream } from './recipient.events.ts';

/** By the number of the patient. Whether the case of theirs may be seen is known by whoever wishes it. */
export class RecipientWish extends Wish<RecipientCommand, RecipientEvent> {}

type Handled = Handles<RecipientWish, typeof recipientDecider>;

@CommandHandler(RecipientWish)
export class RecipientHandler implements Handled {
  readonly decider = recipientDecider;
  readonly stream = recipientStream;
  readonly enrich: Handled['enrich'] = {};

  constructor(private readonly way: Way) {}

  execute(wish: RecipientWish) {
    return this.way.take(wish, this);
  }

  authorise({ actor }: RecipientWish): void {
    demand(actor, 'can_export_cases');
  }
}
