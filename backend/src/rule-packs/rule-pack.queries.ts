import { Injectable } from '@nestjs/common';
import type { RulePacksResponse } from '@vouchwell/contract';
import { SiteTime } from '../kernel/basics/site-time.ts';
import { deliveredPacks } from './delivered-packs.ts';

@Injectable()
export class RulePackQueries {
  /** Read once, when the program starts: a damaged pack ends the start. */
  private readonly packs = deliveredPacks();

  constructor(private readonly time: SiteTime) {}

  /** @throws DomainError unavailable */
  async all(): Promise<RulePacksResponse> {
    return { today: await this.time.day(), packs: this.packs };
  }
}
