import type { Event } from '../kernel/deciding/decider.ts';
import type { EventVocabulary, Upcaster } from '../kernel/deciding/event-vocabulary.ts';

/** A provider as the workflow offers them. */
export interface ProviderTemplateDetails {
  readonly name: string;
  readonly specialty: string;
  /** Such as `MD`. */
  readonly credentials: string | null;
  /** Ten digits. */
  readonly npi: string;
  /** The printed name. */
  readonly signature: string;
  readonly address: string | null;
  readonly phone: string | null;
  readonly fax: string | null;
  readonly years_experience: number | null;
  readonly board_certifications: readonly string[];
}

/** In `provider-template-<id>`. */
export type ProviderTemplateEvent =
  | Event<'ProviderTemplateAdded', ProviderTemplateDetails>
  /** The whole template as it is from now on; cases that were filled in from it keep what they have. */
  | Event<'ProviderTemplateChanged', ProviderTemplateDetails>
  /** It is offered no more; cases that were filled in from it keep what they have. */
  | Event<'ProviderTemplateRetired', { readonly name: string }>
  /** It is offered again. */
  | Event<'ProviderTemplateRestored', { readonly name: string }>;

export const providerTemplateStream = (id: number) => `provider-template-${id}`;

/** Version 1 knew nothing of where a provider is reached. */
const reached: Upcaster = (data) => ({ credentials: null, address: null, phone: null, fax: null, ...data });

export const providerTemplateEvents: EventVocabulary<ProviderTemplateEvent> = {
  sentences: {
    ProviderTemplateAdded: ({ name }) => `added the provider template ${name}`,
    ProviderTemplateChanged: ({ name }) => `changed the provider template ${name}`,
    ProviderTemplateRetired: ({ name }) => `retired the provider template ${name}`,
    ProviderTemplateRestored: ({ name }) => `put the provider template ${name} back into use`,
  },
  audited: {
    ProviderTemplateAdded: 'create',
    ProviderTemplateChanged: 'change',
    ProviderTemplateRetired: 'change',
    ProviderTemplateRestored: 'change',
  },
  upcasters: { ProviderTemplateAdded: [reached] },
};
