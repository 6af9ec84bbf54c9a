import { feature, streamKind } from '../kernel/feature.ts';
import { aiSettingDecider } from './setting/ai-setting.decider.ts';
import { aiSettingEvents } from './setting/ai-setting.events.ts';
import { aiSettings } from './setting/ai-setting.projections.ts';
import { AiModule } from './ai.module.ts';
import { modelPaces } from './models/model-pace.projection.ts';

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
