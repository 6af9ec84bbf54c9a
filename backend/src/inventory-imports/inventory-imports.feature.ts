import { feature, streamKind } from '../kernel/feature.ts';
import { inventoryImportDecider } from './inventory-import.decider.ts';
import { inventoryImportEvents } from './inventory-import.events.ts';
import { inventoryImports } from './inventory-import.projections.ts';
import { InventoryImportsModule } from './inventory-imports.module.ts';

/** Codes and items from files. It stands after the cases, of which it tells how many hold what ends. */
export const inventoryImportsFeature = feature({
  name: 'inventory-imports',
  streams: {
    'inventory-import': streamKind({
      events: inventoryImportEvents,
      decider: inventoryImportDecider,
      live: [{ list: 'inventory-imports', permission: 'can_access_admin' }],
    }),
  },
  projections: [inventoryImports],
  module: InventoryImportsModule,
});
