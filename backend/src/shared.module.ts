import { type DynamicModule, Global, Inject, Module, type OnApplicationShutdown } from '@nestjs/common';
import type { Logger } from 'pino';
import type { Config } from './config.ts';
import type { LetterRenderer } from './kernel/ports/letter-renderer.port.ts';
import type { ModelFiles } from './kernel/ports/model-files.port.ts';
import type { ModelStore } from './kernel/ports/model-store.port.ts';
import type { ModelServers } from './kernel/ports/model.port.ts';
import type { Retriever } from './kernel/ports/retrieval.port.ts';
import type { TextWork } from './kernel/ports/text-work.port.ts';
import {
  CONFIG,
  LETTER_RENDERER,
  LOGGER,
  MODEL_FILES,
  MODEL_SERVERS,
  MODEL_STORE,
  RETRIEVER,
  TEXT_WORK,
} from './kernel/basics/tokens.ts';

export interface Shared {
  readonly config: Config;
  readonly logger: Logger;
  readonly servers: ModelServers;
  readonly modelStore: ModelStore;
  readonly modelFiles: ModelFiles;
  readonly renderer: LetterRenderer;
  readonly text: TextWork;
  readonly retriever: Retriever;
}

/** What features ask for by a token: the configuration, the log of the program, model servers and letters. */
@Global()
@Module({})
export class SharedModule implements OnApplicationShutdown {
  constructor(
    @Inject(LETTER_RENDERER) private readonly renderer: LetterRenderer,
    @Inject(TEXT_WORK) private readonly text: TextWork,
    @Inject(RETRIEVER) private readonly retriever: Retriever,
  ) {}

  static with(shared: Shared): DynamicModule {
    const { config, logger, servers, modelStore, modelFiles, renderer, text, retriever } = shared;
    const values = [
      { provide: CONFIG, useValue: config },
      { provide: LOGGER, useValue: logger },
      { provide: MODEL_SERVERS, useValue: servers },
      { provide: MODEL_STORE, useValue: modelStore },
      { provide: MODEL_FILES, useValue: modelFiles },
      { provide: LETTER_RENDERER, useValue: renderer },
      { provide: TEXT_WORK, useValue: text },
      { provide: RETRIEVER, useValue: retriever },
    ];
    return { module: SharedModule, providers: values, exports: values };
  }

  async onApplicationShutdown(): Promise<void> {
    await this.renderer.close();
    await this.text.close();
    await this.retriever.close();
  }
}
