import { type DynamicModule, Module } from '@nestjs/common';
import { APP_FILTER } from '@nestjs/core';
import type { KeyObject } from 'node:crypto';
import { modelFilesIn } from './adapters/disk/model-files.ts';
import { openTreeFile } from './adapters/disk/tree-file.ts';
import { CqrsModule } from '@nestjs/cqrs';
import type { Logger } from 'pino';
import { environmentModels } from './adapters/model/ai-sdk/environment.ts';
import { modelServers } from './adapters/model/ai-sdk/model-servers.ts';
import { ollamaStore } from './adapters/model/ollama-store.ts';
import { prometheusMeasures } from './adapters/measures/prometheus.ts';
import { guardedFetch } from './adapters/outbound/guarded-fetch.ts';
import type { SealKey } from './adapters/pdf/cms-signature.ts';
import { PdfPool } from './adapters/pdf/pdf-pool.ts';
import { TextPool } from './adapters/text/text-pool.ts';
import { openRetriever } from './adapters/retrieval/index.ts';
import { AiModelsModule } from './ai/public.ts';
import type { Config } from './config.ts';
import { features } from './features.ts';
import { OpenApiController } from './http/routes/openapi.controller.ts';
import { ProblemFilter } from './http/answers/problem.filter.ts';
import type { Clock } from './kernel/basics/clock.ts';
import { type Engines, KernelModule } from './kernel/kernel.module.ts';
import { SharedModule } from './shared.module.ts';

export interface AppOptions {
  readonly config: Config;
  readonly engines: Engines;
  /** 32 bytes */
  readonly siteKey: Buffer;
  /** Ed25519, private. Left out: checkpoints are not signed, as by an operator's program. */
  readonly checkpointKey?: KeyObject;
  /** Left out: exported PDFs are not sealed. */
  readonly seal?: SealKey;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly progress?: (read: number) => void;
  /** In milliseconds: how long an answer waits for what the read models show; left out: 2,000. */
  readonly patience?: number | undefined;
}

/** The whole product: the features on the kernel on the engines. */
@Module({})
export class AppModule {
  static on(options: AppOptions): DynamicModule {
    const { config, engines, siteKey, checkpointKey, seal, clock, logger, progress, patience } = options;
    const measures = prometheusMeasures();
    const alarm = (message: string) => logger.error(message);
    const zone = config.timeZone === null ? {} : { timeZone: config.timeZone };
    const kernel = {
      ...zone,
      engines,
      siteKey,
      checkpointKey,
      ...(checkpointKey && { tree: openTreeFile(config.dataDir) }),
      clock,
      measures,
      alarm,
      progress,
      patience,
    };
    return {
      module: AppModule,
      imports: [
        CqrsModule.forRoot(),
        KernelModule.on({ ...kernel, features }),
        SharedModule.with({
          config,
          logger,
          servers: modelServers(config),
          renderer: new PdfPool({ alarm }, seal),
          modelStore: ollamaStore(config.ollamaUrl, guardedFetch(config)),
          modelFiles: modelFilesIn(config.dataDir),
          text: new TextPool({ alarm }),
          retriever: openRetriever({
            ...config,
            fetch: guardedFetch(config),
            trouble: (message) => logger.warn(message),
          }),
        }),
        AiModelsModule.over(environmentModels(config)),
        ...features.map(({ module }) => module),
      ],
      controllers: [OpenApiController],
      providers: [{ provide: APP_FILTER, useClass: ProblemFilter }],
    };
  }
}
