import type { Event } from '../kernel/deciding/decider.ts';
import type { EventVocabulary } from '../kernel/deciding/event-vocabulary.ts';

/** A code as an event lists it; what a source does not tell is absent. */
export interface ListedCode {
  /** With its dot. */
  code: string;
  description: string;
  category?: string;
  subcategory?: string;
}

/** Codes per event: small enough for every engine's largest event. */
export const CODES_PER_EVENT = 500;

/** The source that the codes of the first start name. */
export const STARTER_SOURCE = 'starter set';

/** What happens to one catalogue of codes, in `catalogue-<hash of its content>` or `catalogue-starter`. */
export type CatalogueEvent =
  | Event<'DiagnosesListed', { source: string; codes: ListedCode[] }>
  /** The last event of its stream: nothing is missing. */
  | Event<'CatalogueImported', { source: string; hash: string; count: number }>;

export const catalogueEvents: EventVocabulary<CatalogueEvent> = {
  sentences: {
    DiagnosesListed: ({ codes, source }) => `listed ${codes.length} diagnosis codes from ${source}`,
    CatalogueImported: ({ count, source }) => `imported ${count} diagnosis codes from ${source}`,
  },
};
