import type { Event, Readable } from '../kernel/deciding/decider.ts';
import type { EventVocabulary } from '../kernel/deciding/event-vocabulary.ts';

/**
 * Imports of codes and of items. All stand in one stream, so that of two at once the second sees the first. What they
 * bring stands in the streams of the codes and of the items.
 */
export type InventoryImportEvent =
  | Event<
      'InventoryImportBegun',
      {
        number: number;
        what: ImportedWhat;
        source: string;
        /** `YYYY-MM-DD`: from when codes are in force; null of items. */
        edition: string | null;
        rows: number;
      }
    >
  /** `done`: how many rows were come to by now; `left_out`: those of them since the last time that were not taken. */
  | Event<'InventoryImportAdvanced', { number: number; done: number; left_out?: readonly LeftOut[] }>
  /** `left_out`: how many of its rows were not taken; absent: none. */
  | Event<'InventoryImportEnded', { number: number; left_out?: number }>
  /** What is left of it cannot be taken any more. */
  | Event<'InventoryImportGivenUp', { number: number; reason: string }>;

/** A row that what came after the check kept from being taken. */
export interface LeftOut {
  readonly name: string;
  readonly reason: string;
}

export type ImportedWhat = 'codes' | 'items';

export const inventoryImportEvents: EventVocabulary<InventoryImportEvent> = {
  sentences: {
    InventoryImportBegun: ({ what, source, rows }) =>
      `began to import ${rows} ${what === 'codes' ? 'diagnosis codes' : 'items'} from ${source}`,
    InventoryImportAdvanced: ({ number, done }) => `took ${done} rows of inventory import ${number} by now`,
    InventoryImportEnded: ({ number, left_out = 0 }) =>
      `finished inventory import ${number}${left_out > 0 ? ` and left ${left_out} of its rows out` : ''}`,
    InventoryImportGivenUp: ({ number, reason }) => `gave inventory import ${number} up: ${reason}`,
  },
  audited: {
    InventoryImportBegun: 'change',
    // The beginning says how many there are, and the end that all are taken.
    InventoryImportAdvanced: null,
    InventoryImportEnded: 'change',
    InventoryImportGivenUp: 'change',
  },
};

/** Who began import `number`; null: a program, or nobody. */
export const inventoryImportBegunBy = (number: number) => ({
  initial: null as number | null,
  evolve: (by: number | null, { type, data, actor }: Readable<InventoryImportEvent>): number | null =>
    type === 'InventoryImportBegun' && data.number === number ? actor.id : by,
});

export const IMPORTS = 'inventory-import-all';
