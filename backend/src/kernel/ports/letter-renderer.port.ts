import type { Letter, LetterFrame, OrderFrame, TableReport, WrittenOrder } from '@vouchwell/document';
import type { Asker } from './asker.ts';

/** Draws letters and reports, away from the event loop. Implementation: adapters/pdf. */
export interface LetterRenderer {
  /**
   * `sealedAt`: with the site's own signature of that moment behind it, where the site has a certificate.
   * @throws DomainError unavailable, where one takes too long or too much memory; too_many; cancelled
   */
  pdf(letter: Letter, frame: LetterFrame, asker: Asker, sealedAt?: Date): Promise<Uint8Array>;
  /** A written order, in the same way. */
  order(order: WrittenOrder, frame: OrderFrame, asker: Asker, sealedAt?: Date): Promise<Uint8Array>;
  /** @throws DomainError as above */
  report(report: TableReport, asker: Asker, sealedAt?: Date): Promise<Uint8Array>;
  close(): Promise<void>;
}
