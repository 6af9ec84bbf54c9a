import { Controller, Get, Query } from '@nestjs/common';
import { type DiagnosisMatch, type PublicItemsResponse, SearchDiagnosesQuery } from '@vouchwell/contract';
import { Reveals } from '../http/routes/disclosure.ts';
import { InventoryQueries } from './inventory.queries.ts';

@Controller('inventory')
export class InventoryController {
  constructor(private readonly inventory: InventoryQueries) {}

  @Get('diagnoses/search')
  @Reveals('nothing')
  search(@Query() { q, limit }: SearchDiagnosesQuery): Promise<DiagnosisMatch[]> {
    return this.inventory.search(q, limit);
  }

  @Get('items/public')
  @Reveals('nothing')
  publicItems(): Promise<PublicItemsResponse> {
    return this.inventory.publicItems();
  }
}
