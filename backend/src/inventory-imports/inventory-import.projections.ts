import type { InventoryImport } from '@vouchwell/contract';
import { projection } from '../kernel/projecting/projection.ts';
import type { InventoryImportEvent } from './inventory-import.events.ts';

/** So many of those that were left out are named on a screen; the history has them all. */
const NAMED = 50;

export const inventoryImports = projection<InventoryImport, InventoryImportEvent>({
  name: 'inventory_imports',
  version: 2,
  indexes: [['-id'], ['what', '-id']],
  search: [],
  key: (event) => (event.forgotten ? null : String(event.data.number)),
  on: {
    InventoryImportBegun: (_, { data: { number, ...told }, actor, at }) => ({
      id: number,
      ...told,
      stage: 'running',
      done: 0,
      left_out: { count: 0, first: [] },
      reason: null,
      by: actor.full_name ?? actor.username,
      at,
    }),
    InventoryImportAdvanced: (doc, { data: { done, left_out = [] } }) => {
      if (!doc) return null;
      const { count, first } = doc.left_out;
      const left = { count: count + left_out.length, first: [...first, ...left_out].slice(0, NAMED) };
      return { ...doc, done: done - left.count, left_out: left };
    },
    InventoryImportEnded: (doc) => doc && { ...doc, stage: 'finished', done: doc.rows - doc.left_out.count },
    InventoryImportGivenUp: (doc, { data }) => doc && { ...doc, stage: 'failed', reason: data.reason },
  },
});
