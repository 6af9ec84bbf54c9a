import type { CaseResponse } from '@vouchwell/contract';
import { USER } from '../app.ts';
import { readyCase } from '../app-with-model.ts';
import { COLLEAGUE, type Desk, got, posted, type Scene, type Scenes } from './desk.ts';

const { password } = USER;

export async function withNote({ owner }: Desk) {
  const id = await readyCase(owner);
  const { note_id } = await posted(owner, `/cases/${id}/generate_note`);
  await owner.put(`/cases/${id}/notes/${note_id}`).send({ note_text: 'Ana needs briefs.' }).expect(200);
  return { id, note_id };
}

async function signed(desk: Desk) {
  const { id } = await withNote(desk);
  await desk.owner.post(`/cases/${id}/sign`).send({ password }).expect(200);
  return id;
}

const onCase =
  (rest: string, body?: object) =>
  async ({ owner }: Desk): Promise<Scene> => ({ address: `/cases/${await readyCase(owner)}${rest}`, body });

const onNote =
  (rest: string, body?: object) =>
  async (desk: Desk): Promise<Scene> => ({ address: `/cases/${(await withNote(desk)).id}${rest}`, body });

export const ofCases: Scenes = {
  'POST /cases/workflow': async ({ owner }) => {
    const { id } = await posted(owner, '/patients', { first_name: 'Cy', last_name: 'Om' });
    return { address: '/cases/workflow', body: { patient: { id } } };
  },
  'DELETE /cases/:id': onCase(''),
  'PUT /cases/:id/patient': async ({ owner }) => {
    const { id } = await posted(owner, '/patients', { first_name: 'Di', last_name: 'Ra' });
    return { address: `/cases/${await readyCase(owner)}/patient`, body: { patient: { id } } };
  },
  'POST /cases/:id/provider': onCase('/provider', {
    name: 'Dr. An Other',
    npi: '1234567893',
    date_signed: '2026-01-02',
  }),
  'POST /cases/:id/diagnoses': onCase('/diagnoses', { diagnoses: [] }),
  'DELETE /cases/:id/diagnoses': onCase('/diagnoses'),
  'POST /cases/:id/items': onCase('/items', { items: [] }),
  'DELETE /cases/:id/items': onCase('/items'),
  'PUT /cases/:id/encounters': onCase('/encounters', {
    encounters: [{ date: '2026-01-02', kind: 'in_person', role: 'physician', who: 'Dr. Jo Park' }],
  }),
  'PUT /cases/:id/answers': onCase('/answers', { fact: 'payer', answers: [{ value: 'medicare' }] }),
  'PUT /cases/:id/deliveries': onCase('/deliveries', {
    delivered: [{ hcpcs: 'A4253', units: 6, day: '2026-01-02' }],
  }),
  'PUT /cases/:id/order': onCase('/order', { length_of_need: '12 months' }),
  'POST /cases/:id/order/sign': async ({ owner, admin }) => {
    const id = await readyCase(owner);
    const practitioner = { name: 'Sam Lee', npi: '1234567893', date_signed: '2026-01-02' };
    await owner.post(`/cases/${id}/provider`).send(practitioner).expect(200);
    const { created_by } = await got<CaseResponse>(owner, `/cases/${id}`);
    const { npi } = practitioner;
    await admin.put(`/admin/users/${created_by.id}/profile`).send({ npi }).expect(200);
    return { address: `/cases/${id}/order/sign`, body: { password } };
  },
  'POST /cases/:id/order/printed': onCase('/order/printed', {}),
  'POST /cases/:id/generate_note': onCase('/generate_note', {}),
  'POST /cases/:id/improve_note': onNote('/improve_note', { current_note: 'Ana needs briefs.' }),
  'PUT /cases/:id/notes/:note_id': async (desk) => {
    const { id, note_id } = await withNote(desk);
    return { address: `/cases/${id}/notes/${note_id}`, body: { note_text: 'By hand.' } };
  },
  'POST /cases/:id/sign': onNote('/sign', { password }),
  'POST /cases/:id/complete': async (desk) => ({ address: `/cases/${await signed(desk)}/complete` }),
  'POST /cases/:id/shares': onCase('/shares', { user_id: COLLEAGUE }),
  'DELETE /cases/:id/shares/:user_id': async ({ owner }) => {
    const id = await readyCase(owner);
    await owner.post(`/cases/${id}/shares`).send({ user_id: COLLEAGUE }).expect(200);
    return { address: `/cases/${id}/shares/${COLLEAGUE}` };
  },
  'POST /cases/:id/send-for-signature': onNote('/send-for-signature', { user_id: COLLEAGUE }),
  'POST /cases/:id/addenda': async (desk) => ({
    address: `/cases/${await signed(desk)}/addenda`,
    body: { text: 'It was May.', password },
  }),
  'POST /cases/:id/recipients': onCase('/recipients', {
    ...{ kind: 'payer', name: 'Acme Health', purpose: 'Prior authorization' },
  }),
  'POST /cases/:id/printed': onNote('/printed', {}),
  'POST /cases/:id/copied': onNote('/copied', { what: 'text' }),
};
