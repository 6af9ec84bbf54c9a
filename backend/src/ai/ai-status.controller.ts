import { Controller, Get } from '@nestjs/common';
import type { AdminAiStatusResponse, AiStatusResponse } from '@vouchwell/contract';
import { Reveals } from '../http/disclosure.ts';
import { Me } from '../http/request.ts';
import { demand } from '../kernel/access.ts';
import type { Actor } from '../kernel/decider.ts';
import { AiQueries } from './ai.queries.ts';

@Controller()
export class AiStatusController {
  constructor(private readonly ai: AiQueries) {}

  @Get('ai-status')
  @Reveals('nothing')
  status(@Me() actor: Actor): Promise<AiStatusResponse> {
    return this.ai.status(actor);
  }

  @Get('admin/ai-status')
  @Reveals('nothing')
  adminStatus(@Me() actor: Actor): Promise<AdminAiStatusResponse> {
    demand(actor, 'can_manage_ai');
    return this.ai.adminStatus();
  }
}
