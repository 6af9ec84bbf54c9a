import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { Logger } from 'pino';
import { carryOut, carryOutAll } from '../kernel/committing/workflow.ts';
import { Commit } from '../kernel/committing/commit.ts';
import type { Actor } from '../kernel/deciding/decider.ts';
import { systemActor } from '../kernel/deciding/system-actor.ts';
import { LOGGER } from '../kernel/basics/tokens.ts';
import { ContentWish, placing, type Suggestion } from '../library/public.ts';
import { SuggestionKeys } from '../kernel/vault/suggestion-keys.ts';
import { type EntryMessage, entryWorkflow } from './entry.workflow.ts';
import { textOf } from './entry-text.ts';
import { feedbackDecider } from './feedback.decider.ts';
import { feedbackStream } from './feedback.events.ts';
import { FeedbackQueries } from './feedback.queries.ts';

/** Whatever of an entry a power cut leaves half done, the next start or repeat finishes. */
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
    const one = (id: number) => this.settle(id, systemActor());
    await carryOutAll(entryWorkflow, await this.queries.unsettled(), one, (line) => this.logger.warn(line));
  }

  /** Also by whoever gave or decided it, at once. */
  settle(id: number, actor: Actor): Promise<void> {
    const stream = feedbackStream(id);
    return carryOut(this.commit, entryWorkflow, {
      stream,
      find: () => undefined,
      send: async (message) => {
        if (message.type === 'SettleEntries') await this.commit.to(stream, feedbackDecider, message, actor);
        else if (message.type === 'PlaceSuggestion') await this.place(message, actor);
        else await this.wish(message.content_id, { type: 'RemoveSuggestion' }, actor);
      },
    });
  }

  private async place({ entry, quality_score, isApproved }: Placing, actor: Actor): Promise<void> {
    const { content_id, title, category, kind } = entry;
    const text = await textOf(entry, this.keys);
    // Deleted by an admin meanwhile, and its key with it: it stays deleted.
    if (!text) return;
    const { content } = text;
    const avoid = kind === 'avoid';
    const suggestion: Suggestion = { content_id, title, content, category, quality_score, avoid };
    await this.wish(content_id, placing(suggestion, isApproved), actor);
  }

  private async wish(content_id: number, asked: ContentWish['asked'], actor: Actor): Promise<void> {
    await this.bus.execute(new ContentWish(content_id, asked, actor));
  }
}

type Placing = Extract<EntryMessage, { type: 'PlaceSuggestion' }>;
