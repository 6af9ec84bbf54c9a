import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import type { Logger } from 'pino';
import { messageOf } from '../kernel/basics/message-of.ts';
import { conflict } from '../kernel/basics/problem.ts';
import { LOGGER, MODEL_STORE } from '../kernel/basics/tokens.ts';
import { Commit } from '../kernel/committing/commit.ts';
import { asOwnCommand } from '../kernel/committing/own-command.ts';
import type { Actor } from '../kernel/deciding/decider.ts';
import { systemActor } from '../kernel/deciding/system-actor.ts';
import { isAway, type ModelStore, StoreRefusal } from '../kernel/ports/model-store.port.ts';
import { modelImportDecider } from './model-import.decider.ts';
import { MODEL_IMPORTS } from './model-import.events.ts';

const LIMIT_MS = 30_000;

/** Has the model server delete what is recorded as to be deleted; what a crash left open is done at the next start. */
@Injectable()
export class ModelDeleting implements OnApplicationBootstrap {
  constructor(
    private readonly commit: Commit,
    @Inject(MODEL_STORE) private readonly store: ModelStore,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const { state } = await this.commit.load(MODEL_IMPORTS, modelImportDecider);
    for (const name of state.deleting) {
      void this.finish(name, systemActor()).catch((error: unknown) =>
        this.logger.warn(`The deletion of the model ${name} was not finished: ${messageOf(error)}`),
      );
    }
  }

  /** @throws DomainError conflict where the model server cannot delete it now; that is recorded as well */
  async finish(name: string, actor: Actor): Promise<void> {
    const failed = await this.store.remove(name, AbortSignal.timeout(LIMIT_MS)).then(
      () => null,
      (error: unknown) => {
        if (isAway(error) || error instanceof StoreRefusal) return error.message;
        throw error;
      },
    );
    const command = { type: 'EndModelDeletion', name, failed } as const;
    await this.commit.to(MODEL_IMPORTS, modelImportDecider, command, asOwnCommand(actor));
    if (failed !== null) throw conflict('model_not_deleted', failed);
  }
}
