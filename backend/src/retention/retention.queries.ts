import { Injectable } from '@nestjs/common';
import type { RetentionResponse } from '@vouchwell/contract';
import { usualPeriods } from '@vouchwell/rules';
import { CurrentDocuments } from '../kernel/projecting/current-documents.ts';
import { retentionStream } from './retention.events.ts';
import { retention } from './retention.projections.ts';

@Injectable()
export class RetentionQueries {
  constructor(private readonly current: CurrentDocuments) {}

  /** As the stream stands now. @throws DomainError unavailable, history_damaged */
  async get(): Promise<RetentionResponse> {
    const doc = await this.current.ownPart(retention, retentionStream());
    if (!doc) return { revision: null, periods: usualPeriods, history: [] };
    const { id: _id, ...shown } = doc;
    return shown;
  }
}
