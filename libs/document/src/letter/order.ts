import type { OrderAdditions, OrderMatter } from '@vouchwell/rules';
import { canonicalHash } from './canonical.ts';
import type { GenuineMark, Letterhead, LetterSignature } from './letter.ts';

/**
 * A standard written order. Its RFC 8785 JSON is what the practitioner’s signature binds (SHA-256), and what every
 * export of the signed order renders from.
 */
export interface WrittenOrder extends OrderMatter {
  readonly format: 1;
  readonly case_id: number;
  /** From 1 in each case. */
  readonly version: number;
  /** Null: the practitioner’s name and number stand there. */
  readonly letterhead: Letterhead | null;
  /** What an order need not say. */
  readonly added: OrderAdditions;
  /** Null while unsigned. */
  readonly signature: LetterSignature | null;
}

export type SignedWrittenOrder = WrittenOrder & { readonly signature: LetterSignature };

/** Whether a signed order is what the case orders now; a later version replaces an earlier one. */
export type OrderStanding = 'current' | 'out_of_date' | 'replaced';

/** What stands around an order but is not signed with it. */
export interface OrderFrame {
  /** Hexadecimal SHA-256 of a signed order; without it every page is marked. */
  readonly document_hash: string | null;
  readonly standing: OrderStanding;
  /** By which anybody can find out whether a signed order is genuine; left out: it carries nothing of the kind. */
  readonly genuine?: GenuineMark;
}

/** Hexadecimal SHA-256 over the UTF-8 bytes of the canonical order: what a signature binds. */
export const orderHash = (order: WrittenOrder): string => canonicalHash(order);
