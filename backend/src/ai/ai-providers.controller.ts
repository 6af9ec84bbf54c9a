import { Controller, Get } from '@nestjs/common';
import type { AiProvidersResponse, OllamaModelsResponse } from '@vouchwell/contract';
import { Reveals } from '../http/disclosure.ts';
import { Me } from '../http/request.ts';
import { demand } from '../kernel/access.ts';
import type { Actor } from '../kernel/decider.ts';
import { AiProviderQueries } from './ai-provider.queries.ts';

@Controller('admin/ai-providers')
export class AiProvidersController {
  constructor(private readonly providers: AiProviderQueries) {}

  @Get()
  @Reveals('nothing')
  list(@Me() actor: Actor): AiProvidersResponse {
    demand(actor, 'can_manage_ai');
    return this.providers.providers();
  }

  @Get('ollama/models')
  @Reveals('nothing')
  ollamaModels(@Me() actor: Actor): Promise<OllamaModelsResponse> {
    demand(actor, 'can_manage_ai');
    return this.providers.ollamaModels();
  }
}
