import { feature, streamKind } from '../kernel/feature.ts';
import { providerTemplateDecider } from './provider-template.decider.ts';
import { providerTemplateEvents } from './provider-template.events.ts';
import { ProviderTemplateModule } from './provider-template.module.ts';
import { providerTemplates } from './provider-template.projections.ts';

export const providerTemplateFeature = feature({
  name: 'provider-templates',
  streams: {
    'provider-template': streamKind({
      events: providerTemplateEvents,
      decider: providerTemplateDecider,
      live: [{ list: 'provider-templates', permission: null }],
    }),
  },
  projections: [providerTemplates],
  module: ProviderTemplateModule,
});
