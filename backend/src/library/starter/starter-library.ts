import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Commit } from '../../kernel/committing/commit.ts';
import { takeFirstNumbers } from '../../kernel/committing/first-numbers.ts';
import { startingSet } from '../../kernel/committing/first-start.ts';
import { systemActor } from '../../kernel/deciding/system-actor.ts';
import { libraryDecider } from '../contents/library.decider.ts';
import { contentStream } from '../contents/library.events.ts';
import { starterContents } from './starter-contents.ts';

/**
 * Adds the starter library at the first start. The contents are added in order, so the last marks that all
 * are there; whatever an admin changed or deleted later stays as they left it.
 */
@Injectable()
export class StarterLibrary implements OnApplicationBootstrap {
  constructor(private readonly commit: Commit) {}

  onApplicationBootstrap(): Promise<void> {
    return startingSet(() => this.load());
  }

  private async load(): Promise<void> {
    const count = starterContents.length;
    if (await this.isThere(count)) return;
    const actor = systemActor();
    await takeFirstNumbers(this.commit, 'content', count, actor);
    for (const [index, content] of starterContents.entries()) {
      if (await this.isThere(index + 1)) continue;
      const command = { type: 'AddContent', content } as const;
      await this.commit.to(contentStream(index + 1), libraryDecider, command, actor);
    }
  }

  private async isThere(id: number): Promise<boolean> {
    const { state } = await this.commit.load(contentStream(id), libraryDecider);
    return state.stage !== 'none';
  }
}
