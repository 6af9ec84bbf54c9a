import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { Logger } from 'pino';
import { Commit } from '../kernel/committing/commit.ts';
import type { Actor } from '../kernel/deciding/decider.ts';
import { messageOf } from '../kernel/basics/message-of.ts';
import { systemActor } from '../kernel/deciding/system-actor.ts';
import { LOGGER } from '../kernel/basics/tokens.ts';
import { ContentWish, placing, type Suggestion } from '../library/public.ts';
import { SuggestionKeys } from '../kernel/vault/suggestion-keys.ts';
import { textOf } from './entry-text.ts';
import { feedbackDecider } from './feedback.decider.ts';
import { feedbackStream } from './feedback.events.ts';
import { FeedbackQueries } from './feedback.queries.ts';
import type { GivenFeedback, Unsettled } from './feedback.state.ts';

/**
 * Lets the library follow what feedback asked for and an admin decided. The fact comes first, then the library,
 * then the note that it followed: whatever a power cut leaves half done, the next start or repeat finishes.
 */
@Injectable()
export class EntrySettling implements OnApplicationBootstrap {
  constructor(
    private readonly commit: Commit,
    private readonly bus: CommandBus,
    private readonly queries: FeedbackQueries,
    private readonly keys: SuggestionKeys,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    for (const id of await this.queries.unsettled()) {
      try {
        await this.settle(id, systemActor());
      } catch (error) {
        // One that cannot be finished, such as of a patient who was forgotten, must not hold up the start.
        this.logger.warn(`The library entry of feedback ${id} is not settled: ${messageOf(error)}`);
      }
    }
  }

  async settle(id: number, actor: Actor): Promise<void> {
    const { state } = await this.commit.load(feedbackStream(id), feedbackDecider);
    if (state.stage === 'none' || state.unsettled.length === 0) return;
    for (const one of state.unsettled) await this.follow(one, state, actor);
    const command = { type: 'SettleEntries', settled: state.unsettled } as const;
    await this.commit.to(feedbackStream(id), feedbackDecider, command, actor);
  }

  private async follow({ content_id, target }: Unsettled, state: GivenFeedback, actor: Actor): Promise<void> {
    const { entry, rating } = state;
    if (target === 'absent') return this.wish(content_id, { type: 'RemoveSuggestion' }, actor);
    if (entry?.content_id !== content_id) return;
    const { title, category, kind } = entry;
    const text = await textOf(entry, this.keys);
    // Deleted by an admin meanwhile, and its key with it: it stays deleted.
    if (!text) return;
    const { content } = text;
    const { quality_score } = rating;
    const avoid = kind === 'avoid';
    const suggestion: Suggestion = { content_id, title, content, category, quality_score, avoid };
    return this.wish(content_id, placing(suggestion, target === 'active'), actor);
  }

  private async wish(content_id: number, asked: ContentWish['asked'], actor: Actor): Promise<void> {
    await this.bus.execute(new ContentWish(content_id, asked, actor));
  }
}
