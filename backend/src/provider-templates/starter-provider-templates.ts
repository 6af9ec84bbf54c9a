import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Commit } from '../kernel/committing/commit.ts';
import { takeFirstNumbers } from '../kernel/committing/first-numbers.ts';
import { firstStart } from '../kernel/committing/first-start.ts';
import { systemActor } from '../kernel/deciding/system-actor.ts';
import { providerTemplateDecider } from './provider-template.decider.ts';
import { starterTemplates } from './starter-templates.ts';

const stream = (id: number) => `provider-template-${id}`;

/** Adds the starter templates at the first start. They are added in order, so the last marks that all are there. */
@Injectable()
export class StarterProviderTemplates implements OnApplicationBootstrap {
  constructor(private readonly commit: Commit) {}

  onApplicationBootstrap(): Promise<void> {
    return firstStart(() => this.load());
  }

  private async load(): Promise<void> {
    const count = starterTemplates.length;
    const last = await this.commit.load(stream(count), providerTemplateDecider);
    if (last.state) return;
    const actor = systemActor();
    await takeFirstNumbers(this.commit, 'provider-template', count, actor);
    for (const [index, template] of starterTemplates.entries()) {
      const command = { type: 'AddProviderTemplate', template } as const;
      await this.commit.to(stream(index + 1), providerTemplateDecider, command, actor);
    }
  }
}
