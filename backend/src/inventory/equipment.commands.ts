import { CommandHandler } from '@nestjs/cqrs';
import { foldText } from '@vouchwell/rules';
import { demand } from '../kernel/access/access.ts';
import { conflict, invalid } from '../kernel/basics/problem.ts';
import { type Handles, Way } from '../kernel/commanding/way.ts';
import { Wish } from '../kernel/commanding/wish.ts';
import { Ids } from '../kernel/committing/ids.ts';
import {
  type CategoryCommand,
  categoryDecider,
  type ItemCommand,
  itemDecider,
} from './equipment/equipment.decider.ts';
import {
  type CategoryEvent,
  categoryStream,
  type ItemEvent,
  itemStream,
} from './equipment/equipment.events.ts';
import { LastingWords } from '../patients/public.ts';
import { InventoryQueries } from './inventory.queries.ts';

export class CategoryWish extends Wish<CategoryCommand, CategoryEvent> {}
export class ItemWish extends Wish<ItemCommand, ItemEvent> {}

type HandledCategory = Handles<CategoryWish, typeof categoryDecider>;
type HandledItem = Handles<ItemWish, typeof itemDecider>;

/**
 * Names are looked up before the commit. Two admins who give one name at the very same moment may both have it: the
 * workflow then takes the first in order, and either can be renamed.
 */
@CommandHandler(CategoryWish)
export class CategoryHandler implements HandledCategory {
  readonly decider = categoryDecider;
  readonly stream = categoryStream;

  constructor(
    private readonly way: Way,
    private readonly ids: Ids,
    private readonly inventory: InventoryQueries,
    private readonly words: LastingWords,
  ) {}

  execute(wish: CategoryWish) {
    return this.way.take(wish, this);
  }

  authorise({ actor }: CategoryWish): void {
    demand(actor, 'can_access_admin');
  }

  readonly enrich: HandledCategory['enrich'] = {
    AddCategory: async (command, { actor }) => {
      await this.words.demandNameless(command.category);
      // A repeat of the request finds its own name taken, by the number that it got the first time.
      const id = await this.ids.next('dme-category', actor);
      await this.nameFree(command.category.name, id);
      return { command, id };
    },
    ChangeCategory: async (command, { id }) => {
      await this.words.demandNameless(command.change);
      if (command.change.name !== undefined) await this.nameFree(command.change.name, id);
      return { command };
    },
  };

  private async nameFree(name: string, id: number): Promise<void> {
    const taken = await this.inventory.categoriesNamed(foldText(name));
    if (taken.some((other) => other.id !== id)) throw nameTaken('a category');
  }
}

/** As for categories. */
@CommandHandler(ItemWish)
export class ItemHandler implements HandledItem {
  readonly decider = itemDecider;
  readonly stream = itemStream;

  constructor(
    private readonly way: Way,
    private readonly ids: Ids,
    private readonly inventory: InventoryQueries,
    private readonly words: LastingWords,
  ) {}

  execute(wish: ItemWish) {
    return this.way.take(wish, this);
  }

  authorise({ actor }: ItemWish): void {
    demand(actor, 'can_access_admin');
  }

  readonly enrich: HandledItem['enrich'] = {
    AddItem: async (command, { actor }) => {
      await this.words.demandNameless(command.item);
      await this.categoryKnown(command.item.category_id);
      const id = await this.ids.next('dme-item', actor);
      await this.nameFree(command.item.name, id);
      return { command, id };
    },
    ChangeItem: async (command, { id }) => {
      const { category_id, name } = command.change;
      await this.words.demandNameless(command.change);
      if (category_id !== undefined) await this.categoryKnown(category_id);
      if (name !== undefined) await this.nameFree(name, id);
      return { command };
    },
  };

  /** A case names its items, so no two may be named alike. */
  private async nameFree(name: string, id: number): Promise<void> {
    const taken = await this.inventory.itemsNamed(foldText(name));
    if (taken.some((other) => other.id !== id)) throw nameTaken('an item');
  }

  private async categoryKnown(id: number): Promise<void> {
    if (await this.inventory.category(id)) return;
    const message = 'Category must be one of the equipment categories.';
    throw invalid('category_unknown', message, { category_id: message });
  }
}

/** What was typed is not repeated: it may have been meant for another field. */
const nameTaken = (what: string) =>
  conflict('name_taken', `There is already ${what} with this name. Choose another one.`);
