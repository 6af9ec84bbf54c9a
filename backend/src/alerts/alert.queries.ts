import { Injectable } from '@nestjs/common';
import type { AlertResponse, AlertRulesResponse, AlertsQuery } from '@vouchwell/contract';
import { orderOf, usualThresholds } from '@vouchwell/rules';
import { CurrentDocuments } from '../kernel/projecting/current-documents.ts';
import { Documents } from '../kernel/projecting/documents.ts';
import { alertRulesStream } from './alert.events.ts';
import { type AlertDoc, alerts, alertThresholds } from './alert.projections.ts';

const PER_PAGE = 20;
/** Of one person and of one state, what was looked at last comes first. */
const orders = {
  person: ['folded_person', '-last_at'],
  last_look: ['last_at'],
  state: ['state', '-last_at'],
};

const shown = ({ folded_person: _, ...alert }: AlertDoc): AlertResponse => alert;

@Injectable()
export class AlertQueries {
  constructor(
    private readonly documents: Documents,
    private readonly current: CurrentDocuments,
  ) {}

  async get(id: number): Promise<AlertResponse | null> {
    const doc = await this.documents.get<AlertDoc>(alerts, id);
    return doc && shown(doc);
  }

  /** By what was looked at last where nothing else is asked. */
  async page(asked: AlertsQuery) {
    const { state, rule, person, patient, sort, page = 1, per_page = PER_PAGE } = asked;
    const where = {
      ...(state && { state }),
      ...(rule && { rule }),
      ...(person !== undefined && { person }),
      ...(patient !== undefined && { patients: { has: patient } }),
    };
    const order = orderOf(sort, orders, ['-last_at']);
    const query = { where, sort: order, skip: (page - 1) * per_page, limit: per_page };
    const [found, total, open] = await Promise.all([
      this.documents.find<AlertDoc>(alerts, query),
      this.documents.count(alerts, { where }),
      this.documents.count(alerts, { where: { state: 'open' } }),
    ]);
    return { found: found.map(shown), total, open, pages: Math.max(1, Math.ceil(total / per_page)) };
  }

  /** As the stream stands now. */
  async rules(): Promise<AlertRulesResponse> {
    const doc = await this.current.ownPart(alertThresholds, alertRulesStream());
    return { revision: doc?.revision ?? null, thresholds: doc?.thresholds ?? usualThresholds };
  }
}
