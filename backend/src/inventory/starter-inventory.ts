import { createHash } from 'node:crypto';
import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import type { Config } from '../config.ts';
import { CONFIG } from '../kernel/basics/tokens.ts';
import { Commit } from '../kernel/committing/commit.ts';
import type { Actor } from '../kernel/deciding/decider.ts';
import { takeFirstNumbers } from '../kernel/committing/first-numbers.ts';
import { startingSet } from '../kernel/committing/first-start.ts';
import { systemActor } from '../kernel/deciding/system-actor.ts';
import { writeCatalogue } from './code-sets/catalogue-writer.ts';
import { catalogueDecider } from './code-sets/catalogue.decider.ts';
import { categoryDecider, itemDecider } from './equipment/equipment.decider.ts';
import { STARTER_SOURCE } from './code-sets/catalogue.events.ts';
import { officialSet } from './code-sets/official-set.ts';
import type { StarterItem } from './starter/starter-category.ts';
import { starterCategories, starterDiagnoses } from './starter/starter-set.ts';

/** Closed once a site has what it begins with. */
export const STARTER_CATALOGUE = 'catalogue-starter';

/**
 * Loads what a site begins with at the first start: the equipment, every code of the official set, and the starter set,
 * by which those codes are marked that are usual for equipment. The diagnoses' catalogue is closed last, so it marks that all is
 * there; a start that was interrupted before goes on at the next one.
 */
@Injectable()
export class StarterInventory implements OnApplicationBootstrap {
  constructor(
    private readonly commit: Commit,
    @Inject(CONFIG) private readonly config: Pick<Config, 'firstCodes'>,
  ) {}

  onApplicationBootstrap(): Promise<void> {
    return startingSet(() => this.load());
  }

  private async load(): Promise<void> {
    const { state } = await this.commit.load(STARTER_CATALOGUE, catalogueDecider);
    if (state.closed) return;
    const actor = systemActor();
    await this.addEquipment(actor);
    // Before the mark that all is there: a site that is set up gets further editions by an admin's import alone.
    if (this.config.firstCodes === 'all') await writeCatalogue(this.commit, await officialSet(), actor);
    const codes = starterDiagnoses;
    const hash = createHash('sha256').update(JSON.stringify(codes)).digest('hex');
    const starter = { stream: STARTER_CATALOGUE, source: STARTER_SOURCE, hash, edition: null, codes };
    await writeCatalogue(this.commit, starter, actor);
  }

  private async addEquipment(actor: Actor): Promise<void> {
    const items = starterCategories.flatMap((category, index) =>
      category.items.map((item, place) => ({ item, category_id: index + 1, sort_order: place + 1 })),
    );
    await takeFirstNumbers(this.commit, 'dme-category', starterCategories.length, actor);
    await takeFirstNumbers(this.commit, 'dme-item', items.length, actor);
    await Promise.all([
      ...starterCategories.map(({ name, description }, index) => {
        const category = { name, description, sort_order: index + 1 };
        const command = { type: 'AddCategory', category } as const;
        return this.commit.to(`dme-category-${index + 1}`, categoryDecider, command, actor);
      }),
      ...items.map((entry, index) => this.addItem(index + 1, entry, actor)),
    ]);
  }

  private addItem(
    id: number,
    { item, category_id, sort_order }: { item: StarterItem; category_id: number; sort_order: number },
    actor: Actor,
  ) {
    const command = { type: 'AddItem', item: { ...item, category_id, sort_order } } as const;
    return this.commit.to(`dme-item-${id}`, itemDecider, command, actor);
  }
}
