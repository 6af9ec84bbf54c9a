import type {
  CaseChangedResponse,
  CaseOpenedResponse,
  DiagnosisRequest,
  ItemRequest,
  OpenCaseRequest,
  ProviderRequest,
} from '@vouchwell/contract';
import { basedOn, http, newRequestKey } from '../../../lib/http.ts';

/** Pass one key for all attempts of one intention, so that a retry opens no second case. */
export function openCase(
  request: OpenCaseRequest,
  key: string = newRequestKey(),
): Promise<CaseOpenedResponse> {
  return http.post('/cases/workflow', { body: request, idempotencyKey: key });
}

export function changePatient(
  id: number,
  patientId: number,
  revision?: number,
): Promise<CaseChangedResponse> {
  const headers = basedOn(revision);
  return http.put(`/cases/${id}/patient`, { body: { patient: { id: patientId } }, headers });
}

/** Replaces the list; POST alone, so that no failure leaves the case without one. */
export function replaceDiagnoses(
  id: number,
  diagnoses: DiagnosisRequest[],
  revision?: number,
): Promise<CaseChangedResponse> {
  return http.post(`/cases/${id}/diagnoses`, {
    body: { diagnoses },
    headers: basedOn(revision),
    quiet: true,
  });
}

/** Replaces the list; POST alone, so that no failure leaves the case without one. */
export function replaceItems(
  id: number,
  items: ItemRequest[],
  revision?: number,
): Promise<CaseChangedResponse> {
  return http.post(`/cases/${id}/items`, { body: { items }, headers: basedOn(revision), quiet: true });
}

export function setProvider(
  id: number,
  provider: ProviderRequest,
  revision?: number,
): Promise<CaseChangedResponse> {
  return http.post(`/cases/${id}/provider`, { body: provider, headers: basedOn(revision), quiet: true });
}

/** Adds a version to the note; every version is kept. */
export function editNote(
  id: number,
  noteId: number,
  text: string,
  headers: Record<string, string> = {},
): Promise<CaseChangedResponse> {
  return http.put(`/cases/${id}/notes/${noteId}`, { body: { note_text: text }, headers, quiet: true });
}
