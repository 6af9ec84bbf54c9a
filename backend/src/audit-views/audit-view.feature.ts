import { feature, streamKind } from '../kernel/feature.ts';
import { auditViewDecider } from './audit-view.decider.ts';
import { auditViewEvents } from './audit-view.events.ts';
import { AuditViewModule } from './audit-view.module.ts';
import { auditViews } from './audit-view.projections.ts';

export const auditViewFeature = feature({
  name: 'audit-views',
  streams: {
    'audit-views': streamKind({
      events: auditViewEvents,
      decider: auditViewDecider,
      live: [{ list: 'audit-views', permission: 'can_view_audit' }],
    }),
  },
  projections: [auditViews],
  module: AuditViewModule,
});
