import { Inject, Injectable } from '@nestjs/common';
import { aiProviders, type AiProvidersResponse, type OllamaModelsResponse } from '@vouchwell/contract';
import { type InstalledModel, ModelError, type ModelServers } from '../../kernel/ports/model.port.ts';
import { MODEL_SERVERS } from '../../kernel/basics/tokens.ts';
import { localModels, ollamaAway } from '../models/local-models.ts';
import { knownProviders } from '../setting/known-providers.ts';

@Injectable()
export class AiProviderQueries {
  constructor(@Inject(MODEL_SERVERS) private readonly servers: ModelServers) {}

  /** Those that this site refuses are listed too, with the reason. */
  providers(): AiProvidersResponse {
    const entries = aiProviders.map((provider) => {
      const blocked = this.servers.blocked({ provider, endpoint: null });
      return [provider, { ...knownProviders[provider], blocked }];
    });
    return { providers: Object.fromEntries(entries) as AiProvidersResponse['providers'] };
  }

  async ollamaModels(): Promise<OllamaModelsResponse> {
    const installed = await this.installed();
    return installed ? localModels(installed) : ollamaAway();
  }

  private async installed(): Promise<InstalledModel[] | null> {
    try {
      return await this.servers.installed();
    } catch (error) {
      if (error instanceof ModelError) return null;
      throw error;
    }
  }
}
