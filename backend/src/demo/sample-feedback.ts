import type { INestApplicationContext } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { FeedbackRequest, FeedbackType } from '@vouchwell/contract';
import { FeedbackWish } from '../feedback/public.ts';
import { NEW } from '../kernel/commanding/wish.ts';
import type { Person } from '../kernel/deciding/decider.ts';
import { systemActor } from '../kernel/deciding/system-actor.ts';
import { Dice } from './random.ts';
import { sampleAdmin } from './sample-contents.ts';

const COMMENTS: Record<FeedbackType, readonly string[]> = {
  positive: [
    'Reads as I would have written it.',
    'The quantity follows from the changes: good.',
    'Ready after one look.',
  ],
  neutral: ['Complete, but wordy.', 'Fine once the visit was added.'],
  negative: ['Says nothing of what was tried before.', 'Repeats the diagnosis instead of the findings.'],
};

/** Ratings by their turn that ask for a library entry; two examples are approved soon after. */
const WISHES: Record<number, { score: number; approve: boolean }> = {
  6: { score: 5, approve: true },
  14: { score: 5, approve: true },
  20: { score: 2, approve: false },
  24: { score: 4, approve: false },
};

/** What the people of the invented clinic say of their notes: better from month to month. */
export class SampleFeedback {
  private readonly dice = new Dice(4_711);
  private turn = 0;

  constructor(private readonly app: INestApplicationContext) {}

  /** `progress`: 0 for the oldest case to 1 for the newest. */
  async rate(case_id: number, note_id: number, person: Person, progress: number): Promise<void> {
    if (!this.dice.chance(0.6)) return;
    this.turn += 1;
    const wish = WISHES[this.turn];
    const thrown = Math.round(2.2 + 2 * progress + (this.dice.next() - 0.5) * 2.4);
    const quality_score = wish?.score ?? Math.min(5, Math.max(1, thrown));
    const feedback_type = quality_score > 3 ? 'positive' : quality_score === 3 ? 'neutral' : 'negative';
    const body: FeedbackRequest = {
      case_id,
      note_id,
      feedback_type,
      quality_score,
      ...(this.dice.chance(0.5) && { comments: this.dice.pick(COMMENTS[feedback_type]) }),
      ...(quality_score < 3 && {
        specific_issues: { completeness: true, compliance: this.dice.chance(0.3) },
      }),
      ...(wish && { should_add_to_rag: wish.score > 3, should_exclude_from_rag: wish.score < 3 }),
    };
    const bus = this.app.get(CommandBus, { strict: false });
    // Each command is a request of its own.
    const actor = { ...person, request: systemActor().request };
    const { id } = await bus.execute(new FeedbackWish(NEW, { type: 'RateNote', body }, actor));
    if (!wish?.approve) return;
    const approve = { type: 'DecideEntry', decision: 'approved' } as const;
    await bus.execute(new FeedbackWish(id, approve, await sampleAdmin(this.app)));
  }
}
