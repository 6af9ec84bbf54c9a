import { Controller, Get } from '@nestjs/common';
import type { RulesInUseResponse } from '@vouchwell/contract';
import { Reveals } from '../http/routes/disclosure.ts';
import { RulePackQueries } from './rule-pack.queries.ts';

/** The rules that cases are held against, for the screens on which they are answered. */
@Controller('rule-packs')
export class RulesInUseController {
  constructor(private readonly packs: RulePackQueries) {}

  @Get()
  @Reveals('nothing')
  async inUse(): Promise<RulesInUseResponse> {
    const { digest: rules, all: packs } = await this.packs.installed();
    return { rules, packs };
  }
}
