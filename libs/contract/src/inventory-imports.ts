import { IsBoolean, Matches } from 'class-validator';
import type { ItemColumn } from '@vouchwell/rules';
import { IsCalendarDay, OneOf, Optional, OptionalText, RequiredText } from './fields.ts';
import { CsvFile, OrderFileField, type RefusedImportRow } from './imported-file.ts';
import { PageQuery } from './paging.ts';

/** POST /inventory/imports/codes/check: a file, its source and first day; or the set that the product carries. */
export class CheckCodesRequest {
  @OrderFileField()
  file?: string;

  /** The file's name, or what else tells later where its codes came from. */
  @OptionalText('Source', 200)
  source?: string;

  /** From when the codes are in force. */
  @IsCalendarDay('In force from')
  @Optional()
  edition?: string;

  /** True: the set that the product carries, and no file. */
  @Optional()
  @IsBoolean({ message: 'delivered must be true or false.' })
  delivered?: boolean;
}

const SEEN = { message: 'seen must be what the check of this file answered.' };

/** POST /inventory/imports/codes */
export class ImportCodesRequest extends CheckCodesRequest {
  /** What the check answered: what has changed since is to be looked at again. */
  @Matches(/^[0-9a-f]{64}$/, SEEN)
  seen!: string;
}

/** POST /inventory/imports/items/check */
export class CheckItemsRequest {
  @CsvFile()
  file!: string;
}

/** POST /inventory/imports/items */
export class ImportItemsRequest extends CheckItemsRequest {
  @RequiredText('Source', 200)
  source!: string;

  /** As for codes. */
  @Matches(/^[0-9a-f]{64}$/, SEEN)
  seen!: string;
}

export interface ImportedCode {
  code: string;
  description: string;
}

/** Of a list that may be long: how many it has, and the first of them. */
export interface Sampled<T> {
  count: number;
  first: T[];
}

export interface CodesCheckResponse {
  /** For the import of what was looked at. */
  seen: string;
  source: string;
  /** YYYY-MM-DD */
  edition: string;
  /** Billable codes of the file. */
  total: number;
  added: Sampled<ImportedCode>;
  /** Worded anew. */
  changed: Sampled<ImportedCode & { before: string }>;
  /** Left out, so that they end; those that open cases hold come first. */
  ended: Sampled<EndingCode>;
  unchanged: number;
  /** How many open cases hold a code that ends. */
  open_cases: number;
  /** Lines that are not as the official file has them; at most 1,000 of them. */
  refused: Sampled<RefusedImportRow>;
}

export interface EndingCode extends ImportedCode {
  /** YYYY-MM-DD: its last day. */
  until: string;
  open_cases: number;
  /** The codes that continue it. */
  replaced_by: string[];
}

export interface ImportedItem {
  /** Where its row begins in the file, from 1. */
  line: number;
  name: string;
  /** What is other than before, by column; of a new item none. */
  changes: { column: ItemColumn; before: string; after: string }[];
}

export interface ItemsCheckResponse {
  /** For the import of what was looked at. */
  seen: string;
  /** Rows below the header. */
  total: number;
  added: Sampled<ImportedItem>;
  changed: Sampled<ImportedItem>;
  unchanged: number;
  refused: RefusedImportRow[];
  /** The names of the columns, as the file has them. */
  columns: string[];
}

const kinds = ['codes', 'items'] as const;

/** GET /inventory/imports */
export class ListInventoryImportsQuery extends PageQuery {
  @OneOf('what', kinds)
  @Optional()
  what?: InventoryImport['what'];
}

export type InventoryImportStage = 'running' | 'finished' | 'failed';

export interface InventoryImport {
  id: number;
  what: (typeof kinds)[number];
  source: string;
  /** YYYY-MM-DD: from when codes are in force; null of items. */
  edition: string | null;
  stage: InventoryImportStage;
  rows: number;
  /** How many of them are taken; codes count once all are. */
  done: number;
  /** Rows that were not taken, as something changed between the check and them. */
  left_out: Sampled<{ name: string; reason: string }>;
  /** Why it failed; null where it did not. */
  reason: string | null;
  /** Who began it, by the name they go by. */
  by: string;
  /** ISO 8601, UTC */
  at: string;
}

/** GET /inventory/imports, newest first: 20 a page where nothing else is asked. */
export interface InventoryImportsResponse {
  imports: InventoryImport[];
  /** Of all pages together. */
  total: number;
  pages: number;
  /** Whether the code set that the product carries was never taken up here. */
  lacks_delivered: boolean;
}
