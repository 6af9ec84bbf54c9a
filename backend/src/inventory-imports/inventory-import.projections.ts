import type { InventoryImport } from '@vouchwell/contract';
import { projection } from '../kernel/projecting/projection.ts';
import type { InventoryImportEvent } from './inventory-import.events.ts';

export const inventoryImports = projection<InventoryImport, InventoryImportEvent>({
  name: 'inventory_imports',
  version: 1,
  indexes: [['-id']],
  search: [],
  key: (event) => (event.forgotten ? null : String(event.data.number)),
  on: {
    InventoryImportBegun: (_, { data: { number, ...told }, actor, at }) => ({
      id: number,
      ...told,
      stage: 'running',
      done: 0,
      reason: null,
      by: actor.full_name ?? actor.username,
      at,
    }),
    InventoryImportAdvanced: (doc, { data }) => doc && { ...doc, done: data.done },
    InventoryImportEnded: (doc) => doc && { ...doc, stage: 'finished', done: doc.rows },
    InventoryImportGivenUp: (doc, { data }) => doc && { ...doc, stage: 'failed', reason: data.reason },
  },
});
