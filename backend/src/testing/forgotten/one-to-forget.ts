import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { FeedbackSavedResponse } from '@vouchwell/contract';
import { openEmbedded } from '../../embedded.ts';
import { startApp, type TestOptions, USER } from '../app.ts';
import { bespoke, caseDesk, provider, urge } from '../case-desk.ts';
import type { TestEngines } from '../engines.ts';

/** Whoever is to be forgotten; no other word of the site is like these. */
export const gone = {
  first_name: 'Zebediah',
  last_name: 'Quillfeather',
  middle_name: 'Öström',
  dob: '1931-07-09',
  mrn: 'MRN-ZQ-7741',
  phone: '+1 555 0177 441',
};
const NOTE = 'Zeb was seen on the porch and needs underpads every night.';
/** Of a case that is deleted later. */
const DROPPED_NOTE = 'The sister tends the apiary at noon.';
/** As an admin wrote it into the library's text. */
const EDITED = { title: 'The one with the pocket watch', content: 'Seen by the lantern.' };
/** What of them may be found nowhere afterwards. */
export const TRACES = [...Object.values(gone), NOTE, 'on the porch'];
/** What of them the library holds beside it. */
export const LIBRARY_TRACES = ['apiary', 'pocket watch', 'by the lantern'];

/** A site in files: a case of whoever is to go, and cases that were theirs and are another patient's. */
export async function siteOfOneToForget(dataDir: string) {
  return siteOn(await openEmbedded(dataDir));
}

/** The same on any engines. */
export async function siteOn(engines: TestEngines, options: TestOptions = {}) {
  const desk = await caseDesk({ ...options, engines });
  const { app, user, open, generate, edit } = desk;
  const register = async (person: object) =>
    ((await user.post('/patients').send(person).expect(201)).body as { id: number }).id;
  const zeb = await register(gone);
  const bea = await register({ first_name: 'Bea', last_name: 'Kept', mrn: 'MRN-BEA' });
  const matter = { patient: { id: zeb }, diagnoses: [urge], items: [bespoke], provider };
  const own = await open(matter);
  const { note_id } = await generate(own);
  await edit(own, note_id, NOTE).expect(200);
  const comments = 'The words on the porch fit.';
  const said = { feedback_type: 'positive', quality_score: 4, comments, should_add_to_rag: true };
  const rated = await user.post('/rag/feedback').send({ case_id: own, note_id, ...said });
  if (rated.status >= 300) throw new Error('The note was not rated.');
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
  return { ...desk, zeb, bea, own, note_id, moved, deleted, matter };
}

export type SiteOfOne = Awaited<ReturnType<typeof siteOn>>;

/**
 * Brings texts of theirs into the library: one that an admin let in and edited since, and one of a case that was deleted.
 * Resolves to their numbers.
 */
export async function intoLibrary(site: SiteOfOne): Promise<number[]> {
  const { app, admin, user, open, generate, edit, own, note_id, matter } = site;
  const avoided = { feedback_type: 'negative', quality_score: 1, should_exclude_from_rag: true };
  const approved = async (case_id: number, of: number): Promise<number> => {
    const said = await admin.post('/rag/feedback').send({ case_id, note_id: of, ...avoided });
    const { feedback_id, content_id } = said.body as FeedbackSavedResponse;
    await admin.post(`/rag/feedback/${feedback_id}/approve`).expect(200);
    return content_id!;
  };
  const kept = await approved(own, note_id);
  await admin
    .put(`/rag/content/${kept}`)
    .send({ ...EDITED, content_type: 'sample_note', category: 'general' })
    .expect(200);
  const dropped = await open(matter);
  const note = await generate(dropped);
  await edit(dropped, note.note_id, DROPPED_NOTE).expect(200);
  const ofDropped = await approved(dropped, note.note_id);
  await user.delete(`/cases/${dropped}`);
  await app.caughtUp();
  return [kept, ofDropped];
}

/** The same site in a process that never knew anything, with read models built anew. */
export async function startedAgain(dataDir: string, siteKey: Buffer) {
  for (const end of ['', '-wal', '-shm']) rmSync(join(dataDir, `models.sqlite${end}`), { force: true });
  const app = await startApp({ engines: await openEmbedded(dataDir), siteKey });
  await app.caughtUp();
  return { app, user: await app.signIn(USER) };
}
