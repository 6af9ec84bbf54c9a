import { Injectable } from '@nestjs/common';
import { taggedName } from '@vouchwell/rules';
import type { LanguageModel } from '../../kernel/ports/model.port.ts';
import { Documents } from '../../kernel/projecting/documents.ts';
import { type ModelPaceDoc, modelPaces, paceId } from './model-pace.projection.ts';

/** How fast models were seen to write. */
@Injectable()
export class ModelPaces {
  constructor(private readonly documents: Documents) {}

  /** Of a model as it is asked now; null: it has not written a note yet. */
  async of({
    provider,
    model,
    server = null,
    writes = 'whole',
  }: LanguageModel): Promise<ModelPaceDoc | null> {
    return this.documents.get(modelPaces, paceId({ provider, model, server, writes }));
  }

  /** Words a second of each model of the site's own model server, by its whole name; the newest manner counts. */
  async ofThisSite(): Promise<ReadonlyMap<string, number>> {
    const all = await this.documents.find(modelPaces, {});
    const own = all.filter(({ provider, server }) => provider === 'ollama' && server === null);
    own.sort((a, b) => (a.at < b.at ? -1 : 1));
    return new Map(own.map(({ model, words_per_second }) => [taggedName(model), words_per_second]));
  }
}
