import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { foldText } from '@vouchwell/rules';
import type { Logger } from 'pino';
import { messageOf } from '../kernel/basics/message-of.ts';
import { LOGGER } from '../kernel/basics/tokens.ts';
import { Commit } from '../kernel/committing/commit.ts';
import { startingSet } from '../kernel/committing/first-start.ts';
import { Ids } from '../kernel/committing/ids.ts';
import type { Recorded } from '../kernel/deciding/decider.ts';
import { systemActor } from '../kernel/deciding/system-actor.ts';
import { CurrentDocuments } from '../kernel/projecting/current-documents.ts';
import { Documents } from '../kernel/projecting/documents.ts';
import { catalogueDecider } from './code-sets/catalogue.decider.ts';
import { categoryDecider, itemDecider } from './equipment/equipment.decider.ts';
import { categoryStream, type ItemEvent, itemStream } from './equipment/equipment.events.ts';
import { dmeCategories, dmeItems, type ItemRow } from './inventory.projections.ts';
import type { StarterCategory, StarterItem } from './starter/starter-category.ts';
import { starterCategories } from './starter/starter-set.ts';
import { STARTER_CATALOGUE } from './starter-inventory.ts';

/** More than the starter set has, with what a site calls alike. */
const MOST = 1_000;

/** What of one starter category the site lacks. */
interface Lacking {
  readonly category: StarterCategory;
  /** From 0, in the starter set. */
  readonly place: number;
  readonly items: readonly StarterItem[];
  /** Where the site keeps others of it; null: nowhere. */
  readonly beside: number | null;
}

/**
 * What came to the starter set after a site began, it gets at its next start. What it ever had stays as its admins left
 * it, also where they renamed it or took it out of use; and so does what they have of the same name or code themselves.
 */
@Injectable()
export class StarterAdditions implements OnApplicationBootstrap {
  constructor(
    private readonly commit: Commit,
    private readonly ids: Ids,
    private readonly documents: Documents,
    private readonly current: CurrentDocuments,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** The site serves without them: where they cannot be added, as while the read models are built anew, the next start does. */
  async onApplicationBootstrap(): Promise<void> {
    try {
      await startingSet(() => this.add());
    } catch (error) {
      this.logger.warn(`New equipment could not be added, and waits for the next start: ${messageOf(error)}`);
    }
  }

  private async add(): Promise<void> {
    const { state } = await this.commit.load(STARTER_CATALOGUE, catalogueDecider);
    // A first start is under way, which adds all of it.
    if (!state.closed) return;
    await this.current.whole(dmeItems);
    await this.current.whole(dmeCategories);
    for (const lacking of await this.lacking()) await this.addTo(lacking);
  }

  private async lacking(): Promise<Lacking[]> {
    const all = starterCategories.flatMap(({ items }) => items);
    const rows = [
      ...(await this.items({ folded_name: all.map(({ name }) => foldText(name)) })),
      ...(await this.items({ hcpcs: all.map(({ hcpcs }) => hcpcs) })),
    ];
    const byName = new Map(rows.map((row) => [row.folded_name, row]));
    const codes = new Set(rows.map(({ hcpcs }) => hcpcs));
    const missing = all.filter(({ name, hcpcs }) => !byName.has(foldText(name)) && !codes.has(hcpcs));
    if (missing.length === 0) return [];
    const had = await this.everNamed(all.length);
    const lacks = new Set(missing.filter(({ name }) => !had.has(foldText(name))));
    return starterCategories.flatMap((category, place) => {
      const items = category.items.filter((item) => lacks.has(item));
      const known = category.items.map(({ name }) => byName.get(foldText(name))).find(Boolean);
      return items.length > 0 ? [{ category, place, items, beside: known?.category_id ?? null }] : [];
    });
  }

  private items(where: { folded_name: string[] } | { hcpcs: (string | null)[] }): Promise<ItemRow[]> {
    return this.documents.find(dmeItems, { where, limit: MOST });
  }

  /** All names that the items under the first numbers ever had: those are the starter set's of the first start. */
  private async everNamed(numbers: number): Promise<Set<string>> {
    const names = new Set<string>();
    const evolve = (seen: null, event: Recorded<ItemEvent>) => {
      if (!event.forgotten) names.add(foldText(event.data.name));
      return seen;
    };
    for (let n = 1; n <= numbers; n += 1) await this.commit.load(itemStream(n), { initial: null, evolve });
    return names;
  }

  private async addTo({ category, place, items, beside }: Lacking): Promise<void> {
    const category_id = beside ?? (await this.categoryOf(category, place));
    if (category_id === null) return;
    for (const item of items) {
      const actor = actorFor('item', item.name);
      const id = await this.ids.next('dme-item', actor);
      const sort_order = category.items.indexOf(item) + 1;
      const command = { type: 'AddItem', item: { ...item, category_id, sort_order } } as const;
      // Under the same number at each start: what stands there, in whatever shape, stays.
      await this.commit.to(itemStream(id), itemDecider, command, actor);
    }
  }

  /** Null where the site has taken it out of use. */
  private async categoryOf({ name, description }: StarterCategory, place: number): Promise<number | null> {
    const [known] = await this.documents.find(dmeCategories, {
      where: { folded_name: foldText(name) },
      limit: 1,
    });
    if (known) return known.is_active ? known.id : null;
    const actor = actorFor('category', name);
    const id = await this.ids.next('dme-category', actor);
    const command = { type: 'AddCategory', category: { name, description, sort_order: place + 1 } } as const;
    await this.commit.to(categoryStream(id), categoryDecider, command, actor);
    return id;
  }
}

/** The program, which gets the same number for the same name each time. */
function actorFor(kind: string, name: string) {
  const actor = systemActor();
  const reservation = `request-starter-${kind}-${foldText(name).replaceAll(/[^a-z0-9]+/g, '-')}`;
  return { ...actor, request: { ...actor.request, reservation } };
}
