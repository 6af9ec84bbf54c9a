import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Commit } from '../kernel/committing/commit.ts';
import { takeFirstNumbers } from '../kernel/committing/first-numbers.ts';
import { startingSet } from '../kernel/committing/first-start.ts';
import { systemActor } from '../kernel/deciding/system-actor.ts';
import { CurrentDocuments } from '../kernel/projecting/current-documents.ts';
import { Documents } from '../kernel/projecting/documents.ts';
import { inventedProviders } from './invented-providers.ts';
import { providerTemplateDecider } from './provider-template.decider.ts';
import { providerTemplateStream } from './provider-template.events.ts';
import { providerTemplates } from './provider-template.projections.ts';

/**
 * Earlier versions gave every site templates of people who do not exist. Those that no case has used are retired at a
 * start; one that a case has stays, or its history would name somebody who is nowhere else, and so does one that an admin
 * has touched since.
 */
@Injectable()
export class RetiredStarterSet implements OnApplicationBootstrap {
  constructor(
    private readonly commit: Commit,
    private readonly documents: Documents,
    private readonly current: CurrentDocuments,
  ) {}

  onApplicationBootstrap(): Promise<void> {
    return startingSet(() => this.retire());
  }

  private async retire(): Promise<void> {
    const last = await this.commit.load(
      providerTemplateStream(inventedProviders.length),
      providerTemplateDecider,
    );
    // Never given: most sites end here.
    if (!last.state) return;
    await this.current.whole(providerTemplates);
    const ids = inventedProviders.map((_, index) => index + 1);
    const standing = await this.documents.getMany(providerTemplates, ids);
    for (const [index, { name, npi }] of inventedProviders.entries()) {
      const found = standing.get(String(index + 1));
      if (found?.name !== name || found.npi !== npi || found.used || found.revision > 0) continue;
      const command = { type: 'RetireProviderTemplate' } as const;
      await this.commit.to(providerTemplateStream(found.id), providerTemplateDecider, command, systemActor());
    }
  }
}

/** Gives the templates of invented people to a site that is a demonstration and has none. */
export async function addInventedProviders(commit: Commit): Promise<void> {
  const actor = systemActor();
  await takeFirstNumbers(commit, 'provider-template', inventedProviders.length, actor);
  for (const [index, template] of inventedProviders.entries()) {
    const command = { type: 'AddProviderTemplate', template } as const;
    await commit.to(providerTemplateStream(index + 1), providerTemplateDecider, command, actor);
  }
}
