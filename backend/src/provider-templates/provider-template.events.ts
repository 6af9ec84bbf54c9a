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
export type ProviderTemplateEvent = Event<'ProviderTemplateAdded', ProviderTemplateDetails>;

export const providerTemplateEvents: EventVocabulary<ProviderTemplateEvent> = {
  sentences: {
    ProviderTemplateAdded: ({ name }) => `added the provider template ${name}`,
  },
};
