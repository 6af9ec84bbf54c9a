import { feature, streamKind } from '../kernel/feature.ts';
import { alertDecider, alertRulesDecider } from './alert.decider.ts';
import { alertEvents, alertRulesEvents } from './alert.events.ts';
import { AlertModule } from './alert.module.ts';
import { alerts, alertThresholds, watchedPeople } from './alert.projections.ts';

export const alertFeature = feature({
  name: 'alerts',
  streams: {
    alert: streamKind({
      events: alertEvents,
      decider: alertDecider,
      live: [{ list: 'alerts', permission: 'can_view_audit' }],
    }),
    'alert-rules': streamKind({
      events: alertRulesEvents,
      decider: alertRulesDecider,
      live: [{ list: 'alerts', permission: 'can_view_audit' }],
    }),
  },
  projections: [alerts, alertThresholds, watchedPeople],
  module: AlertModule,
});
