import type { CaseFacts } from '@vouchwell/document';

/**
 * Writes the note of a case without a model, from its facts alone. Pure: the same facts and day give the same
 * text. `day`: the server's, `YYYY-MM-DD`.
 */
export type NoteTemplate = (facts: CaseFacts, day: string) => string;
