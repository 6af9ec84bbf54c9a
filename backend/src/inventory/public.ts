/** What others may use of inventory. */
export { orderFile, type OrderFile } from './code-sets/catalogue-import.ts';
export { isGzip } from './code-sets/icd10-order-file.ts';
export { type CodeSet, CodeSets } from './code-sets.ts';
export type { DmeItem } from './equipment/dme.ts';
export type { EndedCode } from './code-sets/edition-preview.ts';
export { itemDecider } from './equipment/equipment.decider.ts';
export { itemStream } from './equipment/equipment.events.ts';
export { InventoryLists } from './inventory-lists.queries.ts';
export { InventoryModule } from './inventory.module.ts';
export { InventoryQueries } from './inventory.queries.ts';
export { addedItem } from './requested-entry.ts';
