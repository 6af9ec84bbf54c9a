import type { CaseResponse } from '@vouchwell/contract';
import { Codec } from '../../kernel/log/codec.ts';
import { readHistory } from '../../kernel/log/history.ts';
import { walkLog } from '../../kernel/log/walk-log.ts';
import { PatientKeys } from '../../kernel/vault/patient-keys.ts';
import { bespoke, urge } from '../../testing/case-desk.ts';
import { gone, siteOfOneToForget, startedAgain, TRACES } from '../../testing/forgotten/one-to-forget.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { traces } from '../../testing/traces.ts';
import { type CaseEvent, caseStream } from '../record/case.events.ts';
import { KeptCases } from './kept-cases.ts';

const folder = temporaryFolder();

test('a forgotten patient leaves nothing behind, and a case that was given to another stands as it stood', async () => {
  const dataDir = folder();
  const { app, user, zeb, bea, own, moved } = await siteOfOneToForget(dataDir);
  // The search finds them as long as they are not forgotten: else it would find nothing below either.
  const found = traces(dataDir, TRACES);
  for (const word of [gone.last_name, gone.mrn, 'on the porch'])
    expect(found.some((trace) => trace.includes(word))).toBe(true);
  const before = (await user.get(`/cases/${moved}`).expect(200)).body as CaseResponse;
  const story = (await user.get(`/cases/${moved}/history`).expect(200)).body as unknown;

  expect(await app.nest.get(KeptCases).keep([zeb])).toEqual([moved]);
  await app.nest.get(PatientKeys).destroy(zeb);
  await app.close();

  const later = await startedAgain(dataDir, app.siteKey);
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
  const { app, zeb, moved } = await siteOfOneToForget(dataDir);
  await app.nest.get(PatientKeys).destroy(zeb);
  await app.close();
  const later = await startedAgain(dataDir, app.siteKey);
  expect((await later.user.get(`/cases/${moved}`)).status).toBe(404);
  await later.app.close();
});

test('what was kept goes with the patient for whom it was kept, and is kept again for a third', async () => {
  const dataDir = folder();
  const { app, user, register, zeb, bea, moved, open } = await siteOfOneToForget(dataDir);
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
  const later = await startedAgain(dataDir, app.siteKey);
  const { body } = await later.user.get(`/cases/${onward}`).expect(200);
  expect(body).toMatchObject({ patient: { id: third }, diagnoses: [{ code: urge.code }] });
  expect((await later.user.get(`/cases/${moved}`)).status).toBe(404);
  await later.app.close();
  expect(traces(dataDir, [...TRACES, 'MRN-BEA'])).toEqual([]);
});

test('nothing that is stored in the log changes', async () => {
  const dataDir = folder();
  const { app, zeb, moved } = await siteOfOneToForget(dataDir);
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
