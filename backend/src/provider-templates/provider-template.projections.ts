import type { KeptProviderTemplate } from '@vouchwell/contract';
import { foldText } from '@vouchwell/rules';
import type { Event } from '../kernel/deciding/decider.ts';
import { fanOut, projection, streamNumber } from '../kernel/projecting/projection.ts';
import type { ProviderTemplateDetails, ProviderTemplateEvent } from './provider-template.events.ts';

export interface ProviderTemplateDoc extends KeptProviderTemplate {
  /** A case has had this provider. */
  used: boolean;
  /** The name as lists are ordered by it. */
  folded_name: string;
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
  version: 3,
  indexes: [['id'], ['npi'], ['folded_name'], ['is_active', 'folded_name']],
  search: ['name', 'credentials', 'specialty', 'npi', 'address'],
  on: {
    ProviderTemplateAdded: (_, { stream, revision, data }) => ({
      id: streamNumber(stream),
      ...details(data),
      is_active: true,
      used: false,
      revision,
    }),
    ProviderTemplateChanged: (doc, { revision, data }) => doc && { ...doc, ...details(data), revision },
    ProviderTemplateRetired: (doc, { revision }) => doc && { ...doc, is_active: false, revision },
    ProviderTemplateRestored: (doc, { revision }) => doc && { ...doc, is_active: true, revision },
    ProviderSet: fanOut(
      'npi',
      ({ data }) => data.provider.npi,
      (template: ProviderTemplateDoc) => ({ ...template, used: true }),
    ),
  },
});

const details = (data: ProviderTemplateDetails) => ({
  ...data,
  board_certifications: [...data.board_certifications],
  folded_name: foldText(data.name),
});
