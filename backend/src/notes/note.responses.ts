import type { NoteResultResponse } from '@vouchwell/contract';
import { wordCount } from '@vouchwell/rules';
import { isAdmin } from '../kernel/access/access.ts';
import type { Actor } from '../kernel/deciding/decider.ts';
import type { AddedNote, WrittenNote } from './writing/note-writing.ts';

/** 206 where the template stood in for the model. */
export function statusOfNote({ receipt }: AddedNote): 200 | 206 {
  return receipt.fallback_reason === null ? 200 : 206;
}

/** A fresh note as this person may see it: provider and model are for admins only. */
export function noteResult({ note, grounding }: WrittenNote, actor: Actor): NoteResultResponse {
  const { note_id, kind, text, receipt } = note;
  const { provider, model } = isAdmin(actor) ? receipt : { provider: null, model: null };
  return {
    note_id,
    note_text: text,
    word_count: wordCount(text),
    model,
    ai_provider: provider,
    ai_model: model,
    kind,
    is_fallback: receipt.fallback_reason !== null,
    grounding,
    ...(receipt.fallback_reason !== null && { error: receipt.fallback_reason }),
  };
}
