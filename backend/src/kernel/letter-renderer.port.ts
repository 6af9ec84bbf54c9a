import type { Letter, LetterFrame } from '@vouchwell/document';

/** Draws letters, away from the event loop. Implementation: adapters/pdf. */
export interface LetterRenderer {
  /** @throws DomainError unavailable, when too many letters wait or one takes too long */
  pdf(letter: Letter, frame: LetterFrame): Promise<Uint8Array>;
  close(): Promise<void>;
}
