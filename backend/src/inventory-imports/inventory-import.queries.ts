import { Injectable } from '@nestjs/common';
import type {
  InventoryImport,
  InventoryImportsResponse,
  ListInventoryImportsQuery,
} from '@vouchwell/contract';
import { Documents } from '../kernel/projecting/documents.ts';
import { inventoryImports } from './inventory-import.projections.ts';

const PER_PAGE = 20;

type ImportsPage = Omit<InventoryImportsResponse, 'lacks_delivered'>;

@Injectable()
export class InventoryImportQueries {
  constructor(private readonly documents: Documents) {}

  /** Newest first. */
  async page({ page = 1, per_page = PER_PAGE, what }: ListInventoryImportsQuery): Promise<ImportsPage> {
    const where = { ...(what && { what }) };
    const part = { where, sort: ['-id'], skip: (page - 1) * per_page, limit: per_page };
    const [imports, total] = await Promise.all([
      this.documents.find(inventoryImports, part),
      this.documents.count(inventoryImports, { where }),
    ]);
    return { imports, total, pages: Math.ceil(total / per_page) };
  }

  one(id: number): Promise<InventoryImport | null> {
    return this.documents.get(inventoryImports, id);
  }
}
