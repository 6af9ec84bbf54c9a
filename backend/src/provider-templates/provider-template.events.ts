import type { Event } from '../kernel/deciding/decider.ts';
import type { EventVocabulary } from '../kernel/deciding/event-vocabulary.ts';

/** A provider as the workflow offers them. */
export interface ProviderTemplateDetails {
  readonly name: string;
  readonly specialty: string;
  /** Ten digits. */
  readonly npi: string;
  /** The printed name. */
  readonly signature: string;
  readonly years_experience: number;
  readonly board_certifications: readonly string[];
}

/** In `provider-template-<id>`. */
export type ProviderTemplateEvent =
  | Event<'ProviderTemplateAdded', ProviderTemplateDetails>
  /** It is offered no more; cases that were filled in from it keep what they have. */
  | Event<'ProviderTemplateRetired', { readonly name: string }>;

export const providerTemplateEvents: EventVocabulary<ProviderTemplateEvent> = {
  sentences: {
    ProviderTemplateAdded: ({ name }) => `added the provider template ${name}`,
    ProviderTemplateRetired: ({ name }) => `retired the provider template ${name}`,
  },
};
