import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { CaseResponse, ForgettingResponse, ForgettingsResponse } from '@vouchwell/contract';
import { features } from '../features.ts';
import { PatientKeys } from '../kernel/vault/patient-keys.ts';
import { ADMIN, USER } from '../testing/app.ts';
import { problem } from '../testing/case-desk.ts';
import {
  gone,
  intoLibrary,
  LIBRARY_TRACES,
  siteOfOneToForget,
  startedAgain,
  TRACES as OWN_TRACES,
} from '../testing/forgotten/one-to-forget.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { traces, tracesIn } from '../testing/traces.ts';

const TRACES = [...OWN_TRACES, ...LIBRARY_TRACES];
const folder = temporaryFolder();
const REASON = 'Kept for ten years, as the policy asks; request 2026-118.';
const projections = features.flatMap((one) => one.projections);

/** The site, with a second admin. */
async function site(dataDir: string) {
  const desk = await siteOfOneToForget(dataDir);
  const second = await desk.app.newUser({ role: 'admin' }, 'second.admin');
  const of = (id: number) => `/patients/${id}`;
  const ask = (id: number, reason = REASON) => desk.admin.post(`${of(id)}/forgetting`).send({ reason });
  const confirm = (id: number, password: string = USER.password) =>
    second.post(`${of(id)}/forgetting/confirm`).send({ password });
  return { ...desk, second, ask, confirm, of, contents: await intoLibrary(desk) };
}

/** Every document, as they lie in the file. */
function documentsIn(dataDir: string): Record<string, unknown[]> {
  const models = new DatabaseSync(join(dataDir, 'models.sqlite'), { readOnly: true });
  const rows = projections.map(({ name, version }) => [
    name,
    models.prepare(`SELECT * FROM "${name}@${version}" ORDER BY 1`).all(),
  ]);
  models.close();
  return Object.fromEntries(rows) as Record<string, unknown[]>;
}

test('two admins forget a patient: nothing of them is left in any file, at once and in a process that comes later', async () => {
  const dataDir = folder();
  const { app, admin, user, zeb, bea, own, moved, contents, ask, confirm, of } = await site(dataDir);
  // The search finds them as long as they are not forgotten, and what was approved is in use until then.
  for (const word of LIBRARY_TRACES) expect(traces(dataDir, [word])).not.toEqual([]);
  for (const id of contents) await admin.get(`/rag/content/${id}/versions`).expect(200);
  const before = (await user.get(`/cases/${moved}`).expect(200)).body as CaseResponse;

  const asked = (await ask(zeb).expect(200)).body as ForgettingResponse;
  expect(asked).toMatchObject({ stage: 'asked', reason: REASON, patients: [zeb], hold: null });
  // Whoever asked is not the one who confirms.
  const own_confirmation = await admin
    .post(`${of(zeb)}/forgetting/confirm`)
    .send({ password: ADMIN.password });
  expect([own_confirmation.status, problem(own_confirmation).code]).toEqual([403, 'same_admin']);
  const wrong = await confirm(zeb, 'not the password');
  expect([wrong.status, problem(wrong).message]).toEqual([
    403,
    'The password is not right. Nothing was forgotten.',
  ]);
  expect((await user.get(`/cases/${own}`)).status).toBe(200);

  const done = (await confirm(zeb).expect(200)).body as ForgettingResponse;
  expect(done).toMatchObject({ stage: 'forgotten', patient: null, reason: REASON });
  // Read models, lists and searches of the process that did it.
  expect((await user.get(`/cases/${own}`)).status).toBe(404);
  expect((await admin.get(of(zeb))).status).toBe(404);
  for (const route of ['/patients', '/cases', '/rag/notes-feedback', '/rag/content']) {
    const { text } = await admin.get(route).expect(200);
    expect(tracesIn(Buffer.from(text), TRACES)).toEqual([]);
  }
  expect((await user.get(`/patients?query=${gone.last_name}`).expect(200)).body).toEqual([]);
  for (const id of contents) await admin.get(`/rag/content/${id}/versions`).expect(404);
  // Another patient's case stands as it stood.
  const after = (await user.get(`/cases/${moved}`).expect(200)).body as CaseResponse;
  expect({ ...after, updated_at: '' }).toEqual({ ...before, updated_at: '' });
  expect(after.patient.id).toBe(bea);
  await app.caughtUp();
  // Already while the server runs.
  expect(traces(dataDir, TRACES)).toEqual([]);
  await app.close();
  expect(traces(dataDir, TRACES)).toEqual([]);

  // The documents are those of a rebuild, byte for byte.
  const kept = documentsIn(dataDir);
  const later = await startedAgain(dataDir, app.siteKey);
  await later.app.close();
  const built = documentsIn(dataDir);
  const kept_for = ['kept_cases', 'last_changes', 'kept_feedback', 'last_left'];
  for (const name of ['patients', 'cases', 'case_list', 'rated_notes', 'library', 'forgettings', ...kept_for])
    expect([name, built[name]]).toEqual([name, kept[name]]);
  // Whoever signed in meanwhile comes after.
  expect(built['audit_entries']!.slice(0, kept['audit_entries']!.length)).toEqual(kept['audit_entries']);
});

test('a legal hold keeps everything, until it is lifted', async () => {
  const { app, admin, own, user, zeb, ask, confirm, of } = await site(folder());
  const hold = (reason: string) => admin.post(`${of(zeb)}/hold`).send({ reason });
  await ask(zeb).expect(200);
  const held = (await hold('Court case 7-C-19').expect(200)).body as ForgettingResponse;
  expect(held).toMatchObject({ stage: 'asked', hold: { reason: 'Court case 7-C-19' } });
  const refused = await confirm(zeb);
  expect([refused.status, problem(refused).code]).toEqual([409, 'legal_hold']);
  expect((await hold('Once more')).status).toBe(409);
  await admin.delete(`${of(zeb)}/forgetting`).expect(200);
  const again = await ask(zeb);
  expect([again.status, problem(again).code]).toEqual([409, 'legal_hold']);
  expect((await user.get(`/cases/${own}`)).status).toBe(200);
  await admin
    .post(`${of(zeb)}/hold/lift`)
    .send({ reason: 'Settled' })
    .expect(200);
  await ask(zeb).expect(200);
  await confirm(zeb).expect(200);
  // What is gone is held no more.
  const late = await hold('Too late');
  expect(late.status).toBe(404);
  await app.close();
});

test('records of one person go together, and one of them held holds all', async () => {
  const { app, admin, zeb, bea, ask, confirm, of } = await site(folder());
  await admin
    .post(`${of(bea)}/hold`)
    .send({ reason: 'Court case 7-C-20' })
    .expect(200);
  await ask(zeb).expect(200);
  await admin
    .post(`${of(zeb)}/merge`)
    .send({ merged_id: bea })
    .expect(200);
  const changed = await confirm(zeb);
  expect([changed.status, problem(changed).code]).toEqual([409, 'legal_hold']);
  await admin.delete(`${of(zeb)}/forgetting`).expect(200);
  const merged = await ask(bea);
  expect([merged.status, problem(merged).code]).toEqual([409, 'patient_merged']);
  await app.close();
});

test('a reason does not name the patient: it stays for ever', async () => {
  const { app, zeb, ask } = await site(folder());
  for (const reason of ['Mr. QUILLFEATHER asked for it', `see ${gone.mrn}`, `born ${gone.dob}`]) {
    const refused = await ask(zeb, reason);
    expect([refused.status, problem(refused).code]).toEqual([400, 'names_patient']);
  }
  expect((await ask(zeb, ' ')).status).toBe(400);
  await app.close();
});

test('cut off after the keys, the next start finishes it, and the audit tells that, when and by whom', async () => {
  const dataDir = folder();
  const { app, admin, zeb, moved, ask, confirm } = await site(dataDir);
  await ask(zeb).expect(200);
  const keys = app.nest.get(PatientKeys);
  const { destroy } = keys;
  keys.destroy = async (subject) => {
    await destroy.call(keys, subject);
    throw new Error('the power is gone');
  };
  // What was decided stands, though nobody can say yet what of it is done.
  expect(problem(await confirm(zeb).expect(503)).code).toBe('outcome_unknown');
  const between = (await admin.get(`/patients/${zeb}/forgetting`).expect(200)).body as ForgettingResponse;
  expect(between).toMatchObject({ stage: 'forgetting', patient: null });
  await app.close();

  const later = await startedAgain(dataDir, app.siteKey);
  const { forgettings } = (await (await later.app.admin()).get('/forgettings').expect(200)).body as {
    forgettings: ForgettingResponse[];
  };
  expect(forgettings).toMatchObject([{ patient_id: zeb, stage: 'forgotten', reason: REASON }]);
  await later.app.caughtUp();
  const { body } = await (await later.app.admin()).get(`/audit/entries?patient=${zeb}`).expect(200);
  const sentences = JSON.stringify(body);
  expect(sentences).toContain('asked to forget a patient');
  // Whoever made the second admin's account could have been both.
  expect(sentences).toMatch(
    /confirmed that a patient is forgotten; Administrator had set a password for this account on \d{4}-/,
  );
  expect(sentences).toContain('forgot a patient, and kept what 1 case of others stands on');
  expect(((await later.user.get(`/cases/${moved}`).expect(200)).body as CaseResponse).id).toBe(moved);
  await later.app.close();
  expect(traces(dataDir, TRACES)).toEqual([]);
});

test('confirmed twice at once it is done once', async () => {
  const { app, zeb, ask, confirm } = await site(folder());
  await ask(zeb).expect(200);
  const answers = await Promise.all([confirm(zeb), confirm(zeb)]);
  for (const { status, body } of answers) {
    expect(status).toBe(200);
    expect((body as ForgettingResponse).stage).toBe('forgotten');
  }
  await app.close();
});

test('what waits and what is over stand in pages, the newest first', async () => {
  const { app, admin, second, zeb, bea, ask, confirm, of } = await site(folder());
  const more: number[] = [];
  for (const last_name of ['Ek', 'Falk', 'Grann']) {
    const { body } = await admin.post('/patients').send({ first_name: 'Otto', last_name }).expect(201);
    more.push((body as { id: number }).id);
  }
  await ask(zeb).expect(200);
  await confirm(zeb).expect(200);
  await admin
    .post(`${of(bea)}/hold`)
    .send({ reason: 'Court case 7-C-21' })
    .expect(200);
  for (const id of more) await ask(id).expect(200);
  const listed = async (query: string) => {
    const { body } = await second.get(`/forgettings?${query}`).expect(200);
    const { forgettings, ...sums } = body as ForgettingsResponse;
    return [forgettings.map(({ patient_id }) => patient_id), sums];
  };
  const [ek, falk, grann] = more;
  expect(await listed('standing=waiting&per_page=2')).toEqual([[grann, falk], { total: 3, pages: 2 }]);
  expect(await listed('standing=waiting&per_page=2&page=2')).toEqual([[ek], { total: 3, pages: 2 }]);
  expect(await listed('standing=over')).toEqual([[bea, zeb], { total: 2, pages: 1 }]);
  expect(await listed('')).toEqual([[grann, falk, ek, bea, zeb], { total: 5, pages: 1 }]);
  await second.get('/forgettings?standing=gone').expect(400);
  await app.close();
});

test('without the right nothing of it is shown or done', async () => {
  const { app, user, zeb, of } = await site(folder());
  expect((await user.get('/forgettings')).status).toBe(403);
  expect((await user.post(`${of(zeb)}/forgetting`).send({ reason: REASON })).status).toBe(403);
  await app.close();
});
