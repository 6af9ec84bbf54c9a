import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/public.ts';
import { GenuineModule } from '../genuine/public.ts';
import { InventoryModule } from '../inventory/public.ts';
import { PatientModule } from '../patients/public.ts';
import { RulePackModule } from '../rule-packs/public.ts';
import { SecondFactorModule } from '../second-factor/public.ts';
import { SiteModule } from '../site/public.ts';
import { UserModule } from '../users/public.ts';
import { CaseChanges } from './case-changes.ts';
import { CaseChoices } from './case.choices.ts';
import { CaseHandler } from './case.commands.ts';
import { CaseContentController } from './case-content.controller.ts';
import { CaseController } from './case.controller.ts';
import { CaseEvidenceController } from './case-evidence.controller.ts';
import { CaseExportController } from './case-export.controller.ts';
import { CaseLetters } from './case-letters.ts';
import { CaseHistoryController } from './case-history.controller.ts';
import { CaseHistoryQueries } from './case-history.queries.ts';
import { CaseOrderController } from './case-order.controller.ts';
import { CaseOrderSigning } from './case-order-signing.ts';
import { CaseOrders } from './case-orders.ts';
import { CaseOversightController } from './case-oversight.controller.ts';
import { CaseOversightQueries } from './case-oversight.queries.ts';
import { CaseListReadiness } from './case-list-readiness.ts';
import { CaseRefillController } from './case-refills.controller.ts';
import { CaseRefills } from './case-refills.ts';
import { CaseReadiness } from './case-readiness.ts';
import { CaseShareController } from './case-share.controller.ts';
import { CaseQueries } from './case.queries.ts';
import { CaseSigning } from './case-signing.ts';
import { CaseStandings } from './case-standings.ts';
import { CodeCases } from './code-cases.ts';
import { KeptCases } from './kept-cases.ts';
import { PackTrial } from './pack-trial.ts';
import { PatientCases } from './patient-cases.ts';
import { RecipientHandler } from './recipient.commands.ts';
import { RecipientController } from './recipient.controller.ts';
import { RecipientQueries } from './recipient.queries.ts';
import { SignerConfirmation } from './signer-confirmation.ts';

@Module({
  imports: [
    AuthModule,
    SiteModule,
    InventoryModule,
    PatientModule,
    UserModule,
    SecondFactorModule,
    RulePackModule,
    GenuineModule,
  ],
  controllers: [
    CaseController,
    CaseContentController,
    CaseEvidenceController,
    CaseOrderController,
    CaseExportController,
    CaseShareController,
    CaseHistoryController,
    CaseOversightController,
    CaseRefillController,
    RecipientController,
  ],
  providers: [
    SignerConfirmation,
    CaseChanges,
    CaseQueries,
    CaseChoices,
    CaseLetters,
    CaseSigning,
    CaseOrderSigning,
    CaseOrders,
    CaseReadiness,
    CaseRefills,
    CaseListReadiness,
    CaseHandler,
    CaseHistoryQueries,
    CaseOversightQueries,
    PackTrial,
    PatientCases,
    KeptCases,
    CodeCases,
    CaseStandings,
    RecipientHandler,
    RecipientQueries,
  ],
  exports: [
    CaseQueries,
    CaseReadiness,
    CaseStandings,
    CodeCases,
    KeptCases,
    PackTrial,
    PatientCases,
    RecipientQueries,
    SignerConfirmation,
  ],
})
export class CaseModule {}
