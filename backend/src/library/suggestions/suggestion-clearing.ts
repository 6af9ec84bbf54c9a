import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import type { Logger } from 'pino';
import { LOGGER } from '../../kernel/basics/tokens.ts';
import { Commit } from '../../kernel/committing/commit.ts';
import { carryOut, carryOutAll } from '../../kernel/committing/workflow.ts';
import { SuggestionKeys } from '../../kernel/vault/suggestion-keys.ts';
import { contentStream } from '../contents/library.events.ts';
import { suggestionKeyWorkflow } from './suggestion-key.workflow.ts';

/** A process that ended between the deletion of a suggestion and the end of its key left the key: it goes at a start. */
@Injectable()
export class SuggestionClearing implements OnApplicationBootstrap {
  constructor(
    private readonly commit: Commit,
    private readonly keys: SuggestionKeys,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const clear = (id: number) => this.clear(id);
    await carryOutAll(suggestionKeyWorkflow, await this.keys.standing(), clear, (line) =>
      this.logger.warn(line),
    );
  }

  /** What it has to do with one content; nothing, where its key may stand. @throws DomainError unavailable */
  clear(id: number): Promise<void> {
    return carryOut(this.commit, suggestionKeyWorkflow, {
      stream: contentStream(id),
      find: () => ({ key: true }),
      send: () => this.keys.destroy(id),
    });
  }
}
