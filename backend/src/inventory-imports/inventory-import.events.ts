import type { Event } from '../kernel/deciding/decider.ts';
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
  /** `done`: how many rows are taken by now. */
  | Event<'InventoryImportAdvanced', { number: number; done: number }>
  | Event<'InventoryImportEnded', { number: number }>
  /** What is left of it cannot be taken any more. */
  | Event<'InventoryImportGivenUp', { number: number; reason: string }>;

export type ImportedWhat = 'codes' | 'items';

export const inventoryImportEvents: EventVocabulary<InventoryImportEvent> = {
  sentences: {
    InventoryImportBegun: ({ what, source, rows }) =>
      `began to import ${rows} ${what === 'codes' ? 'diagnosis codes' : 'items'} from ${source}`,
    InventoryImportAdvanced: ({ number, done }) => `took ${done} rows of inventory import ${number} by now`,
    InventoryImportEnded: ({ number }) => `finished inventory import ${number}`,
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

export const IMPORTS = 'inventory-import-all';
