import { CommandHandler } from '@nestjs/cqrs';
import { demand } from '../kernel/access/access.ts';
import { type Handles, Way } from '../kernel/commanding/way.ts';
import { type Asked, type Done, Wish } from '../kernel/commanding/wish.ts';
import { Ids } from '../kernel/committing/ids.ts';
import type { Actor } from '../kernel/deciding/decider.ts';
import { PatientKeys } from '../kernel/vault/patient-keys.ts';
import { type DemoRequestCommand, demoRequestDecider } from './demo-request.decider.ts';
import { type DemoRequestEvent, demoRequestStream, demoRequestSubject } from './demo-request.events.ts';

type Words<T extends DemoRequestCommand['type']> = Omit<
  Extract<DemoRequestCommand, { type: T }>,
  'type' | 'subject'
>;
type DemoRequestAsked = Asked<
  DemoRequestCommand,
  { RequestDemo: Words<'RequestDemo'>; FollowUp: Words<'FollowUp'> }
>;

export class DemoRequestWish extends Wish<DemoRequestAsked, DemoRequestEvent, Actor> {}

type Handled = Handles<DemoRequestWish, typeof demoRequestDecider>;

@CommandHandler(DemoRequestWish)
export class DemoRequestHandler implements Handled {
  readonly decider = demoRequestDecider;
  readonly stream = demoRequestStream;

  constructor(
    private readonly way: Way,
    private readonly ids: Ids,
    private readonly keys: PatientKeys,
  ) {}

  execute(wish: DemoRequestWish) {
    return this.way.take(wish, this);
  }

  /** To ask is everybody's; what follows is the admins'. */
  authorise({ asked, actor }: DemoRequestWish): void {
    if (asked.type !== 'RequestDemo') demand(actor, 'can_access_admin');
  }

  readonly enrich: Handled['enrich'] = {
    RequestDemo: async (asked, { actor }) => {
      const id = await this.ids.next('demo-request', actor);
      return { command: { ...asked, subject: demoRequestSubject(id) }, id };
    },
    FollowUp: (asked, { id }) => ({ command: { ...asked, subject: demoRequestSubject(id) } }),
  };

  /** What is erased can no longer be read where it was sealed. */
  async after({ id }: Done, { asked }: DemoRequestWish): Promise<void> {
    if (asked.type !== 'EraseDemoRequest') return;
    const subject = demoRequestSubject(id);
    if (await this.keys.stands(subject)) await this.keys.destroy(subject);
  }
}
