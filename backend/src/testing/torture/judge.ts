import type { CaseResponse, CaseRowResponse, PatientResponse, UsersResponse } from '@vouchwell/contract';
import { rmSync } from 'node:fs';
import { dirname } from 'node:path';
import request from 'supertest';
import type TestAgent from 'supertest/lib/agent.js';
import { ADMIN } from '../app.ts';
import type { Damage } from './damages.ts';
import { Chance, form, seed } from './form.ts';
import { onTheSpot } from './on-the-spot.ts';
import {
  type Acknowledged,
  type App,
  copyOf,
  historyOf,
  type Image,
  type Images,
  serve,
} from './site-images.ts';
import { stateOf } from './state-of.ts';

export type Outcome = 'served' | 'set aside' | 'refused';

/** What is known of all images, and of the one that is judged. */
interface Judged extends Images {
  readonly late: ReadonlySet<number>;
}

/** What was judged, by the state that a damage has left. */
const known = new Map<string, Outcome>();
const sample = new Chance(seed);
export const starts = { 'with threads': 0, 'on the spot': 0, 'state known': 0 };
/** What operators would read, without numbers and times: how often. */
export const refusals: Record<string, number> = {};

/**
 * The server serves exactly what was acknowledged, or says in one line why not. What it serves of damaged events
 * it sets aside: such a patient or case is missing or says so, and never shows another one's data.
 */
export async function outcome(
  images: Images,
  image: Image,
  damages: readonly Damage[],
  folder: () => string,
): Promise<Outcome> {
  const dataDir = copyOf(image.dataDir, folder);
  const told = `${image.title}: ${damages.map((damage) => damage.told).join(' and ')}`;
  try {
    for (const damage of damages) damage.apply(dataDir);
    const isDamaged = damages.length > 0;
    const late = isDamaged ? image.late : undefined;
    return await judged({ ...images, late: late ?? new Set() }, dataDir, told, isDamaged);
  } finally {
    rmSync(dirname(dataDir), { recursive: true, force: true });
  }
}

/**
 * What leaves a state that was judged before has its outcome, except for a sample, which must come to the same. Of
 * the others a sample starts as it does for people, with all its threads.
 */
async function judged(images: Judged, dataDir: string, told: string, isDamaged: boolean): Promise<Outcome> {
  const sampled = sample.draw() < form.sample;
  const state = await stateOf(dataDir);
  // More is demanded of an undamaged image than of a damaged one that comes to the same.
  const before = state === null || !isDamaged ? undefined : known.get(state);
  if (before && !sampled) {
    starts['state known'] += 1;
    return before;
  }
  starts[sampled ? 'with threads' : 'on the spot'] += 1;
  const found = await started(images, dataDir, told, sampled);
  expect([told, found]).toEqual([told, before ?? found]);
  if (state !== null) known.set(state, found);
  return found;
}

async function started(
  { keyFile, acknowledged, late }: Judged,
  dataDir: string,
  told: string,
  withThreads: boolean,
): Promise<Outcome> {
  let app: App | undefined;
  try {
    app = await serve(dataDir, keyFile, withThreads ? {} : onTheSpot);
    return await compared(app, acknowledged, late);
  } catch (error) {
    const { name, message } = error as Error;
    if (app)
      throw new Error(`${told}: ${message} ${(error as { diff?: string }).diff ?? ''}`, { cause: error });
    if (name === 'StartError' && CAUSE.test(message) && !/\n|Name\d/.test(message)) {
      const kind = message
        .replaceAll(dirname(dataDir), '')
        .replace(/\d[\d:-]*/g, '…')
        .slice(0, 120);
      refusals[kind] = (refusals[kind] ?? 0) + 1;
      return 'refused';
    }
    throw new Error(`${told}: the start ends with ${name}: ${message}`, { cause: error });
  } finally {
    await app?.close();
  }
}

/** A refusal names what of the site it is about. */
const CAUSE = /event log|history|secrets|read models|(events|secrets|models)\.sqlite/;

async function compared(app: App, acknowledged: Acknowledged, late: ReadonlySet<number>): Promise<Outcome> {
  const ready = await app.anyone().get('/health/ready');
  const { damaged, parked } = ready.body as { damaged: number; parked: readonly string[] };
  expect(parked).toEqual([]);
  const sign = await app.anyone().post('/auth/login').send(ADMIN);
  if (sign.status !== 200) {
    // The admin's own stream is the one set aside.
    expect(sign.body).toMatchObject({ code: 'history_damaged' });
    expect(damaged).toBeGreaterThan(0);
    return 'set aside';
  }
  const { access_token } = sign.body as { access_token: string };
  const admin = request.agent(app.url).set('Authorization', `Bearer ${access_token}`);
  const [patients, cases, users] = [
    await missingPatients(admin, acknowledged, late),
    await missingCases(admin, acknowledged),
    await missingUsers(admin, acknowledged),
  ];
  const missing = patients + cases + users;
  expect({ missing, damaged, more: missing > damaged }).toMatchObject({ more: false });
  await app.caughtUp();
  const streams = await streamsWithoutHistory(admin, acknowledged);
  expect({ streams, damaged, more: streams.length > damaged }).toMatchObject({ more: false });
  await expectLetter(admin, acknowledged, damaged);
  await expectNewNumber(admin, acknowledged, damaged, late);
  return damaged > 0 ? 'set aside' : 'served';
}

/** Whoever is registered next is given a number that nobody has. */
async function expectNewNumber(
  admin: TestAgent,
  { patients }: Acknowledged,
  damaged: number,
  late: ReadonlySet<number>,
): Promise<void> {
  const { status, body } = await admin.post('/patients').send({ first_name: 'Ann', last_name: 'Next' });
  if (damaged > 0 && status === 503) return;
  expect([status, body]).toEqual([201, expect.objectContaining({ last_name: 'Next' })]);
  const { id } = body as PatientResponse;
  if (!late.has(id)) expect(patients.get(id)).toBeUndefined();
}

async function missingPatients(
  admin: TestAgent,
  { patients }: Acknowledged,
  late: ReadonlySet<number>,
): Promise<number> {
  const { body } = await admin.get('/patients?per_page=200').expect(200);
  const listed = body as PatientResponse[];
  for (const { id, last_name } of listed) expect([id, last_name]).toEqual([id, patients.get(id)]);
  const found = new Set(listed.map(({ id }) => id));
  return [...patients.keys()].filter((id) => !found.has(id) && !late.has(id)).length;
}

async function missingUsers(admin: TestAgent, { users }: Acknowledged): Promise<number> {
  const { status, body } = await admin.get('/admin/users');
  if (status !== 200) {
    expect([status, body]).toEqual([503, expect.objectContaining({ code: 'history_damaged' })]);
    return 1;
  }
  const listed = new Map((body as UsersResponse).users.map(({ id, full_name }) => [id, full_name]));
  for (const [id, name] of listed) if (users.has(id)) expect([id, name]).toEqual([id, users.get(id)]);
  return [...users.keys()].filter((id) => !listed.has(id)).length;
}

/** Streams of which the history lacks something that it told before; what it tells must be what happened. */
async function streamsWithoutHistory(admin: TestAgent, { audit }: Acknowledged): Promise<string[]> {
  const history = await historyOf(admin);
  const lacking = new Set<string>();
  for (const [position, told] of audit) {
    const found = history.get(position);
    if (found === undefined) lacking.add(told.replace(/^.* in /, ''));
    else expect([position, found]).toEqual([position, told]);
  }
  return [...lacking];
}

/** One letter of those that were exported is the same, to the letter. */
async function expectLetter(admin: TestAgent, { letters }: Acknowledged, damaged: number): Promise<void> {
  const [first] = letters;
  if (!first) return;
  const [id, text] = first;
  const exported = await admin.get(`/cases/${id}/export/txt`);
  if (damaged > 0 && exported.status === 503) return;
  expect([id, exported.status, exported.text]).toEqual([id, 200, text]);
}

/** Rows and cases that are not there; what is there must be the right patient's, to the letter. */
async function missingCases(admin: TestAgent, { cases }: Acknowledged): Promise<number> {
  const rows = (await admin.get('/cases').expect(200)).body as CaseRowResponse[];
  for (const { id, patient } of rows) expect([id, patient.last_name]).toEqual([id, cases.get(id)?.last_name]);
  let missing = 0;
  for (const [id, known] of cases) {
    const { status, body } = await admin.get(`/cases/${id}`);
    if (status === 200) {
      const { patient, notes, signed } = body as CaseResponse;
      const shown = { last_name: patient.last_name, note_text: notes[0]?.note_text, signed };
      expect([id, shown]).toEqual([id, known]);
      expect(rows.map((row) => row.id)).toContain(id);
    } else {
      expect([id, status, body]).toEqual([id, 503, expect.objectContaining({ code: 'history_damaged' })]);
      missing += 1;
    }
  }
  return missing;
}
