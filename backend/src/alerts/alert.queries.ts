import { Injectable } from '@nestjs/common';
import type { AlertRulesResponse, AlertsQuery } from '@vouchwell/contract';
import { usualThresholds } from '@vouchwell/rules';
import { CurrentDocuments } from '../kernel/projecting/current-documents.ts';
import { Documents } from '../kernel/projecting/documents.ts';
import { alertRulesStream } from './alert.events.ts';
import { type AlertDoc, alerts, alertThresholds } from './alert.projections.ts';

const PER_PAGE = 20;

@Injectable()
export class AlertQueries {
  constructor(
    private readonly documents: Documents,
    private readonly current: CurrentDocuments,
  ) {}

  get(id: number): Promise<AlertDoc | null> {
    return this.documents.get(alerts, id);
  }

  /** By what was looked at last. */
  async page({ state, person, page = 1, per_page = PER_PAGE }: AlertsQuery) {
    const where = { ...(state && { state }), ...(person !== undefined && { person }) };
    const query = { where, sort: ['-last_at'], skip: (page - 1) * per_page, limit: per_page };
    const [found, total, open] = await Promise.all([
      this.documents.find<AlertDoc>(alerts, query),
      this.documents.count(alerts, { where }),
      this.documents.count(alerts, { where: { state: 'open' } }),
    ]);
    return { found, total, open, pages: Math.max(1, Math.ceil(total / per_page)) };
  }

  /** As the stream stands now. */
  async rules(): Promise<AlertRulesResponse> {
    const doc = await this.current.ownPart(alertThresholds, alertRulesStream());
    return { revision: doc?.revision ?? null, thresholds: doc?.thresholds ?? usualThresholds };
  }
}
