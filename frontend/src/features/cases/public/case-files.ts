import type { SuccessResponse } from '@vouchwell/contract';
import { http } from '../../../lib/http.ts';

/** The letter with the signed note, or else the newest, unless `noteId` names another. */
export function fetchPdf(id: number, noteId?: number): Promise<Blob> {
  return http.blob(`/cases/${id}/export/pdf`, { query: { note_id: noteId } });
}

/** The same as text. */
export function fetchText(id: number, noteId?: number): Promise<Blob> {
  return http.blob(`/cases/${id}/export/txt`, { query: { note_id: noteId } });
}

/** Leaves the trace of a print; call it before the print dialog opens. */
export function reportPrinted(id: number): Promise<SuccessResponse> {
  return http.post(`/cases/${id}/printed`);
}

/** Leaves the trace of a copy to the clipboard. */
export function reportCopied(id: number): Promise<SuccessResponse> {
  return http.post(`/cases/${id}/copied`);
}
