import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Commit } from '../kernel/committing/commit.ts';
import { SuggestionKeys } from '../kernel/vault/suggestion-keys.ts';
import { libraryDecider } from './library.decider.ts';
import { contentStream } from './library.events.ts';

/** A process that ended between the deletion of a suggestion and the end of its key left the key: it goes now. */
@Injectable()
export class SuggestionClearing implements OnApplicationBootstrap {
  constructor(
    private readonly commit: Commit,
    private readonly keys: SuggestionKeys,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    for (const contentId of await this.keys.standing()) {
      const { state } = await this.commit.load(contentStream(contentId), libraryDecider);
      if (state.stage === 'deleted') await this.keys.destroy(contentId);
    }
  }
}
