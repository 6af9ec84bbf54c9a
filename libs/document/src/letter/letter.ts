import type { CaseFacts } from '@vouchwell/rules';

/**
 * The canonical document: everything a payer is shown. Its RFC 8785 JSON is what a signature binds (SHA-256)
 * and what every export of a signed case renders from.
 */
export interface Letter extends CaseFacts {
  /**
   * From 2 on, the letterhead is bound with the rest; from 3 on, a day and a hand of the provider stand there only where
   * the provider signed. What was signed in an earlier format is drawn as it was.
   */
  readonly format: 1 | 2 | 3;
  /** The site's, or the provider's own; null: the provider's name and number stand there. Letters of format 1 have none. */
  readonly letterhead?: Letterhead | null;
  readonly note: { readonly id: number; readonly version: number; readonly text: string };
  /** Null while unsigned. */
  readonly signature: LetterSignature | null;
}

/** Whose paper the letter is written on. */
export interface Letterhead {
  readonly name: string;
  /** Below the name, one a line: address, phone, fax. */
  readonly lines: readonly string[];
  /** The data URL of a PNG or of an SVG, as `plainLogo` keeps it. */
  readonly logo: string | null;
}

export interface LetterSignature {
  /** The printed name. */
  readonly name: string;
  readonly meaning: string;
  /** ISO 8601, UTC */
  readonly signed_at: string;
  // Earlier signatures lack what follows.
  /** IANA name of the site's zone, in which the times of the letter are written; without one they are in UTC. */
  readonly time_zone?: string;
  /** Such as `MD`. */
  readonly credentials?: string | null;
  /** The signer's own, ten digits. */
  readonly npi?: string | null;
  /** The signer's own hand: typed words, or a drawn signature as a `data:image/png;base64,` URL. */
  readonly mark?: string | null;
  /** The provider on whose behalf the signer signed, and who has not signed. */
  readonly signed_for?: string | null;
}

/** A correction that was signed after the letter, and is shown after it. */
export interface LetterAddendum {
  /** From 1 */
  readonly number: number;
  readonly text: string;
  /** The printed name. */
  readonly signature: string;
  /** The provider on whose behalf it was signed, and who has not signed it. */
  readonly signed_for?: string;
  /** ISO 8601, UTC */
  readonly signed_at: string;
  /** As of a signature. */
  readonly time_zone?: string;
  /** `addendumHash`, in hexadecimal: it binds the text to the signed letter. */
  readonly hash: string;
}

/** What stands around the letter but is not signed with it. */
export interface LetterFrame {
  /** The letterhead of letters of format 1, which bind none; null: the provider's name stands there. */
  readonly site_name: string | null;
  /** Hexadecimal SHA-256 of a signed letter; without it every page is marked. */
  readonly document_hash: string | null;
  /** The case is signed, and this is another of its notes: every page says so. */
  readonly other_note_signed?: boolean;
  /** How many places of an unsigned note its signer would have to confirm; every page tells it. */
  readonly unconfirmed?: number;
  /** Oldest first. Only a signed letter has any. */
  readonly addenda?: readonly LetterAddendum[];
  /** By which anybody can find out whether a signed letter is genuine; left out: it carries nothing of the kind. */
  readonly genuine?: GenuineMark;
}

/** What a letter carries away from the site that wrote it. */
export interface GenuineMark {
  /** `documentCode` */
  readonly code: string;
  /** The site's own address from outside, such as `https://notes.example.org`; null: none was set. */
  readonly address: string | null;
  /** How far the site's log had come; null: it is not told. */
  readonly checkpoint: LetterCheckpoint | null;
}

/** The three lines of a checkpoint (c2sp.org/tlog-checkpoint). */
export interface LetterCheckpoint {
  readonly origin: string;
  /** Events */
  readonly size: number;
  /** In base64 */
  readonly root: string;
}
