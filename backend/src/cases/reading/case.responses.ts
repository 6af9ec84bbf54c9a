import type {
  CaseChangedResponse,
  CaseResponse,
  CaseRowResponse,
  CodeStanding,
  NoteResponse,
  SignedResponse,
} from '@vouchwell/contract';
import { categoryOf, preview, type Standing } from '@vouchwell/rules';
import { isAdmin } from '../../kernel/access/access.ts';
import type { Done } from '../../kernel/commanding/wish.ts';
import type { Actor } from '../../kernel/deciding/decider.ts';
import { mayHandOn } from '../record/case.access.ts';
import type { CaseEvent } from '../record/case.events.ts';
import { type CaseRow, PREVIEW_LENGTH } from './case-list.projection.ts';
import type { CaseDoc, NoteDoc } from './case.projections.ts';

/** After a change that needs no more telling. */
export function changedResponse({ id, revision }: Done): CaseChangedResponse {
  return { success: true, case_id: id, revision };
}

export function signedResponse({ id, revision, events }: Done<CaseEvent>): SignedResponse {
  const signed = events.find((event) => event.type === 'CaseSigned')!;
  const { document, document_hash } = signed.data;
  const { signed_at } = document.signature;
  return { success: true, signed: true, case_id: id, revision, signed_at, document_hash };
}

/** Documents as this person may see them: provider and model are for admins only. */
export function rowResponse(row: CaseRow, actor: Actor, standing: Standing | null): CaseRowResponse {
  const { id, revision, patient_id, patient, status, is_complete, signed_at, created_at, updated_at } = row;
  const { notes_count, diagnoses_count, items_count } = row;
  const latest_note = row.latest_note && {
    created_at: row.latest_note.created_at,
    model: isAdmin(actor) ? row.latest_note.model : null,
    preview: row.latest_note.preview,
  };
  const summary = { notes_count, diagnoses_count, items_count, latest_note };
  const signed = signed_at !== null;
  const needs_my_signature = row.signer_asked !== null && row.signer_asked === actor.id;
  return {
    id,
    revision,
    patient_id,
    patient,
    status,
    is_complete,
    signed,
    signed_at,
    needs_my_signature,
    may_delete: mayHandOn(row, actor),
    category: row.opened_category,
    equipment: row.category,
    items: row.items,
    created_at,
    updated_at,
    summary,
    standing,
    ...(row.damaged && { damaged: true }),
  };
}

/** `standings`: of the codes that are not billable. */
export function caseResponse(
  doc: CaseDoc,
  actor: Actor,
  standings: ReadonlyMap<string, CodeStanding> = new Map(),
): CaseResponse {
  const { id, revision, patient_id, patient, status, is_complete, created_at, updated_at } = doc;
  const { diagnoses, items, provider, signature } = doc;
  return {
    id,
    revision,
    patient_id,
    patient: { ...patient, is_template: false, created_at: null },
    status,
    is_complete,
    category: doc.category,
    equipment: categoryOf(items, doc.category),
    created_at,
    updated_at,
    created_by: { id: doc.owner_id, full_name: doc.owner_name, username: doc.owner_username },
    diagnoses: diagnoses.map((diagnosis) => {
      const standing = standings.get(diagnosis.code);
      return standing ? { ...diagnosis, standing } : diagnosis;
    }),
    items,
    provider,
    notes: doc.notes.map((note) => noteResponse(note, actor)),
    signed: signature !== null,
    signed_at: signature?.signed_at ?? null,
    signature: signature && {
      signature: signature.signature,
      signed_for: signature.document.signature.signed_for ?? null,
      meaning: signature.meaning,
      signed_at: signature.signed_at,
      signed_by: { id: signature.signer_id, full_name: signature.signer_name },
      note_id: signature.note_id,
      document_hash: signature.document_hash,
    },
    sent_for_signature: sentResponse(doc),
    shares: doc.shares.map(({ user_id: id, ...share }) => ({ id, ...share })),
    addenda: doc.addenda.map(
      ({ number, text, signature, signed_for, signed_at, time_zone, hash, ...by }) => ({
        ...{ number, text, signature, ...(signed_for !== undefined && { signed_for }), signed_at, hash },
        ...(time_zone !== undefined && { time_zone }),
        signed_by: { id: by.signer_id, full_name: by.signer_name },
      }),
    ),
    summary: caseSummary(doc, actor),
  };
}

function sentResponse({ sent_for_signature: sent }: CaseDoc): CaseResponse['sent_for_signature'] {
  if (!sent) return null;
  const { user_id: id, ...told } = sent;
  return { id, ...told };
}

function caseSummary(doc: CaseDoc, actor: Actor): CaseResponse['summary'] {
  const [latest] = doc.notes;
  return {
    notes_count: doc.notes.length,
    diagnoses_count: doc.diagnoses.length,
    items_count: doc.items.length,
    latest_note: latest
      ? {
          created_at: latest.created_at,
          model: isAdmin(actor) ? latest.receipt.model : null,
          preview: preview(latest.text, PREVIEW_LENGTH),
        }
      : null,
  };
}

function noteResponse(note: NoteDoc, actor: Actor): NoteResponse {
  const { id, kind, text, word_count, version, author, receipt, written, created_at, updated_at } = note;
  const told = isAdmin(actor);
  return {
    id,
    note_id: id,
    note_text: text,
    word_count,
    model: told ? receipt.model : null,
    ai_provider: told ? receipt.provider : null,
    ai_model: told ? receipt.model : null,
    kind,
    is_fallback: receipt.fallback_reason !== null,
    version,
    author,
    written: [...written],
    created_at,
    updated_at,
  };
}
