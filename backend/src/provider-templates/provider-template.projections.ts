import type { ProviderTemplate } from '@vouchwell/contract';
import type { Event } from '../kernel/deciding/decider.ts';
import { fanOut, projection, streamNumber } from '../kernel/projecting/projection.ts';
import type { ProviderTemplateEvent } from './provider-template.events.ts';

export interface ProviderTemplateDoc extends ProviderTemplate {
  /** A case has had this provider. */
  used: boolean;
}

/** What provider templates hear of cases, which stand on them. */
export type HeardByProviderTemplates = Event<
  'ProviderSet',
  { readonly provider: { readonly name: string; readonly npi: string } }
>;

export const providerTemplates = projection<
  ProviderTemplateDoc,
  ProviderTemplateEvent | HeardByProviderTemplates
>({
  name: 'provider_templates',
  version: 2,
  indexes: [['id'], ['npi']],
  search: [],
  on: {
    ProviderTemplateAdded: (_, { stream, data }) => ({
      id: streamNumber(stream),
      ...data,
      board_certifications: [...data.board_certifications],
      used: false,
    }),
    ProviderTemplateRetired: () => null,
    ProviderSet: fanOut(
      'npi',
      ({ data }) => data.provider.npi,
      (template: ProviderTemplateDoc) => ({ ...template, used: true }),
    ),
  },
});
