import { feature, streamKind } from '../kernel/feature.ts';
import { secondFactorRuleDecider } from './second-factor-rule.decider.ts';
import { secondFactorRuleEvents } from './second-factor-rule.events.ts';
import { secondFactorDecider } from './second-factor.decider.ts';
import { secondFactorEvents } from './second-factor.events.ts';
import { SecondFactorModule } from './second-factor.module.ts';
import { secondFactorRules, secondFactors } from './second-factor.projections.ts';

export const secondFactorFeature = feature({
  name: 'second-factor',
  streams: {
    'second-factor': streamKind({
      events: secondFactorEvents,
      decider: secondFactorDecider,
      live: [{ list: 'users', permission: 'can_manage_users' }],
    }),
    'second-factor-rule': streamKind({
      events: secondFactorRuleEvents,
      decider: secondFactorRuleDecider,
      live: [{ list: 'second-factor', permission: 'can_manage_users' }],
    }),
  },
  projections: [secondFactors, secondFactorRules],
  module: SecondFactorModule,
});
