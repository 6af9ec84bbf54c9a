import { Module } from '@nestjs/common';
import { PatientModule } from '../patients/public.ts';
import { CodeSets } from './code-sets.ts';
import { DiagnosisCatalogue } from './diagnosis-catalogue.ts';
import { DiagnosisHandler } from './diagnosis.commands.ts';
import { CategoryHandler, ItemHandler } from './equipment.commands.ts';
import { InventoryAdminController } from './inventory-admin.controller.ts';
import { InventoryController } from './inventory.controller.ts';
import { InventoryLists } from './inventory-lists.queries.ts';
import { InventoryQueries } from './inventory.queries.ts';
import { StarterAdditions } from './starter-additions.ts';
import { StarterInventory } from './starter-inventory.ts';

@Module({
  imports: [PatientModule],
  controllers: [InventoryController, InventoryAdminController],
  providers: [
    InventoryQueries,
    InventoryLists,
    DiagnosisCatalogue,
    CodeSets,
    DiagnosisHandler,
    CategoryHandler,
    ItemHandler,
    StarterInventory,
    StarterAdditions,
  ],
  exports: [InventoryQueries, InventoryLists, CodeSets],
})
export class InventoryModule {}
