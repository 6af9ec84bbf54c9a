import { Module } from '@nestjs/common';
import { InventoryModule } from '../inventory/inventory.module.ts';
import { PatientModule } from '../patients/patient.module.ts';
import { UserModule } from '../users/user.module.ts';
import { CaseChoices } from './case.choices.ts';
import { ChangeCaseHandler, OpenCaseHandler } from './case.commands.ts';
import { CaseContentController } from './case-content.controller.ts';
import { CaseController } from './case.controller.ts';
import { CaseExportController } from './case-export.controller.ts';
import { CaseQueries } from './case.queries.ts';
import { SignDocumentHandler } from './sign.commands.ts';
import { SignerConfirmation } from './signer-confirmation.ts';

@Module({
  imports: [InventoryModule, PatientModule, UserModule],
  controllers: [CaseController, CaseContentController, CaseExportController],
  providers: [
    SignerConfirmation,
    CaseQueries,
    CaseChoices,
    OpenCaseHandler,
    ChangeCaseHandler,
    SignDocumentHandler,
  ],
  exports: [CaseQueries],
})
export class CaseModule {}
