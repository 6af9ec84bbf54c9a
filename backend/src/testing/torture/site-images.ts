import type { AuditResponse, UserSavedResponse } from '@vouchwell/contract';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import type TestAgent from 'supertest/lib/agent.js';
import { readConfig } from '../../config.ts';
import type { Threads } from '../../embedded.ts';
import { readMark } from '../../kernel/proving/log-mark.ts';
import { Vault } from '../../kernel/vault/vault.ts';
import { siteKey } from '../../site-key.ts';
import { ADMIN, type startApp } from '../app.ts';
import { servedFolder } from '../served-folder.ts';

/** A site as it lies on the disk: after a clean stop, or as a cut of the power leaves it, logs beside the files. */
export interface Image {
  readonly title: string;
  readonly dataDir: string;
  /** Patients whom no mark tells of yet: what is lost of the last second nothing misses. */
  readonly late?: ReadonlySet<number>;
}

export interface KnownCase {
  readonly last_name: string;
  readonly note_text: string;
  readonly signed: boolean;
}

/** What was acknowledged, by number. */
export interface Acknowledged {
  readonly patients: Map<number, string>;
  readonly cases: Map<number, KnownCase>;
  readonly users: Map<number, string>;
  /** By position: what the history says of it. */
  readonly audit: Map<string, string>;
  /** By number of a signed case: its letter as it was exported. */
  readonly letters: Map<number, string>;
}

export interface Images {
  readonly keyFile: string;
  readonly clean: Image;
  readonly cut: Image;
  /** As a cut within the second that no mark covers leaves it. */
  readonly unmarked: Image;
  /** Folders of the same site at earlier times, oldest first: by turns while it ran and after a clean stop. */
  readonly older: readonly string[];
  readonly acknowledged: Acknowledged;
}

export type App = Awaited<ReturnType<typeof startApp>>;

/** The application on this folder. @throws StartError when it refuses */
export const serve = (dataDir: string, keyFile: string, threads?: Threads): Promise<App> =>
  servedFolder(readConfig({ DATA_DIR: dataDir, SITE_KEY_FILE: keyFile, FIRST_CODES: 'usual' }), threads);

export function copyOf(dataDir: string, folder: () => string): string {
  const copy = join(folder(), 'data');
  cpSync(dataDir, copy, { recursive: true });
  return copy;
}

/** A small site that grew from one stop to the next. */
export async function siteImages(folder: () => string, olderCopies: number): Promise<Images> {
  const dataDir = join(folder(), 'data');
  const keyFile = `${dataDir}-keys/site.key`;
  const acknowledged: Acknowledged = {
    ...{ patients: new Map(), cases: new Map(), users: new Map(), audit: new Map(), letters: new Map() },
  };
  const older: string[] = [];
  for (let run = 0; ; run += 1) {
    const app = await serve(dataDir, keyFile);
    const admin = await app.admin();
    await work(admin, run, acknowledged);
    await keepHistory(app, admin, acknowledged);
    await untilMarked(app, keyFile);
    const unmarked = run < olderCopies ? null : await cutUnmarked(app, admin, { dataDir, keyFile, folder });
    for (const [id, name] of unmarked?.registered ?? []) acknowledged.patients.set(id, name);
    await untilMarked(app, keyFile);
    const running = copyOf(dataDir, folder);
    await app.close();
    const stopped = copyOf(dataDir, folder);
    if (run < olderCopies) older.push(run % 2 === 0 ? running : stopped);
    else {
      const [clean, cut] = [
        { title: 'cleanly stopped', dataDir: stopped },
        { title: 'cut off', dataDir: running },
      ];
      return { keyFile, clean, cut, unmarked: unmarked!.image, older, acknowledged };
    }
  }
}

/** The mark of the last change is durable: what a quiet second brings by itself. */
async function untilMarked(app: App, keyFile: string): Promise<void> {
  const vault = new Vault(app.engines.secrets, await siteKey(keyFile, app.engines));
  const whole = (await app.engines.log.readAll(null, 10_000)).length;
  while ((await readMark(vault))!.events < whole) await new Promise((next) => setImmediate(next));
}

/** What is exported of signed cases, and all that the history then tells. */
async function keepHistory(
  app: App,
  agent: TestAgent,
  { cases, audit, letters }: Acknowledged,
): Promise<void> {
  for (const [id, { signed }] of cases) {
    if (!signed || letters.has(id)) continue;
    letters.set(id, (await agent.get(`/cases/${id}/export/txt`).expect(200)).text);
  }
  await app.caughtUp();
  for (const [position, told] of await historyOf(agent)) audit.set(position, told);
}

/** By position: what happened, and in which stream. */
export async function historyOf(agent: TestAgent): Promise<Map<string, string>> {
  const history = new Map<string, string>();
  for (let before = ''; ;) {
    const { body } = await agent.get(`/audit/entries?limit=200${before}`).expect(200);
    const { entries, next } = body as AuditResponse;
    for (const { position, event } of entries) history.set(position, `${event.type} in ${event.stream}`);
    if (next === null) return history;
    before = `&before=${encodeURIComponent(next)}`;
  }
}

/** Registers patients until the folder is copied while no mark tells of the last of them. */
async function cutUnmarked(
  app: App,
  agent: TestAgent,
  { dataDir, keyFile, folder }: { dataDir: string; keyFile: string; folder: () => string },
): Promise<{ image: Image; registered: Map<number, string> }> {
  const vault = new Vault(app.engines.secrets, await siteKey(keyFile, app.engines));
  const registered = new Map<number, string>();
  for (let n = 0; ; n += 1) {
    const marked = (await readMark(vault))!.events;
    const last_name = `Name9x${n}`;
    const { body } = await agent.post('/patients').send({ first_name: 'Ann', last_name }).expect(201);
    const { id } = body as { id: number };
    registered.set(id, last_name);
    const copy = copyOf(dataDir, folder);
    // Another mark may have come meanwhile: then it is tried again.
    if ((await readMark(vault))!.events !== marked) continue;
    const late = new Set([id]);
    return { image: { title: 'cut off before a mark', dataDir: copy, late }, registered };
  }
}

const provider = { name: 'Dr. Jo Park', npi: '1234567893', signature: '', date_signed: '2026-01-02' };
const diagnoses = [{ code: 'N39.41', description: 'Urge incontinence' }];
const items = [{ item: 'A brief of no catalogue', category: 'Incontinence', quantity: 2 }];

/** Three patients, one of them with a case whose note was edited; every other case is signed. */
async function work(agent: TestAgent, run: number, { patients, cases, users }: Acknowledged): Promise<void> {
  const person = { username: `person.${run}`, full_name: `Person ${run}`, password: ADMIN.password };
  const made = (await agent.post('/admin/users').send(person).expect(201)).body as UserSavedResponse;
  users.set(made.user!.id, person.full_name);
  let patient = { id: 0 };
  for (let n = 0; n < 3; n += 1) {
    const last_name = `Name${run}x${n}`;
    const { body } = await agent.post('/patients').send({ first_name: 'Ann', last_name }).expect(201);
    patient = body as { id: number };
    patients.set(patient.id, last_name);
  }
  const opening = { patient, diagnoses, items, provider };
  const opened = (await agent.post('/cases/workflow').send(opening).expect(201)).body as { case_id: number };
  const written = (await agent.post(`/cases/${opened.case_id}/generate_note`).send({})).body as {
    note_id: number;
  };
  const last_name = patients.get(patient.id)!;
  const note_text = `Ann ${last_name} needs briefs.`;
  await agent.put(`/cases/${opened.case_id}/notes/${written.note_id}`).send({ note_text }).expect(200);
  const signed = run % 2 === 0;
  if (signed)
    await agent.post(`/cases/${opened.case_id}/sign`).send({ password: ADMIN.password }).expect(200);
  cases.set(opened.case_id, { last_name, note_text, signed });
}
