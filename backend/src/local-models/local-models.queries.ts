import { Inject, Injectable } from '@nestjs/common';
import type { LocalModel, LocalModelsResponse, ModelImport, RunningModelImport } from '@vouchwell/contract';
import { taggedName } from '@vouchwell/rules';
import { AiModels, ModelPaces } from '../ai/public.ts';
import { MODEL_FILES, MODEL_STORE } from '../kernel/basics/tokens.ts';
import type { ModelFiles } from '../kernel/ports/model-files.port.ts';
import { isAway, type ModelStore, StoreRefusal } from '../kernel/ports/model-store.port.ts';
import { Documents } from '../kernel/projecting/documents.ts';
import { adviceOn } from './measured-models.ts';
import { memoryNeeded } from './memory-needed.ts';
import { modelImports } from './model-import.projections.ts';
import { isUntried, ModelImporting } from './model-importing.ts';

const SHOWN = 10;
const LIST_MS = 15_000;

const isUnderWay = ({ stage }: ModelImport) => stage === 'receiving' || stage === 'received';

@Injectable()
export class LocalModelsQueries {
  constructor(
    private readonly documents: Documents,
    private readonly importing: ModelImporting,
    private readonly active: AiModels,
    private readonly paces: ModelPaces,
    @Inject(MODEL_STORE) private readonly store: ModelStore,
    @Inject(MODEL_FILES) private readonly files: ModelFiles,
  ) {}

  async all(): Promise<LocalModelsResponse> {
    const [listed, imports] = await Promise.all([this.models(), this.newest()]);
    return {
      ...listed,
      memory: this.store.memory(),
      room: await this.files.room(),
      running: await this.running(imports.find(isUnderWay)),
      imports: imports.filter((one) => !isUnderWay(one)),
    };
  }

  private newest() {
    return this.documents.find(modelImports, { sort: ['-id'], limit: SHOWN });
  }

  /** By the list itself, so that an import that ends stands in one place or the other, never in none. */
  private async running(listed: ModelImport | undefined): Promise<RunningModelImport | null> {
    if (!listed) return null;
    const running = await this.importing.running();
    const received = running?.number === listed.id ? await this.importing.received(running) : listed.bytes;
    return { ...listed, received, doing: this.importing.doing };
  }

  private async models(): Promise<Pick<LocalModelsResponse, 'models' | 'trouble'>> {
    const writing = (await this.active.active())?.model;
    const named = writing?.provider === 'ollama' ? taggedName(writing.model) : null;
    try {
      const stored = await this.store.list(AbortSignal.timeout(LIST_MS));
      const [speeds, memory] = [await this.paces.ofThisSite(), this.store.memory()];
      const models = stored.filter(({ name }) => !isUntried(name));
      return {
        trouble: null,
        models: models.map(({ bytesPerToken, ...model }): LocalModel => {
          const memory_needed = bytesPerToken === null ? null : memoryNeeded(model.bytes, bytesPerToken);
          const name = taggedName(model.name);
          return {
            ...model,
            memory_needed,
            writes_notes: name === named,
            words_per_second: speeds.get(name) ?? null,
            advice: adviceOn(model, memory_needed, memory),
          };
        }),
      };
    } catch (error) {
      if (!isAway(error) && !(error instanceof StoreRefusal)) throw error;
      return { models: [], trouble: error.message };
    }
  }
}
