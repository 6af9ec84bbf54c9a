import { base64, type Desk, posted, type Scenes } from './desk.ts';
import { USER } from '../app.ts';

const importFile = (desk: Desk) => ({ file: base64(`First name,Last name\nBo,Imported ${desk.next()}`) });

export const anImport = async (desk: Desk) =>
  `/patients/imports/${(await posted(desk.admin, '/patients/imports', importFile(desk))).import_id}`;

export const aPatient = async ({ owner, next }: Desk) =>
  (await posted(owner, '/patients', { first_name: 'Bo', last_name: `Ek ${next()}` })).id;

async function toBeForgotten(desk: Desk) {
  const id = await aPatient(desk);
  await desk.admin.post(`/patients/${id}/forgetting`).send({ reason: 'Kept for ten years' }).expect(200);
  return id;
}

async function held(desk: Desk) {
  const id = await aPatient(desk);
  await desk.admin.post(`/patients/${id}/hold`).send({ reason: 'Court case' }).expect(200);
  return id;
}

export const ofPatients: Scenes = {
  'POST /patients': () => ({ address: '/patients', body: { first_name: 'Bo', last_name: 'Ek' } }),
  'POST /patients/imports': (desk) => ({
    address: '/patients/imports',
    body: importFile(desk),
    by: desk.admin,
  }),
  'POST /patients/imports/:id/undo': async (desk) => ({
    address: `${await anImport(desk)}/undo`,
    by: desk.admin,
  }),
  'PUT /patients/:id': async (desk) => ({
    address: `/patients/${await aPatient(desk)}`,
    body: { first_name: 'Bo', last_name: 'Corrected' },
    by: desk.admin,
  }),
  'POST /patients/:id/merge': async (desk) => ({
    address: `/patients/${await aPatient(desk)}/merge`,
    body: { merged_id: await aPatient(desk) },
    by: desk.admin,
  }),
  'POST /patients/:id/forgetting': async (desk) => ({
    address: `/patients/${await aPatient(desk)}/forgetting`,
    body: { reason: 'Kept for ten years' },
    by: desk.admin,
  }),
  'DELETE /patients/:id/forgetting': async (desk) => ({
    address: `/patients/${await toBeForgotten(desk)}/forgetting`,
    by: desk.admin,
  }),
  'POST /patients/:id/forgetting/confirm': async (desk) => ({
    address: `/patients/${await toBeForgotten(desk)}/forgetting/confirm`,
    body: { password: USER.password },
    by: desk.secondAdmin,
  }),
  'POST /patients/:id/hold': async (desk) => ({
    address: `/patients/${await aPatient(desk)}/hold`,
    body: { reason: 'Court case' },
    by: desk.admin,
  }),
  'POST /patients/:id/hold/lift': async (desk) => ({
    address: `/patients/${await held(desk)}/hold/lift`,
    body: { reason: 'Settled' },
    by: desk.admin,
  }),
};
