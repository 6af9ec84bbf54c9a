import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/public.ts';
import { GenuineModule } from '../genuine/public.ts';
import { InventoryModule } from '../inventory/public.ts';
import { PatientModule } from '../patients/public.ts';
import { ProviderTemplateModule } from '../provider-templates/public.ts';
import { RulePackModule } from '../rule-packs/public.ts';
import { SecondFactorModule } from '../second-factor/public.ts';
import { SiteModule } from '../site/public.ts';
import { UserModule } from '../users/public.ts';
import { CaseChanges } from './wishes/case-changes.ts';
import { CaseChoices } from './content/case.choices.ts';
import { CaseHandler } from './case.commands.ts';
import { CaseContentController } from './content/case-content.controller.ts';
import { CaseController } from './case.controller.ts';
import { CaseEvidenceController } from './evidence/case-evidence.controller.ts';
import { CaseMomentController } from './evidence/case-moment.controller.ts';
import { CaseExportController } from './letter/case-export.controller.ts';
import { CaseLetters } from './letter/case-letters.ts';
import { LetterPaper } from './letter/letter-paper.ts';
import { CaseHistoryController } from './reading/case-history.controller.ts';
import { CaseHistoryQueries } from './reading/case-history.queries.ts';
import { CaseOrderController } from './orders/case-order.controller.ts';
import { CaseOrderSigning } from './orders/case-order-signing.ts';
import { CaseOrders } from './orders/case-orders.ts';
import { CaseOversightController } from './oversight/case-oversight.controller.ts';
import { CaseOversightFile } from './oversight/case-oversight-file.ts';
import { CaseOversightQueries } from './oversight/case-oversight.queries.ts';
import { CaseListReadiness } from './evidence/case-list-readiness.ts';
import { CaseRefillController } from './orders/case-refills.controller.ts';
import { CaseRefills } from './orders/case-refills.ts';
import { CaseReadiness } from './evidence/case-readiness.ts';
import { CaseShareController } from './sharing/case-share.controller.ts';
import { CaseQueries } from './reading/case.queries.ts';
import { CaseSigning } from './signing/case-signing.ts';
import { CaseStandings } from './reading/case-standings.ts';
import { CodeCases } from './oversight/code-cases.ts';
import { KeptCases } from './oversight/kept-cases.ts';
import { PackTrial } from './oversight/pack-trial.ts';
import { PatientCases } from './oversight/patient-cases.ts';
import { RecipientHandler } from './recipients/recipient.commands.ts';
import { RecipientController } from './recipients/recipient.controller.ts';
import { RecipientQueries } from './recipients/recipient.queries.ts';
import { SignerConfirmation } from './signing/signer-confirmation.ts';

@Module({
  imports: [
    AuthModule,
    SiteModule,
    InventoryModule,
    PatientModule,
    ProviderTemplateModule,
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
    CaseMomentController,
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
    LetterPaper,
    CaseSigning,
    CaseOrderSigning,
    CaseOrders,
    CaseReadiness,
    CaseRefills,
    CaseListReadiness,
    CaseHandler,
    CaseHistoryQueries,
    CaseOversightFile,
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
