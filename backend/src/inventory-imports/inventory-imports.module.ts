import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/public.ts';
import { CaseModule } from '../cases/public.ts';
import { InventoryModule } from '../inventory/public.ts';
import { PatientModule } from '../patients/public.ts';
import { UserModule } from '../users/public.ts';
import { CodeImport } from './code-import.ts';
import { Importing } from './importing.ts';
import { InventoryImportHandler } from './inventory-import.commands.ts';
import { InventoryImportController } from './inventory-import.controller.ts';
import { InventoryImportQueries } from './inventory-import.queries.ts';
import { ItemImport } from './item-import.ts';

@Module({
  imports: [AuthModule, CaseModule, InventoryModule, PatientModule, UserModule],
  controllers: [InventoryImportController],
  providers: [CodeImport, ItemImport, Importing, InventoryImportHandler, InventoryImportQueries],
})
export class InventoryImportsModule {}
