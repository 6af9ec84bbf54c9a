import type { CaseResponse, CaseRowResponse, PatientResponse, ProblemResponse } from '@vouchwell/contract';
import type TestAgent from 'supertest/lib/agent.js';
import { startApp, type TestOptions, USER } from './app.ts';

export const provider = { name: 'Dr. Jo Park', npi: '1234567893', signature: '', date_signed: '2026-01-02' };
export const urge = { code: 'N39.41', description: 'as the client calls it' };
export const bespoke = { item: 'A brief of no catalogue', category: 'Incontinence', quantity: 2 };

export const problem = ({ body }: { body: unknown }) => body as ProblemResponse;

/** Whoever manages users has looked at the licence of this account: by its NPI it is a provider's. For tests only. */
export const practitioner = (admin: TestAgent, id: number, npi: string) =>
  admin.put(`/admin/users/${id}/profile`).send({ npi }).expect(200);

/** An application with a user, a patient, and what specs of cases do again and again. For tests only. */
export async function caseDesk(options: TestOptions = {}) {
  const app = await startApp(options);
  const admin = await app.admin();
  const user = await app.newUser();

  const register = async (last_name: string, agent = user) => {
    const person = { first_name: 'Ana', last_name, mrn: `MRN-${last_name}` };
    return (await agent.post('/patients').send(person).expect(201)).body as PatientResponse;
  };
  const patient = await register('Ramírez');
  const open = async (more: object = {}, agent = user) => {
    const body = { patient, ...more };
    const opened = await agent.post('/cases/workflow').send(body).expect(201);
    return (opened.body as { case_id: number }).case_id;
  };
  const get = async (id: number, agent = user) =>
    (await agent.get(`/cases/${id}`).expect(200)).body as CaseResponse;
  const list = async (query = '', agent = user) =>
    (await agent.get(`/cases${query}`).expect(200)).body as CaseRowResponse[];
  const generate = async (id: number, agent = user) => {
    const { status, body } = await agent.post(`/cases/${id}/generate_note`).send({});
    expect([200, 206]).toContain(status);
    return body as { note_id: number; note_text: string };
  };
  const edit = (id: number, note_id: number, note_text: string, agent = user) =>
    agent.put(`/cases/${id}/notes/${note_id}`).send({ note_text });
  /** A case that lacks nothing, whose note leaves nothing open. */
  const ready = async (agent = user, more: object = {}) => {
    const id = await open({ diagnoses: [urge], items: [bespoke], provider, ...more }, agent);
    const { note_id } = await generate(id, agent);
    await edit(id, note_id, 'Ana needs briefs.', agent).expect(200);
    return id;
  };
  const sign = (id: number, more: object = {}, agent = user) =>
    agent.post(`/cases/${id}/sign`).send({ password: USER.password, ...more });
  const signedCase = async (agent: TestAgent = user) => {
    const id = await ready(agent);
    await sign(id, {}, agent).expect(200);
    return id;
  };
  return {
    ...{ app, admin, user, patient },
    ...{ register, open, get, list, generate, edit, ready, sign, signedCase },
  };
}

export type CaseDesk = Awaited<ReturnType<typeof caseDesk>>;
