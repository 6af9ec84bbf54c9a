import type { CaseEvidence, CaseStatus, EvidenceTexts, Standing, WrittenBy } from '@vouchwell/rules';
import type { NoteResponse } from './notes.ts';
import type { PatientResponse } from './patients.ts';

/** Of a code that is not billable on a day. */
export interface CodeStanding {
  /** In sentences. */
  remark: string;
  /** The codes that took its place, in their order; none where none is known. */
  replaced_by: { code: string; description: string }[];
}

export interface DiagnosisResponse {
  id: number;
  code: string;
  description: string;
  is_primary: boolean;
  created_at: string;
  /**
   * Told by GET /cases/{id} where the code is not billable: today, or on the day of the signature. It forbids nothing.
   * Absent where it is.
   */
  standing?: CodeStanding;
}

export interface ItemResponse {
  id: number;
  item: string;
  category: string | null;
  hcpcs: string | null;
  quantity: number;
  /** The catalogue's limit when the list was saved; null: none. */
  quantity_limit: number | null;
  limit_period: string | null;
  /** The items of one group share their limit. Absent where the catalogue had none when the list was saved. */
  limit_group?: string;
  size: string | null;
  color: string | null;
  length: string | null;
  justification: string | null;
}

export interface ProviderResponse {
  name: string;
  npi: string;
  signature: string | null;
  /**
   * Who entered the signature; null without one, absent in older cases. `own`: the provider's own account.
   * `before_changes`: diagnoses, items, note or patient changed since, so that it stands for what was before.
   */
  signature_by?: { name: string; at: string; own: boolean; before_changes?: true } | null;
  /** YYYY-MM-DD */
  date_signed: string;
}

export interface CaseSummary {
  notes_count: number;
  diagnoses_count: number;
  items_count: number;
  /** `model` is null for everyone but admins; `preview` is the note's beginning. */
  latest_note: { created_at: string; model: string | null; preview: string } | null;
}

export interface SignatureResponse {
  /** The printed name. */
  signature: string;
  /** The provider on whose behalf it was signed, and who has not signed; null: the provider's own signature. */
  signed_for: string | null;
  meaning: string;
  signed_at: string;
  signed_by: { id: number; full_name: string };
  note_id: number;
  /** SHA-256 of the canonical document, in hexadecimal. */
  document_hash: string;
}

/** One row of GET /cases. */
export interface CaseRowResponse {
  id: number;
  /** Number of the case's last event; send it back as If-Match to be told of a change made meanwhile. */
  revision: number;
  patient_id: number;
  patient: { id: number; first_name: string; last_name: string; dob: string | null; mrn: string | null };
  status: CaseStatus;
  is_complete: boolean;
  signed: boolean;
  signed_at: string | null;
  /** It was sent to the caller for signature and is unsigned. */
  needs_my_signature: boolean;
  /** Whether whoever asks may delete it at all; a signed one nobody may. */
  may_delete: boolean;
  /** What it was opened as. */
  category: string;
  /** What its items are, for people: their categories, or what it was opened as while it has none. */
  equipment: string;
  /** The names of its items, each once. */
  items: string[];
  created_at: string;
  updated_at: string;
  summary: CaseSummary;
  /** Against the published rules of its payer; of a signed one as it was signed. Null: no payer is known. */
  standing: Standing | null;
  /** Its history cannot be read: this row is how it stood before, and the case itself does not open. */
  damaged?: true;
}

/** GET /cases/{id} */
export interface CaseResponse {
  id: number;
  /** Number of the case's last event; send it back as If-Match to be told of a change made meanwhile. */
  revision: number;
  patient_id: number;
  patient: PatientResponse;
  status: CaseStatus;
  is_complete: boolean;
  /** What it was opened as. */
  category: string;
  /** What its items are, for people: their categories, or what it was opened as while it has none. */
  equipment: string;
  created_at: string;
  updated_at: string;
  created_by: { id: number; full_name: string; username: string };
  diagnoses: DiagnosisResponse[];
  items: ItemResponse[];
  provider: ProviderResponse | null;
  /** Newest first. */
  notes: NoteResponse[];
  signed: boolean;
  signed_at: string | null;
  signature: SignatureResponse | null;
  /** Who was asked last to sign the case, while it is unsigned. */
  sent_for_signature: (ColleagueResponse & { sent_at: string; sent_by: string }) | null;
  /** Whom the case is shared with, in the order of sharing. */
  shares: ShareResponse[];
  /** Signed additions to a signed case, oldest first. */
  addenda: AddendumResponse[];
  summary: CaseSummary;
}

export interface ColleagueResponse {
  id: number;
  full_name: string;
  username: string;
}

/** GET /colleagues: active users but the caller, at most 20, by name. */
export interface ColleaguesResponse {
  colleagues: ColleagueResponse[];
}

export interface ShareResponse extends ColleagueResponse {
  shared_at: string;
  shared_by: string;
}

export interface AddendumResponse {
  /** From 1 in each case. */
  number: number;
  text: string;
  /** The printed name. */
  signature: string;
  /** The provider on whose behalf it was signed, and who has not signed it; absent where they did, and in older ones. */
  signed_for?: string;
  signed_at: string;
  /** IANA name of the zone in which the letter writes the time; absent in older ones, whose time is in UTC. */
  time_zone?: string;
  signed_by: { id: number; full_name: string };
  /** SHA-256 that binds the text to the signed document, in hexadecimal. */
  hash: string;
}

/** GET /cases/{id}/history: who did what, newest first. */
export interface CaseHistoryResponse {
  entries: CaseHistoryEntry[];
}

export interface CaseHistoryEntry {
  /** Of the case after it. */
  revision: number;
  at: string;
  by: string;
  /** What was done, as a sentence that begins with a verb: `set 2 diagnoses`. */
  sentence: string;
  /** The text that came to be, where one did. */
  note: { note_id: number; version: number } | null;
}

/** GET /cases/{id}/history/{change}: the case as its first so many changes left it. */
export interface CaseMomentResponse {
  /** The last of them. */
  entry: CaseHistoryEntry;
  /** How many there are by now. */
  changes: number;
  /** Null: that change deleted it. */
  case: CaseResponse | null;
  /** What it held for the rules of its payer. */
  evidence: CaseEvidence;
  /** What a note may say by it. */
  says: EvidenceTexts;
  /** Who wrote what of its notes, in order; headings are nobody's. */
  wrote: NoteWrote[];
}

/** Who wrote a place of a note: in which version of which note it first stood as it stands now. */
export interface NoteWriter {
  readonly by: WrittenBy;
  readonly note_id: number;
  readonly version: number;
  /** Who edited it, or for whom it was written. */
  readonly who: string;
  readonly at: string;
}

export interface WrotePlace extends NoteWriter {
  readonly start: number;
  readonly end: number;
}

export interface NoteWrote {
  note_id: number;
  places: WrotePlace[];
}

export interface CaseOpenedResponse {
  success: true;
  case_id: number;
}

/** Every change of a case answers with its new revision. */
export interface CaseChangedResponse {
  success: true;
  case_id: number;
  revision: number;
}

export interface SignedResponse extends CaseChangedResponse {
  signed: true;
  signed_at: string;
  document_hash: string;
}

/** GET /cases/stats, over the cases the caller may see. */
export interface CaseStatsResponse {
  total_cases: number;
  active_patients: number;
  notes_generated: number;
  /** Rounded percentage of completed cases; 0 without cases. */
  success_rate: number;
  by_status: Record<CaseStatus, number>;
}
