import type { ProviderTemplate } from '@vouchwell/contract';
import { projection, streamNumber } from '../kernel/projecting/projection.ts';
import type { ProviderTemplateEvent } from './provider-template.events.ts';

export const providerTemplates = projection<ProviderTemplate, ProviderTemplateEvent>({
  name: 'provider_templates',
  version: 1,
  indexes: [['id']],
  search: [],
  on: {
    ProviderTemplateAdded: (_, { stream, data }) => ({
      id: streamNumber(stream),
      ...data,
      board_certifications: [...data.board_certifications],
    }),
  },
});
