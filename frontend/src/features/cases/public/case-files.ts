import type { SuccessResponse } from '@vouchwell/contract';
import { http } from '../../../lib/http.ts';

/** The letter with the signed note, or else the newest, unless `noteId` names another. `recipient`: to whom it goes, by number. */
export function fetchPdf(id: number, noteId?: number, recipient?: number): Promise<Blob> {
  return http.blob(`/cases/${id}/export/pdf`, { query: { note_id: noteId, recipient } });
}

/** The same as text. */
export function fetchText(id: number, noteId?: number, recipient?: number): Promise<Blob> {
  return http.blob(`/cases/${id}/export/txt`, { query: { note_id: noteId, recipient } });
}

/** Leaves the trace of a print of the letter with this note; call it before the print dialog opens. */
export function reportPrinted(id: number, noteId: number, recipient?: number): Promise<SuccessResponse> {
  return http.post(`/cases/${id}/printed`, { body: { note_id: noteId, recipient }, anew: true });
}

/** Leaves the trace of a copy of this note to the clipboard. `recipient`: to whom it goes, by number. */
export function reportCopied(id: number, noteId: number, recipient?: number): Promise<SuccessResponse> {
  return http.post(`/cases/${id}/copied`, { body: { note_id: noteId, recipient }, anew: true });
}
