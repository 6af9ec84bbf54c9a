import { Inject, Injectable } from '@nestjs/common';
import type { Recipient, RecipientDetails } from '@vouchwell/contract';
import { invalid } from '../../kernel/basics/problem.ts';
import { EVENT_LOG } from '../../kernel/basics/tokens.ts';
import { Codec } from '../../kernel/log/codec.ts';
import type { EventLog } from '../../kernel/log/event-log.port.ts';
import { readWhatIsLeft } from '../../kernel/log/history.ts';
import { numberIn, recipientDecider } from './recipient.decider.ts';
import { type RecipientEvent, recipientStream } from './recipient.events.ts';

const UNKNOWN = 'This recipient is not named for this patient. Choose another, or none.';

/** Read from the log itself: they are few, and in no read model from which they would have to be forgotten. */
@Injectable()
export class RecipientQueries {
  constructor(
    @Inject(EVENT_LOG) private readonly log: EventLog,
    private readonly codec: Codec,
  ) {}

  /** In the order in which they were named; none where the patient is forgotten. */
  async of(patientId: number): Promise<readonly Recipient[]> {
    const named = await readWhatIsLeft<RecipientEvent>(this.log, this.codec, recipientStream(patientId));
    return named.reduce((known, event) => recipientDecider.evolve(known, event), recipientDecider.initial);
  }

  /** Of one that has been named. */
  async numberOf(patientId: number, details: RecipientDetails): Promise<number> {
    const found = numberIn(await this.of(patientId), details);
    if (found === undefined) throw new Error('A recipient was named and is not there.');
    return found;
  }

  /** @throws DomainError where nobody of that number was named for the patient; left out: nobody was to be */
  async demand(patientId: number, recipient: number | undefined): Promise<void> {
    if (recipient === undefined) return;
    const isKnown = (await this.of(patientId)).some(({ id }) => id === recipient);
    if (!isKnown) throw invalid('recipient_unknown', UNKNOWN, { recipient: UNKNOWN });
  }
}
