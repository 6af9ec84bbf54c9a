import { Controller, Get } from '@nestjs/common';
import type { AdminAiStatusResponse, AiStatusResponse } from '@vouchwell/contract';
import { Reveals } from '../http/routes/disclosure.ts';
import { Me } from '../http/request.ts';
import { Needs } from '../http/routes/route-access.ts';
import type { Person } from '../kernel/deciding/decider.ts';
import { AiQueries } from './ai.queries.ts';

@Controller()
export class AiStatusController {
  constructor(private readonly ai: AiQueries) {}

  @Get('ai-status')
  @Reveals('nothing')
  status(@Me() actor: Person): Promise<AiStatusResponse> {
    return this.ai.status(actor);
  }

  @Get('admin/ai-status')
  @Needs('can_manage_ai')
  @Reveals('nothing')
  adminStatus(): Promise<AdminAiStatusResponse> {
    return this.ai.adminStatus();
  }
}
