import type { NoteVersionResponse } from '@vouchwell/contract';

/** One text of a note, as the server lists it. */
export function aVersion(part: Partial<NoteVersionResponse> = {}): NoteVersionResponse {
  return {
    note_id: 5,
    note_number: (part.note_id ?? 5) - 4,
    version: 1,
    kind: 'generated',
    author: 'model',
    by: 'Nora Sample',
    at: '2026-03-03T11:30:00.000Z',
    note_text: 'The patient needs briefs.',
    word_count: 4,
    ai_provider: null,
    ai_model: null,
    ...part,
  };
}
