import type { Deidentified, Grounding, GroundingFacts, IdentifyingFacts, Trace } from '@vouchwell/rules';
import type { Asker } from './asker.ts';

/**
 * The reading of long texts, away from the event loop. The rules themselves are pure functions of libs/rules, which
 * the screens call in place. Implementation: adapters/text.
 */
export interface TextWork {
  /** `day` (`YYYY-MM-DD`): the day of the note. @throws DomainError unavailable, too_many or cancelled */
  grounding(note: string, facts: GroundingFacts, day: string, asker: Asker): Promise<Grounding>;
  /** Which facts of the case the text states, and where. @throws as above */
  traced(text: string, facts: GroundingFacts, day: string, asker: Asker): Promise<Trace>;
  /** @throws DomainError unavailable, too_many or cancelled */
  deidentified(text: string, facts: IdentifyingFacts, asker: Asker): Promise<Deidentified>;
  close(): Promise<void>;
}
