import { Injectable } from '@nestjs/common';
import type { InventoryImport } from '@vouchwell/contract';
import { Documents } from '../kernel/projecting/documents.ts';
import { inventoryImports } from './inventory-import.projections.ts';

const SHOWN = 20;

@Injectable()
export class InventoryImportQueries {
  constructor(private readonly documents: Documents) {}

  /** Newest first. */
  newest(): Promise<InventoryImport[]> {
    return this.documents.find(inventoryImports, { sort: ['-id'], limit: SHOWN });
  }

  one(id: number): Promise<InventoryImport | null> {
    return this.documents.get(inventoryImports, id);
  }
}
