import { Module } from '@nestjs/common';
import { DiagnosisCatalogue } from './diagnosis-catalogue.ts';
import { InventoryController } from './inventory.controller.ts';
import { InventoryQueries } from './inventory.queries.ts';
import { StarterInventory } from './starter-inventory.ts';

@Module({
  controllers: [InventoryController],
  providers: [InventoryQueries, DiagnosisCatalogue, StarterInventory],
  exports: [InventoryQueries],
})
export class InventoryModule {}
