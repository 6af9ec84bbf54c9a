import type { Event } from '../../kernel/deciding/decider.ts';
import type { EventVocabulary } from '../../kernel/deciding/event-vocabulary.ts';

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

/** The source that the code set names which the product carries. */
export const OFFICIAL_SOURCE = 'ICD-10-CM of April 1, 2026, as delivered';

/** What happens to one catalogue of codes, in `catalogue-<hash of its content>` or `catalogue-starter`. */
export type CatalogueEvent =
  | Event<'DiagnosesListed', { source: string; codes: ListedCode[] }>
  /**
   * The last event of its stream: nothing is missing, and its codes count from now on. `edition`: the first day,
   * `YYYY-MM-DD`, of the edition of the code set that these codes are, so that what it leaves out no longer holds;
   * null where they are none. Absent in older ones.
   */
  | Event<'CatalogueImported', { source: string; hash: string; count: number; edition?: string | null }>;

export const catalogueEvents: EventVocabulary<CatalogueEvent> = {
  sentences: {
    DiagnosesListed: ({ codes, source }) => `listed ${codes.length} diagnosis codes from ${source}`,
    CatalogueImported: ({ count, source }) => `imported ${count} diagnosis codes from ${source}`,
  },
  audited: {
    // The import's last event tells of all its codes.
    DiagnosesListed: null,
    CatalogueImported: 'create',
  },
};
