import type {
  CaseResponse,
  CaseRowResponse,
  CaseStatsResponse,
  NoteResponse,
  SessionSite,
  SessionUser,
  SignatureResponse,
} from '@vouchwell/contract';
import { effectivePermissions, ownTimeZone, type Role } from '@vouchwell/rules';

/** Everybody here is invented. */
function person(id: number, username: string, role: Role): SessionUser {
  return {
    id,
    username,
    full_name: null,
    email: null,
    role,
    permissions: effectivePermissions(role),
    is_active: true,
    profile: { printed_name: null, credentials: null, npi: null, signature: null },
    last_login: null,
    must_change_password: false,
    password_set_by: null,
    second_factor: { on: false, since: null, required: false, recovery_codes_left: null },
  };
}

export const anAdmin: SessionUser = { ...person(1, 'admin', 'admin'), full_name: 'Ada Example' };
/** In the zone of this machine, as dates of tests are. */
export const aSite: SessionSite = { name: null, time_zone: ownTimeZone() };
export const aUser: SessionUser = person(2, 'nora', 'user');
/** Reads the history, and may otherwise what every user may. */
export const anOfficer: SessionUser = {
  ...aUser,
  permissions: { ...aUser.permissions, can_view_audit: true },
};

export const stats: CaseStatsResponse = {
  total_cases: 12,
  active_patients: 9,
  notes_generated: 15,
  success_rate: 25,
  by_status: { draft: 5, in_progress: 4, completed: 3 },
};

export function caseRow(part: Partial<CaseRowResponse> = {}): CaseRowResponse {
  return {
    id: 42,
    revision: 6,
    patient_id: 7,
    patient: { id: 7, first_name: 'Marisol', last_name: 'Okafor', dob: '1950-03-01', mrn: 'MRN-7' },
    status: 'in_progress',
    standing: null,
    is_complete: false,
    signed: false,
    signed_at: null,
    needs_my_signature: false,
    may_delete: true,
    category: 'DME',
    equipment: 'Incontinence',
    items: ['Adult brief', 'Wipes'],
    created_at: '2026-03-02T10:00:00.000Z',
    updated_at: '2026-03-03T11:30:00.000Z',
    summary: {
      notes_count: 1,
      diagnoses_count: 2,
      items_count: 3,
      latest_note: { created_at: '2026-03-03T11:30:00.000Z', model: null, preview: 'To whom it may concern' },
    },
    ...part,
  };
}

export function aNote(part: Partial<NoteResponse> = {}): NoteResponse {
  return {
    id: 5,
    note_id: 5,
    note_text: 'The patient needs briefs.\nSincerely, Dr. Sample',
    word_count: 7,
    model: null,
    ai_provider: null,
    ai_model: null,
    kind: 'generated',
    is_fallback: false,
    version: 1,
    author: 'model',
    written: [],
    created_at: '2026-03-03T11:30:00.000Z',
    updated_at: '2026-03-03T11:30:00.000Z',
    ...part,
  };
}

/** Of the case’s note, by the provider. */
export const aSignature: SignatureResponse = {
  signature: 'Dr. Ines Sample',
  signed_for: null,
  meaning: 'I reviewed this note and attest to it',
  signed_at: '2026-03-04T09:00:00.000Z',
  signed_by: { id: 2, full_name: 'Nora Sample' },
  note_id: 5,
  document_hash: 'ab12'.repeat(16),
};

/** What a case says that bears it. */
export const signedWith = (signature: SignatureResponse) => ({
  signed: true,
  signed_at: signature.signed_at,
  signature,
});

export function aCase(part: Partial<CaseResponse> = {}): CaseResponse {
  const row = caseRow();
  return {
    ...row,
    revision: 6,
    patient: {
      ...row.patient,
      middle_name: null,
      gender: 'female',
      height: null,
      weight: null,
      address: '12 Sample Lane',
      phone: null,
      email: null,
      is_template: false,
      created_at: row.created_at,
    },
    created_by: { id: 2, full_name: 'Nora Sample', username: 'nora' },
    diagnoses: [
      {
        id: 1,
        code: 'N39.46',
        description: 'Mixed incontinence',
        is_primary: true,
        created_at: row.created_at,
      },
    ],
    items: [
      {
        id: 1,
        item: 'Adult brief',
        category: 'Incontinence',
        hcpcs: 'T4523',
        quantity: 400,
        quantity_limit: 360,
        limit_period: 'month',
        size: 'L',
        color: null,
        length: null,
        justification: 'Frequent changes at night',
      },
    ],
    provider: { name: 'Dr. Ines Sample', npi: '1234567893', signature: null, date_signed: '2026-03-02' },
    notes: [aNote()],
    signature: null,
    sent_for_signature: null,
    shares: [],
    addenda: [],
    ...part,
  };
}
