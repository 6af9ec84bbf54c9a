import type { AuditView } from '@vouchwell/contract';
import type { Readable } from '../kernel/deciding/decider.ts';
import { projection } from '../kernel/projecting/projection.ts';
import { viewsAfter } from './audit-view.decider.ts';
import type { AuditViewEvent } from './audit-view.events.ts';

/** Of one account. */
export interface AuditViewsDoc {
  /** In their order. */
  readonly views: readonly AuditView[];
  readonly revision: number;
}

const after = (doc: AuditViewsDoc | null, event: Readable<AuditViewEvent>): AuditViewsDoc => ({
  views: viewsAfter(doc?.views ?? [], event),
  revision: event.revision,
});

/** The views of each account, by its number. */
export const auditViews = projection<AuditViewsDoc, AuditViewEvent>({
  name: 'audit_views',
  version: 1,
  indexes: [],
  search: [],
  on: {
    AuditViewSaved: after,
    AuditViewRenamed: after,
    AuditViewChanged: after,
    AuditViewDeleted: after,
    AuditViewsOrdered: after,
  },
});
