import { CommandHandler } from '@nestjs/cqrs';
import { demand } from '../kernel/access/access.ts';
import { type Handles, Way } from '../kernel/commanding/way.ts';
import { Wish } from '../kernel/commanding/wish.ts';
import { type SecondFactorRuleCommand, secondFactorRuleDecider } from './second-factor-rule.decider.ts';
import { type SecondFactorRuleEvent, secondFactorRuleStream } from './second-factor-rule.events.ts';

export class SecondFactorRuleWish extends Wish<SecondFactorRuleCommand, SecondFactorRuleEvent> {}

type Handled = Handles<SecondFactorRuleWish, typeof secondFactorRuleDecider>;

@CommandHandler(SecondFactorRuleWish)
export class SecondFactorRuleHandler implements Handled {
  readonly decider = secondFactorRuleDecider;
  readonly stream = secondFactorRuleStream;
  readonly enrich: Handled['enrich'] = {};

  constructor(private readonly way: Way) {}

  execute(wish: SecondFactorRuleWish) {
    return this.way.take(wish, this);
  }

  authorise({ actor }: SecondFactorRuleWish): void {
    demand(actor, 'can_manage_users');
  }
}
