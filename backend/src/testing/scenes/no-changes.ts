import { readyCase } from '../app-with-model.ts';
import { type Scenes } from './desk.ts';
import { aModelImport, aSetting } from './site.ts';

/** What takes a body or names a thing, says something other than GET, and yet changes no record. */
export const noChanges: Scenes = {
  'POST /admin/local-models/imports/:id/pieces': async (desk) => ({
    address: `${await aModelImport(desk)}/pieces`,
    body: { at: 0, piece: 'AA==' },
    by: desk.admin,
  }),
  'POST /audit/export/link': ({ admin }) => ({
    address: '/audit/export/link',
    body: { format: 'csv', text: 'Briefs', address: '10.1.2.3' },
    by: admin,
  }),
  'POST /audit/reports/:kind/csv/link': ({ admin }) => ({
    address: '/audit/reports/sign-ins/csv/link',
    body: { from: '2026-03-01', to: '2026-03-31', person: 1 },
    by: admin,
  }),
  'POST /admin/cases/csv/link': ({ admin }) => ({
    address: '/admin/cases/csv/link',
    body: { status: 'draft', user_id: 2, not_ready: 'true', sort: '-status' },
    by: admin,
  }),
  'POST /admin/demo-requests/csv/link': ({ admin }) => ({
    address: '/admin/demo-requests/csv/link',
    body: { status: 'new', search: 'Sample Clinic' },
    by: admin,
  }),
  'DELETE /cases/:id/writing': async (desk) => {
    const { owner, admin, model } = desk;
    // One note is written at a time, and not everybody who may ask ends the one before.
    model.release();
    const id = await readyCase(owner);
    const setting = await aSetting(desk, 'test', 'activate');
    const asked = model.asked.length;
    // Whoever asks later waits for none of this.
    model.behave({
      kind: 'depends',
      on: () =>
        model.asked.length === asked + 1
          ? { kind: 'holds', pieces: ['PATIENT\n'] }
          : { kind: 'answers', pieces: ['Nothing.'] },
    });
    void owner
      .post(`/cases/${id}/generate_note`)
      .send({})
      .catch(() => undefined);
    await model.until(() => model.asked.length > asked);
    await admin.post(`${setting}/deactivate`).send({}).expect(200);
    return { address: `/cases/${id}/writing` };
  },
};
