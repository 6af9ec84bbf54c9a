import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { CaseResponse } from '@vouchwell/contract';
import { openEmbedded } from '../embedded.ts';
import { Codec } from '../kernel/log/codec.ts';
import { readHistory } from '../kernel/log/history.ts';
import { walkLog } from '../kernel/log/walk-log.ts';
import { PatientKeys } from '../kernel/vault/patient-keys.ts';
import { startApp, USER } from '../testing/app.ts';
import { bespoke, caseDesk, provider, urge } from '../testing/case-desk.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { traces } from '../testing/traces.ts';
import { type CaseEvent, caseStream } from './case.events.ts';
import { KeptCases } from './kept-cases.ts';

const folder = temporaryFolder();

/** Whoever is forgotten; no other word of the site is like these. */
const gone = {
  first_name: 'Zebediah',
  last_name: 'Quillfeather',
  middle_name: 'Öström',
  dob: '1931-07-09',
  mrn: 'MRN-ZQ-7741',
  phone: '+1 555 0177 441',
};
const NOTE = 'Zeb was seen on the porch and needs underpads every night.';
const TRACES = [...Object.values(gone), NOTE, 'on the porch'];

/** A site in files: a case of whoever is to go, and cases that were theirs and are another patient's. */
async function site(dataDir: string) {
  const desk = await caseDesk({ engines: await openEmbedded(dataDir) });
  const { app, user, open, generate, edit } = desk;
  const register = async (person: object) =>
    ((await user.post('/patients').send(person).expect(201)).body as { id: number }).id;
  const zeb = await register(gone);
  const bea = await register({ first_name: 'Bea', last_name: 'Kept', mrn: 'MRN-BEA' });
  const matter = { patient: { id: zeb }, diagnoses: [urge], items: [bespoke], provider };
  const own = await open(matter);
  const { note_id } = await generate(own);
  await edit(own, note_id, NOTE).expect(200);
  const said = { feedback_type: 'positive', quality_score: 4, comments: 'The words on the porch fit.' };
  const rated = await user.post('/rag/feedback').send({ case_id: own, note_id, ...said });
  expect(rated.status).toBeLessThan(300);
  // Each was opened for the wrong patient.
  const moved = await open(matter);
  const deleted = await open(matter);
  for (const id of [moved, deleted])
    await user
      .put(`/cases/${id}/patient`)
      .send({ patient: { id: bea } })
      .expect(200);
  await generate(moved);
  await user.delete(`/cases/${deleted}`);
  // What looks for them leaves.
  await user.get(`/patients?search=${gone.last_name}`).expect(200);
  await user.get(`/cases?search=${gone.mrn}`).expect(200);
  await user.get(`/cases/${own}`).set('Idempotency-Key', 'look-at-it').expect(200);
  await app.caughtUp();
  return { ...desk, zeb, bea, own, moved, deleted };
}

/** The same site in a process that never knew anything, with read models built anew. */
async function again(dataDir: string, siteKey: Buffer) {
  for (const end of ['', '-wal', '-shm']) rmSync(join(dataDir, `models.sqlite${end}`), { force: true });
  const app = await startApp({ engines: await openEmbedded(dataDir), siteKey });
  await app.caughtUp();
  return { app, user: await app.signIn(USER) };
}

test('a forgotten patient leaves nothing behind, and a case that was given to another stands as it stood', async () => {
  const dataDir = folder();
  const { app, user, zeb, bea, own, moved } = await site(dataDir);
  // The search finds them as long as they are not forgotten: else it would find nothing below either.
  const found = traces(dataDir, TRACES);
  for (const word of [gone.last_name, gone.mrn, 'on the porch'])
    expect(found.some((trace) => trace.includes(word))).toBe(true);
  const before = (await user.get(`/cases/${moved}`).expect(200)).body as CaseResponse;
  const story = (await user.get(`/cases/${moved}/history`).expect(200)).body as unknown;

  expect(await app.nest.get(KeptCases).keep([zeb])).toEqual([moved]);
  await app.nest.get(PatientKeys).destroy(zeb);
  await app.close();

  const later = await again(dataDir, app.siteKey);
  const after = (await later.user.get(`/cases/${moved}`).expect(200)).body as CaseResponse;
  expect(after).toEqual(before);
  expect((await later.user.get(`/cases/${moved}/history`).expect(200)).body).toEqual(story);
  expect(after.patient.id).toBe(bea);
  expect((await later.user.get(`/cases/${own}`)).status).toBe(404);
  const listed = (await later.user.get('/cases').expect(200)).body as { id: number }[];
  expect(listed.map(({ id }) => id)).toEqual([moved]);
  // It can be worked on.
  await later.user.delete(`/cases/${moved}/items`).expect(200);
  await later.app.close();
  expect(traces(dataDir, TRACES)).toEqual([]);
});

test('without what was kept, the case would be gone with the patient', async () => {
  const dataDir = folder();
  const { app, zeb, moved } = await site(dataDir);
  await app.nest.get(PatientKeys).destroy(zeb);
  await app.close();
  const later = await again(dataDir, app.siteKey);
  expect((await later.user.get(`/cases/${moved}`)).status).toBe(404);
  await later.app.close();
});

test('what was kept goes with the patient for whom it was kept, and is kept again for a third', async () => {
  const dataDir = folder();
  const { app, user, register, zeb, bea, moved, open } = await site(dataDir);
  const onward = await open({ patient: { id: zeb }, diagnoses: [urge], items: [bespoke] });
  const choose = (id: number) => user.put(`/cases/${onward}/patient`).send({ patient: { id } }).expect(200);
  await choose(bea);
  const kept = app.nest.get(KeptCases);
  const keys = app.nest.get(PatientKeys);
  expect(await kept.keep([zeb])).toEqual([moved, onward]);
  await keys.destroy(zeb);
  const third = (await register('Third')).id;
  await choose(third);
  expect(await kept.keep([bea])).toEqual([onward]);
  // A start that was cut off does it again, and finds what it found.
  expect(await kept.keep([bea])).toEqual([onward]);
  await keys.destroy(bea);
  await app.close();
  const later = await again(dataDir, app.siteKey);
  const { body } = await later.user.get(`/cases/${onward}`).expect(200);
  expect(body).toMatchObject({ patient: { id: third }, diagnoses: [{ code: urge.code }] });
  expect((await later.user.get(`/cases/${moved}`)).status).toBe(404);
  await later.app.close();
  expect(traces(dataDir, [...TRACES, 'MRN-BEA'])).toEqual([]);
});

test('nothing that is stored in the log changes', async () => {
  const dataDir = folder();
  const { app, zeb, moved } = await site(dataDir);
  const log = app.engines.log;
  const all: string[] = [];
  await walkLog(log, null, (event) => void all.push(JSON.stringify(event)));
  await app.nest.get(KeptCases).keep([zeb]);
  await app.nest.get(PatientKeys).destroy(zeb);
  const since: string[] = [];
  await walkLog(log, null, (event) => void since.push(JSON.stringify(event)));
  expect(since.slice(0, all.length)).toEqual(all);
  const history = await readHistory<CaseEvent>(log, app.nest.get(Codec), caseStream(moved));
  expect(history.every(({ forgotten }) => !forgotten)).toBe(true);
  await app.close();
});
