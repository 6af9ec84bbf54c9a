import type { CaseFacts } from '@vouchwell/rules';

/**
 * The canonical document: everything a payer is shown. Its RFC 8785 JSON is what a signature binds (SHA-256)
 * and what every export of a signed case renders from.
 */
export interface Letter extends CaseFacts {
  readonly format: 1;
  readonly note: { readonly id: number; readonly version: number; readonly text: string };
  /** Null while unsigned. */
  readonly signature: LetterSignature | null;
}

export interface LetterSignature {
  /** The printed name. */
  readonly name: string;
  readonly meaning: string;
  /** ISO 8601, UTC */
  readonly signed_at: string;
}

/** A correction that was signed after the letter, and is shown after it. */
export interface LetterAddendum {
  /** From 1 */
  readonly number: number;
  readonly text: string;
  /** The printed name. */
  readonly signature: string;
  /** ISO 8601, UTC */
  readonly signed_at: string;
  /** `addendumHash`, in hexadecimal: it binds the text to the signed letter. */
  readonly hash: string;
}

/** What stands around the letter but is not signed with it. */
export interface LetterFrame {
  /** Letterhead; null leaves the site's line out. */
  readonly site_name: string | null;
  /** Hexadecimal SHA-256 of a signed letter; null marks every page DRAFT. */
  readonly document_hash: string | null;
  /** Provider and model: given for admins only. */
  readonly ai_model: string | null;
  /** Oldest first. Only a signed letter has any. */
  readonly addenda?: readonly LetterAddendum[];
}
