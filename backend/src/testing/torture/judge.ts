import type { CaseResponse, CaseRowResponse, PatientResponse } from '@vouchwell/contract';
import { rmSync } from 'node:fs';
import { dirname } from 'node:path';
import request from 'supertest';
import type TestAgent from 'supertest/lib/agent.js';
import { ADMIN } from '../app.ts';
import type { Damage } from './damages.ts';
import { type Acknowledged, type App, copyOf, type Image, type Images, serve } from './site-images.ts';

export type Outcome = 'served' | 'set aside' | 'refused';

/**
 * The server serves exactly what was acknowledged, or says in one line why not. What it serves of damaged events
 * it sets aside: such a patient or case is missing or says so, and never shows another one's data.
 */
export async function outcome(
  { keyFile, acknowledged }: Images,
  image: Image,
  damages: readonly Damage[],
  folder: () => string,
): Promise<Outcome> {
  const dataDir = copyOf(image.dataDir, folder);
  const told = `${image.title}: ${damages.map((damage) => damage.told).join(' and ')}`;
  let app: App | undefined;
  try {
    for (const damage of damages) damage.apply(dataDir);
    app = await serve(dataDir, keyFile);
    return await compared(app, acknowledged);
  } catch (error) {
    const { name, message } = error as Error;
    if (app) throw new Error(`${told}: ${message}`, { cause: error });
    expect([told, name, message]).toEqual([told, 'StartError', expect.not.stringMatching(/\n|Name\d/)]);
    return 'refused';
  } finally {
    await app?.close();
    rmSync(dirname(dataDir), { recursive: true, force: true });
  }
}

async function compared(app: App, acknowledged: Acknowledged): Promise<Outcome> {
  const ready = await app.anyone().get('/health/ready');
  const { damaged } = ready.body as { damaged: number };
  const sign = await app.anyone().post('/auth/login').send(ADMIN);
  if (sign.status !== 200) {
    // The admin's own stream is the one set aside.
    expect(sign.body).toMatchObject({ code: 'history_damaged' });
    expect(damaged).toBeGreaterThan(0);
    return 'set aside';
  }
  const { access_token } = sign.body as { access_token: string };
  const admin = request.agent(app.url).set('Authorization', `Bearer ${access_token}`);
  const missing = (await missingPatients(admin, acknowledged)) + (await missingCases(admin, acknowledged));
  expect({ missing, damaged, more: missing > damaged }).toMatchObject({ more: false });
  return damaged > 0 ? 'set aside' : 'served';
}

async function missingPatients(admin: TestAgent, { patients }: Acknowledged): Promise<number> {
  const { body } = await admin.get('/patients?per_page=200').expect(200);
  const listed = body as PatientResponse[];
  for (const { id, last_name } of listed) expect([id, last_name]).toEqual([id, patients.get(id)]);
  return patients.size - new Set(listed.map(({ id }) => id)).size;
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
