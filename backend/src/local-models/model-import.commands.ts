import { Inject } from '@nestjs/common';
import { CommandHandler } from '@nestjs/cqrs';
import { taggedName } from '@vouchwell/rules';
import { demand } from '../kernel/access/access.ts';
import { conflict, invalid, missing } from '../kernel/basics/problem.ts';
import { MODEL_FILES, MODEL_STORE } from '../kernel/basics/tokens.ts';
import { type Handles, Way } from '../kernel/commanding/way.ts';
import { type Asked, Wish } from '../kernel/commanding/wish.ts';
import { Commit } from '../kernel/committing/commit.ts';
import type { ModelFiles } from '../kernel/ports/model-files.port.ts';
import { isAway, type ModelStore, StoreRefusal } from '../kernel/ports/model-store.port.ts';
import { AiModels } from '../ai/public.ts';
import { LastingWords } from '../patients/public.ts';
import { memoryNeeded, sizeText } from './memory-needed.ts';
import { type ModelFile, type ModelImportCommand, modelImportDecider } from './model-import.decider.ts';
import { MODEL_IMPORTS, type ModelImportEvent } from './model-import.events.ts';

export class ModelImportWish extends Wish<
  Asked<ModelImportCommand, { BeginModelImport: ModelFile; GiveModelImportUp: object }>,
  ModelImportEvent
> {}

type Handled = Handles<ModelImportWish, typeof modelImportDecider>;

@CommandHandler(ModelImportWish)
export class ModelImportHandler implements Handled {
  readonly decider = modelImportDecider;
  readonly stream = () => MODEL_IMPORTS;

  constructor(
    private readonly way: Way,
    private readonly commit: Commit,
    private readonly models: AiModels,
    @Inject(MODEL_STORE) private readonly store: ModelStore,
    @Inject(MODEL_FILES) private readonly files: ModelFiles,
    private readonly words: LastingWords,
  ) {}

  execute(wish: ModelImportWish) {
    return this.way.take(wish, this);
  }

  authorise({ actor }: ModelImportWish): void {
    demand(actor, 'can_manage_ai');
  }

  readonly enrich: Handled['enrich'] = {
    BeginModelImport: async (asked, { id: number }) => {
      const command = { ...asked, number };
      const { state } = await this.commit.load(MODEL_IMPORTS, modelImportDecider);
      // Refused while another one is under way, before anything is asked of the model server.
      modelImportDecider.decide(command, state);
      await this.words.demandNameless({ name: asked.name, file_name: asked.file_name });
      await this.roomFor(asked);
      return { command };
    },
    GiveModelImportUp: ({ type }, { id: number }) => ({ command: { type, number } }),
    BeginModelDeletion: async (command) => {
      const active = (await this.models.active())?.model;
      if (active?.provider === 'ollama' && taggedName(active.model) === taggedName(command.name)) {
        const message = 'Notes are written with this model. Activate another one first.';
        throw conflict('model_in_use', message);
      }
      const known = (await this.listed()).some(({ name }) => name === command.name);
      if (!known) throw missing('model_missing', 'The model server has no such model.');
      return { command };
    },
  };

  /** @throws DomainError where it cannot go well, before a byte of it is sent */
  private async roomFor({ name, bytes }: ModelFile): Promise<void> {
    const names = (await this.listed()).map((one) => taggedName(one.name));
    if (names.includes(taggedName(name))) {
      const message = `The model server has a model called ${name} already. Choose another name, or delete that one.`;
      throw invalid('model_exists', message, { name: message });
    }
    const room = await this.files.room();
    if (bytes > room) {
      const message = `The file has ${sizeText(bytes)}, and the disk of this server has room for ${sizeText(room)}.`;
      throw invalid('model_too_large', message, { bytes: message });
    }
    const [needed, memory] = [memoryNeeded(bytes, null), this.store.memory()];
    if (memory !== null && needed > memory) {
      const message = `The model needs about ${sizeText(needed)} of memory, and this machine has ${sizeText(memory)}.`;
      throw invalid('model_too_large', message, { bytes: message });
    }
  }

  private async listed() {
    try {
      return await this.store.list(AbortSignal.timeout(LIST_MS));
    } catch (error) {
      if (!isAway(error) && !(error instanceof StoreRefusal)) throw error;
      throw conflict('model_server_away', AWAY);
    }
  }
}

const LIST_MS = 20_000;
const AWAY = 'The model server does not answer. Start it on its machine, then try again.';
