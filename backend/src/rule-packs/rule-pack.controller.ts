import { Controller, Get } from '@nestjs/common';
import type { RulePacksResponse } from '@vouchwell/contract';
import { Reveals } from '../http/disclosure.ts';
import { Needs } from '../http/route-access.ts';
import { RulePackQueries } from './rule-pack.queries.ts';

/** The published rules that cases are held against, for those who look after a site. */
@Controller('admin/rule-packs')
export class RulePackController {
  constructor(private readonly packs: RulePackQueries) {}

  @Get()
  @Needs('can_access_admin')
  @Reveals('nothing')
  all(): Promise<RulePacksResponse> {
    return this.packs.all();
  }
}
