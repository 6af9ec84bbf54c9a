/** What others may use of inventory. */
export { orderFile, type OrderFile } from './catalogue-import.ts';
export { type CodeSet, CodeSets } from './code-sets.ts';
export type { DmeItem } from './dme.ts';
export type { EndedCode } from './edition-preview.ts';
export { itemDecider } from './equipment.decider.ts';
export { itemStream } from './equipment.events.ts';
export { InventoryLists } from './inventory-lists.queries.ts';
export { InventoryModule } from './inventory.module.ts';
export { InventoryQueries } from './inventory.queries.ts';
export { addedItem } from './requested-entry.ts';
