import { Injectable } from '@nestjs/common';
import type { CodeStanding } from '@vouchwell/contract';
import { InventoryQueries } from '../../inventory/public.ts';
import { SiteTime } from '../../kernel/basics/site-time.ts';
import type { CaseDoc } from './case.projections.ts';

/** Which codes of a case are not billable on its day: that of its signature, or today while it is unsigned. */
@Injectable()
export class CaseStandings {
  constructor(
    private readonly inventory: InventoryQueries,
    private readonly time: SiteTime,
  ) {}

  /** By code. */
  async of({
    diagnoses,
    signature,
  }: Pick<CaseDoc, 'diagnoses' | 'signature'>): Promise<Map<string, CodeStanding>> {
    const day = await this.time.day(signature ? new Date(signature.signed_at) : undefined);
    return this.inventory.standings(
      diagnoses.map(({ code }) => code),
      day,
    );
  }
}
