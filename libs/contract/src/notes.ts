import { IsBoolean, IsString, MaxLength, MinLength } from 'class-validator';
import { NOTE_MAX_LENGTH, NOTE_MAX_LINES, type WrittenPlace } from '@vouchwell/rules';
import { MaxLines, Optional } from './fields.ts';

export class GenerateNoteRequest {
  @Optional()
  @IsBoolean({ message: 'regenerate must be true or false.' })
  regenerate?: boolean;
}

export class ImproveNoteRequest {
  @MaxLines('Note text', NOTE_MAX_LINES)
  @MaxLength(NOTE_MAX_LENGTH, { message: `Note text can have at most ${NOTE_MAX_LENGTH} characters.` })
  @MinLength(1, { message: 'The current note is required.' })
  @IsString({ message: 'The current note is required.' })
  current_note!: string;
}

export class EditNoteRequest {
  @MaxLines('Note text', NOTE_MAX_LINES)
  @MaxLength(NOTE_MAX_LENGTH, { message: `Note text can have at most ${NOTE_MAX_LENGTH} characters.` })
  @MinLength(1, { message: 'Note text is required.' })
  @IsString({ message: 'Note text is required.' })
  note_text!: string;
}

/** Who wrote a version of a note. */
export type NoteAuthor = 'model' | 'template' | 'person';

/** How a note came about. */
export type NoteKind = 'generated' | 'regenerated' | 'improved';

export interface NoteResponse {
  id: number;
  note_id: number;
  note_text: string;
  word_count: number;
  /** Provider and model names: null for everyone but admins. */
  model: string | null;
  ai_provider: string | null;
  ai_model: string | null;
  kind: NoteKind;
  /** True where no model could write: the template did, or an improvement left the text as it was, marked for its reviewer. */
  is_fallback: boolean;
  /** Starts at 1; each edit adds one. */
  version: number;
  author: NoteAuthor;
  /** Who wrote which places of the text, in order; headings are nobody's. */
  written: WrittenPlace[];
  created_at: string;
  updated_at: string;
}

/**
 * The check of a note against its case (`checkGrounding` of the rules, which the screen uses as well). Places are
 * offsets in the note's text. Signing asks to confirm while there are marks; what is left out asks for nothing.
 */
export interface GroundingResponse {
  /** `untraced`: softer, said neither by the case nor by letters in general; absent, the case does not hold it. */
  marks: {
    start: number;
    end: number;
    kind: string;
    text: string;
    tier?: 'untraced';
    sentence: string;
  }[];
  left_out: { kind: string; text: string; sentence: string }[];
  /** The case's codes that are not billable today, or on the day of the signature; absent without any. They ask for nothing. */
  codes?: { code: string; sentence: string }[];
}

/** PUT /cases/{id}/notes/{note_id} */
export interface NoteEditedResponse {
  success: true;
  case_id: number;
  revision: number;
  /** Of the text as it stands now; null where there was no time or room to compare it. It is saved all the same. */
  grounding: GroundingResponse | null;
}

/**
 * POST /cases/{id}/generate_note and improve_note. Status 200, or 206 with `error` when the template
 * stood in for the model.
 */
export interface NoteResultResponse {
  note_id: number;
  note_text: string;
  word_count: number;
  model: string | null;
  ai_provider: string | null;
  ai_model: string | null;
  kind: NoteKind;
  is_fallback: boolean;
  /**
   * What the note states and the case does not hold, and what it leaves out; null where there was no time or room to
   * compare it. The note is saved all the same.
   */
  grounding: GroundingResponse | null;
  /** Why the template stood in. */
  error?: string;
}

/** One text of a case's notes, as it stood. */
export interface NoteVersionResponse {
  note_id: number;
  /** Its place among the notes of the case, from 1. */
  note_number: number;
  /** Starts at 1 in each note. */
  version: number;
  /** How the note came about; an edit keeps its note's kind. */
  kind: NoteKind;
  author: NoteAuthor;
  /** The person who asked for it or wrote it. */
  by: string;
  at: string;
  note_text: string;
  word_count: number;
  /** Null for everyone but admins. */
  ai_provider: string | null;
  ai_model: string | null;
}

/** GET /cases/{id}/note-versions: every text of every note of the case, newest first. */
export interface NoteVersionsResponse {
  versions: NoteVersionResponse[];
}

/**
 * The events of generate_note when it is asked for as text/event-stream, each as `event: <type>` and
 * `data: <JSON of the rest>`: phases as they happen, text as the model writes it, then `done` or `failed`. That the
 * client leaves does not end the note: GET /cases/{id}/writing tells whoever asked for it what was told so far and
 * then the rest, and nothing where none is on its way; DELETE stops it.
 */
export type NoteStreamEvent =
  /** First of GET /cases/{id}/writing. In milliseconds: since it was asked for, or since its turn came. */
  | { type: 'found'; kind: NoteKind; running_ms: number }
  /** While it waits for its turn: 1 is next. Before the first phase, and again whenever the place changes. */
  | { type: 'queued'; place: number; of: number }
  | { type: 'phase'; phase: NotePhase }
  /** `checked`: each sentence of it was compared with the case before it was sent. */
  | { type: 'text'; text: string; checked: boolean }
  /**
   * What is being written right now, word by word, before it is compared with the case. Each takes the place of the
   * one before, and text takes its; empty: it is gone.
   */
  | { type: 'draft'; text: string }
  /** About how long it still takes, in milliseconds, by what was measured of this model. The newest holds. */
  | { type: 'time_left'; ms: number }
  | { type: 'done'; status: 200 | 206; result: NoteResultResponse }
  | { type: 'failed'; status: number; message: string; code: string };

/** The server's true phases, in order. */
export type NotePhase = 'patient_data' | 'engine' | 'uploading' | 'preparing' | 'finalizing';

/** DELETE /cases/{id}/writing. False: no note of the caller's was on its way, or it was written all the same. */
export interface NoteStoppedResponse {
  stopped: boolean;
}
