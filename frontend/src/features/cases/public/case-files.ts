import type { SuccessResponse } from '@vouchwell/contract';
import { http } from '../../../lib/http.ts';

/** The newest note's letter unless `noteId` names another; once signed, always the signed document. */
export function fetchPdf(id: number, noteId?: number): Promise<Blob> {
  return http.blob(`/cases/${id}/export/pdf`, { query: { note_id: noteId } });
}

/** The newest note's letter as text unless `noteId` names another; once signed, always the signed document. */
export function fetchText(id: number, noteId?: number): Promise<Blob> {
  return http.blob(`/cases/${id}/export/txt`, { query: { note_id: noteId } });
}

/** medical-case-{id}.pdf */
export function pdfName(id: number): string {
  return `medical-case-${id}.pdf`;
}

/** medical-necessity-{last name or patient}.txt, without what a file system refuses. */
export function textName(lastName: string | null | undefined): string {
  const name = (lastName ?? '').trim().replace(/[\\/:*?"<>|\p{Cc}]/gu, '_');
  return `medical-necessity-${name || 'patient'}.txt`;
}

/** Leaves the trace of a print; call it before the print dialog opens. */
export function reportPrinted(id: number): Promise<SuccessResponse> {
  return http.post(`/cases/${id}/printed`);
}

/** Leaves the trace of a copy to the clipboard. */
export function reportCopied(id: number): Promise<SuccessResponse> {
  return http.post(`/cases/${id}/copied`);
}
