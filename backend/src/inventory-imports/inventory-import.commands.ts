import { CommandHandler } from '@nestjs/cqrs';
import type { ImportCodesRequest, ImportItemsRequest } from '@vouchwell/contract';
import { demand } from '../kernel/access/access.ts';
import { isRefusal } from '../kernel/basics/problem.ts';
import { type Handles, Way } from '../kernel/commanding/way.ts';
import { type Asked, Wish } from '../kernel/commanding/wish.ts';
import { Commit } from '../kernel/committing/commit.ts';
import { LastingWords } from '../patients/public.ts';
import { CodeImport } from './code-import.ts';
import { type InventoryImportCommand, inventoryImportDecider } from './inventory-import.decider.ts';
import { IMPORTS, type InventoryImportEvent } from './inventory-import.events.ts';
import { ItemImport } from './item-import.ts';

/** What somebody sends to be imported. */
export type ToImport =
  | { readonly what: 'codes'; readonly request: ImportCodesRequest }
  | { readonly what: 'items'; readonly request: ImportItemsRequest };

export class InventoryImportWish extends Wish<
  Asked<InventoryImportCommand, { BeginInventoryImport: ToImport }>,
  InventoryImportEvent
> {}

type Handled = Handles<InventoryImportWish, typeof inventoryImportDecider>;

@CommandHandler(InventoryImportWish)
export class InventoryImportHandler implements Handled {
  readonly decider = inventoryImportDecider;
  readonly stream = () => IMPORTS;

  constructor(
    private readonly way: Way,
    private readonly commit: Commit,
    private readonly codes: CodeImport,
    private readonly items: ItemImport,
    private readonly words: LastingWords,
  ) {}

  async execute(wish: InventoryImportWish) {
    try {
      return await this.way.take(wish, this);
    } catch (error) {
      // Another one began between the preparation and the commit.
      if (isRefusal(error, 'import_running')) await this.codes.forget(wish.id);
      throw error;
    }
  }

  authorise({ actor }: InventoryImportWish): void {
    demand(actor, 'can_access_admin');
  }

  readonly enrich: Handled['enrich'] = {
    /** What it brings is durable before it is said to have begun: whoever finishes it finds that. */
    BeginInventoryImport: async (asked, { id: number, actor }) => {
      const { type } = asked;
      const { state } = await this.commit.load(IMPORTS, inventoryImportDecider);
      // Refused while another one runs, before a file is read.
      if (state.running) inventoryImportDecider.decide({ ...nothing, type, number }, state);
      const { source } = asked.request;
      await this.words.demandNameless({ source });
      const prepared =
        asked.what === 'codes'
          ? await this.codes.prepare(number, asked.request)
          : await this.items.prepare(number, asked.request, actor);
      return { command: { type, number, ...prepared } };
    },
  };
}

const nothing = { what: 'items', source: '', edition: null, rows: 0 } as const;
