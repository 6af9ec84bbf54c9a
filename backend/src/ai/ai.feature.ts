import { feature, streamKind } from '../kernel/feature.ts';
import { aiSettingDecider } from './ai-setting.decider.ts';
import { aiSettingEvents } from './ai-setting.events.ts';
import { aiSettings } from './ai-setting.projections.ts';
import { AiModule } from './ai.module.ts';
import { modelPaces } from './model-pace.projection.ts';

export const aiFeature = feature({
  name: 'ai',
  streams: {
    'ai-settings': streamKind({
      events: aiSettingEvents,
      decider: aiSettingDecider,
      live: [
        { list: 'ai-settings', permission: 'can_manage_ai' },
        { list: 'ai-status', permission: 'can_access_admin' },
      ],
    }),
  },
  projections: [aiSettings, modelPaces],
  module: AiModule,
});
