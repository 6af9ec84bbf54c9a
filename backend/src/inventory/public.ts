/** What others may use of inventory. */
export { InventoryModule } from './inventory.module.ts';
export { InventoryQueries } from './inventory.queries.ts';
