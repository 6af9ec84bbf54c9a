import { Controller, Get } from '@nestjs/common';
import type { AiStatusResponse } from '@vouchwell/contract';
import { Reveals } from '../http/disclosure.ts';
import { Me } from '../http/request.ts';
import type { Actor } from '../kernel/decider.ts';
import { AiQueries } from './ai.queries.ts';

@Controller('ai-status')
export class AiController {
  constructor(private readonly ai: AiQueries) {}

  @Get()
  @Reveals('nothing')
  status(@Me() actor: Actor): Promise<AiStatusResponse> {
    return this.ai.status(actor);
  }
}
