import type { CaseResponse, MarksToConfirmResponse, PatientResponse } from '@vouchwell/contract';
import { Api } from './api.ts';
import type { Credentials, RunningServer } from './server.ts';

export interface Person {
  readonly first_name: string;
  readonly middle_name?: string;
  readonly last_name: string;
  readonly dob: string;
  readonly gender: string;
  readonly mrn?: string;
}

export const mara: Person = {
  first_name: 'Mara',
  last_name: 'Whitfield',
  dob: '1950-04-02',
  gender: 'female',
  mrn: 'MRN-7001',
};

/** A user with a password of their own, as after the first sign-in. */
export async function plainUser(
  server: RunningServer,
  username: string,
  full_name = 'Dr. Nora Quist',
  role = 'user',
): Promise<Credentials> {
  const admin = await Api.signedIn(server.url, server.admin);
  const first = { username, password: 'given on the first day 1' };
  await admin.ok('POST', '/admin/users', { ...first, full_name, role });
  const own = await Api.signedIn(server.url, first);
  const password = 'a pass phrase of her own 2';
  await own.ok('POST', '/auth/password', { current_password: first.password, new_password: password });
  return { username, password };
}

/** Such a user who reads the history and has no other right. */
export async function complianceOfficer(
  server: RunningServer,
  username: string,
  full_name: string,
): Promise<Credentials> {
  const officer = await plainUser(server, username, full_name);
  const own = await Api.signedIn(server.url, officer);
  const { user } = await own.ok<{ user: { id: number } }>('GET', '/auth/me');
  const permissions = { can_view_audit: true, can_create_cases: false, can_export_cases: false };
  const admin = await Api.signedIn(server.url, server.admin);
  await admin.ok('PUT', `/admin/users/${user.id}`, { full_name, role: 'user', permissions });
  return officer;
}

/** Whoever manages users has looked at her licence: by its number she is the provider of the cases here. */
export async function practises(server: RunningServer, username: string): Promise<void> {
  const admin = await Api.signedIn(server.url, server.admin);
  const { users } = await admin.ok<{ users: { id: number; username: string }[] }>('GET', '/admin/users');
  const { id } = users.find((one) => one.username === username)!;
  await admin.ok('PUT', `/admin/users/${id}/profile`, { npi: provider.npi });
}

export function aPatient(api: Api, person: Person = mara): Promise<PatientResponse> {
  return api.ok('POST', '/patients', person);
}

const diagnoses = [
  { code: 'N39.41', is_primary: true },
  { code: 'R32', is_primary: false },
];
const items = [{ item: 'Adult briefs, medium', category: 'Incontinence', quantity: 200 }];
const provider = {
  name: 'Dr. Nora Quist',
  npi: '1234567893',
  signature: 'Nora Quist',
  date_signed: '2026-01-05',
};

export const stages = ['patient', 'diagnosis', 'items', 'provider', 'note', 'signed'] as const;
export type Stage = (typeof stages)[number];

/** Signs as somebody who has looked at whatever the check has marked. */
async function signed(api: Api, id: number, password: string): Promise<void> {
  const { status, body } = await api.call('POST', `/cases/${id}/sign`, { password });
  if (status < 300) return;
  const { current } = body as { current?: MarksToConfirmResponse };
  await api.ok('POST', `/cases/${id}/sign`, { password, marks_hash: current?.marks_hash });
}

/** A case that has come so far, made as a client without a browser would. */
export async function aCase(api: Api, password: string, stage: Stage, person = mara): Promise<CaseResponse> {
  const reached = (wanted: Stage) => stages.indexOf(stage) >= stages.indexOf(wanted);
  const patient = await aPatient(api, person);
  const { case_id: id } = await api.ok<{ case_id: number }>('POST', '/cases/workflow', {
    patient: { id: patient.id },
    ...(reached('diagnosis') && { diagnoses }),
    ...(reached('items') && { items }),
    ...(reached('provider') && { provider }),
    category: 'DME',
  });
  if (reached('note')) await api.ok('POST', `/cases/${id}/generate_note`, {});
  if (reached('signed')) await signed(api, id, password);
  return api.ok('GET', `/cases/${id}`);
}
