import { Controller, Get } from '@nestjs/common';
import type { AiProvidersResponse, OllamaModelsResponse } from '@vouchwell/contract';
import { Reveals } from '../../http/routes/disclosure.ts';
import { Needs } from '../../http/routes/route-access.ts';
import { AiProviderQueries } from './ai-provider.queries.ts';

@Controller('admin/ai-providers')
export class AiProvidersController {
  constructor(private readonly providers: AiProviderQueries) {}

  @Get()
  @Needs('can_manage_ai')
  @Reveals('nothing')
  list(): AiProvidersResponse {
    return this.providers.providers();
  }

  @Get('ollama/models')
  @Needs('can_manage_ai')
  @Reveals('nothing')
  ollamaModels(): Promise<OllamaModelsResponse> {
    return this.providers.ollamaModels();
  }
}
