import type { Event } from '../kernel/deciding/decider.ts';
import type { EventCatalogue } from '../kernel/deciding/event-catalogue.ts';

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

export const providerTemplateEvents: EventCatalogue<ProviderTemplateEvent> = {
  sentences: {
    ProviderTemplateAdded: ({ name }) => `added the provider template ${name}`,
  },
};
