import { type DynamicModule, Module } from '@nestjs/common';
import { APP_FILTER, APP_INTERCEPTOR, APP_PIPE } from '@nestjs/core';
import { CqrsModule } from '@nestjs/cqrs';
import type { Logger } from 'pino';
import { environmentModels } from './adapters/model/ai-sdk/environment.ts';
import { modelServers } from './adapters/model/ai-sdk/model-servers.ts';
import { writeTemplateNote } from './adapters/model/template/index.ts';
import { prometheusMeasures } from './adapters/measures/prometheus.ts';
import { guardedFetch } from './adapters/outbound/guarded-fetch.ts';
import { PdfPool } from './adapters/pdf/pdf-pool.ts';
import { TextPool } from './adapters/text/text-pool.ts';
import { openRetriever } from './adapters/retrieval/index.ts';
import { AiModelsModule } from './ai/ai-models.module.ts';
import { AiModule } from './ai/ai.module.ts';
import { aiSettingEvents } from './ai/ai-setting.events.ts';
import { aiSettings } from './ai/ai-setting.projections.ts';
import { AuthModule } from './auth/auth.module.ts';
import { caseEvents } from './cases/case.events.ts';
import { caseList } from './cases/case-list.projection.ts';
import { CaseModule } from './cases/case.module.ts';
import { cases } from './cases/case.projections.ts';
import type { Config } from './config.ts';
import { feedbackEvents } from './feedback/feedback.events.ts';
import { FeedbackModule } from './feedback/feedback.module.ts';
import { ratedNotes } from './feedback/feedback.projections.ts';
import { feedbackWeeks } from './feedback/feedback-weeks.projection.ts';
import { DisclosureInterceptor } from './http/disclosure.ts';
import { OpenApiController } from './http/openapi.controller.ts';
import { ProblemFilter } from './http/problem.filter.ts';
import { RepeatableInterceptor } from './http/repeatable.interceptor.ts';
import { RequestPipe } from './http/request.pipe.ts';
import { HealthModule } from './health/health.module.ts';
import { inventoryEvents } from './inventory/inventory.events.ts';
import { InventoryModule } from './inventory/inventory.module.ts';
import { diagnosisCatalogue, dmeCategories, dmeItems } from './inventory/inventory.projections.ts';
import type { Clock } from './kernel/basics/clock.ts';
import { type Engines, KernelModule } from './kernel/kernel.module.ts';
import { libraryEvents } from './library/library.events.ts';
import { LibraryModule } from './library/library.module.ts';
import { library } from './library/library.projections.ts';
import { libraryTally } from './library/library-tally.projection.ts';
import { LiveModule } from './live/live.module.ts';
import { NoteModule } from './notes/note.module.ts';
import { patientEvents } from './patients/patient.events.ts';
import { PatientModule } from './patients/patient.module.ts';
import { patients } from './patients/patient.projections.ts';
import { providerTemplateEvents } from './provider-templates/provider-template.events.ts';
import { ProviderTemplateModule } from './provider-templates/provider-template.module.ts';
import { providerTemplates } from './provider-templates/provider-template.projections.ts';
import { SharedModule } from './shared.module.ts';
import { adminRosterEvents } from './users/admin-roster.events.ts';
import { userEvents } from './users/user.events.ts';
import { UserModule } from './users/user.module.ts';
import { userDirectory } from './users/user.projections.ts';

const features = [
  AuthModule,
  UserModule,
  PatientModule,
  InventoryModule,
  ProviderTemplateModule,
  LibraryModule,
  CaseModule,
  NoteModule,
  FeedbackModule,
  AiModule,
  LiveModule,
  HealthModule,
];

export const eventCatalogues = [
  userEvents,
  adminRosterEvents,
  patientEvents,
  inventoryEvents,
  providerTemplateEvents,
  libraryEvents,
  caseEvents,
  feedbackEvents,
  aiSettingEvents,
];

export const projections = [
  userDirectory,
  patients,
  diagnosisCatalogue,
  dmeCategories,
  dmeItems,
  providerTemplates,
  library,
  libraryTally,
  cases,
  caseList,
  ratedNotes,
  feedbackWeeks,
  aiSettings,
];

export interface AppOptions {
  readonly config: Config;
  readonly engines: Engines;
  /** 32 bytes */
  readonly siteKey: Buffer;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly progress?: (read: number) => void;
}

/** The whole product: the features on the kernel on the engines. */
@Module({})
export class AppModule {
  static on({ config, engines, siteKey, clock, logger, progress }: AppOptions): DynamicModule {
    const measures = prometheusMeasures();
    const alarm = (message: string) => logger.error(message);
    const kernel = { engines, siteKey, clock, sessionHours: config.sessionHours, measures, alarm, progress };
    return {
      module: AppModule,
      imports: [
        CqrsModule.forRoot(),
        KernelModule.on({ ...kernel, events: eventCatalogues, projections }),
        SharedModule.with({
          config,
          logger,
          servers: modelServers(config),
          template: writeTemplateNote,
          renderer: new PdfPool(),
          text: new TextPool(),
          retriever: openRetriever({
            ...config,
            fetch: guardedFetch(config),
            trouble: (message) => logger.warn(message),
          }),
        }),
        AiModelsModule.over(environmentModels(config)),
        ...features,
      ],
      controllers: [OpenApiController],
      providers: [
        { provide: APP_PIPE, useClass: RequestPipe },
        { provide: APP_FILTER, useClass: ProblemFilter },
        // The first is the outermost: what a repeat discloses is recorded as well.
        { provide: APP_INTERCEPTOR, useClass: DisclosureInterceptor },
        { provide: APP_INTERCEPTOR, useClass: RepeatableInterceptor },
      ],
    };
  }
}
