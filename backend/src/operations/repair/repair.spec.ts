import { readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type TestAgent from 'supertest/lib/agent.js';
import { KeptCases } from '../../cases/public.ts';
import { PatientKeys } from '../../kernel/vault/patient-keys.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { DamagedSite } from './damaged-site.fixture.ts';

const folder = temporaryFolder();
let site: DamagedSite;
beforeEach(async () => void (site = await DamagedSite.of(folder)));

const serve = () => site.serve();
const register = (...names: string[]) => site.register(...names);
const repair = (accept?: string) => site.repair(accept);
const patients = () => site.patients();
const decision = () => site.decision();
const from = (name: string) => site.from(name);
const bytesOf = (name: string) => readFileSync(join(site.dataDir, name)).toString('base64');

const openCase = (agent: TestAgent, patient: number) =>
  agent.post('/cases/workflow').send({
    patient: { id: patient },
    diagnoses: [{ code: 'N39.41', description: 'Urge incontinence' }],
    items: [{ item: 'A brief of no catalogue', category: 'Incontinence', quantity: 2 }],
    provider: { name: 'Dr. Jo Park', npi: '1234567893', signature: '', date_signed: '2026-01-02' },
  });

test('a whole site has nothing to repair', async () => {
  expect(await repair()).toMatch(/Nothing is lost\.\nThere is nothing to repair\.$/);
  expect(await repair('because')).toMatch(/There is nothing to repair\.$/);
});

test('of read models alone nothing can be saved, and they are kept', async () => {
  const sizes = () => statSync(join(site.dataDir, 'models.sqlite')).size;
  const before = sizes();
  for (const name of ['events.sqlite', 'secrets.sqlite']) truncateSync(join(site.dataDir, name));
  const lost =
    /^The read models show a site, but .* both are lost\. Restore a backup; .* Nothing was changed\.$/;
  await expect(serve()).rejects.toThrow(lost);
  await expect(repair()).rejects.toThrow(lost);
  await expect(repair('because')).rejects.toThrow(lost);
  expect(sizes()).toBe(before);
});

test('a shorter log: the loss is shown, and accepted only on request; no number is given again', async () => {
  from('events.sqlite');
  const before = [bytesOf('events.sqlite'), bytesOf('secrets.sqlite')];
  expect(await repair()).toMatch(/Lost: the newest \d+ events, since then\.\nNothing was changed\./);
  expect([bytesOf('events.sqlite'), bytesOf('secrets.sqlite')]).toEqual(before);
  await expect(serve()).rejects.toThrow(/the newest \d+ are lost/);
  expect(await repair('the disk failed')).toMatch(/Accepted and recorded/);
  const [next] = await register('Fir');
  expect(next).toBeGreaterThan(5);
  const shown = await patients();
  expect(shown).toMatch(/Birch.*Fir|Fir.*Birch/);
  expect(shown).not.toMatch(/Cedar|Dogwood|Elm/);
  const decided = await decision();
  expect(decided).toMatchObject({ stream: 'log', metadata: { reason: 'the disk failed' } });
  expect(decided!.data['lost_events']).toBeGreaterThan(3);
});

test('read models that alone know of later changes: refused and shown alike, and no number is given again', async () => {
  await site.withoutModelsMark();
  from('events.sqlite');
  from('secrets.sqlite');
  await expect(serve()).rejects.toThrow('but the read models hold later changes: the newest events are lost');
  expect(await repair()).toMatch(
    /Lost: the newest events, since then\. .*not how many.*\nNothing was changed\./,
  );
  await expect(serve()).rejects.toThrow('but the read models hold later changes');
  expect(await repair('the disk failed')).toMatch(/Accepted and recorded/);
  const [next] = await register('Fir');
  expect(next).toBeGreaterThan(5);
  const shown = await patients();
  expect(shown).toMatch(/Birch.*Fir|Fir.*Birch/);
  expect(shown).not.toMatch(/Cedar|Dogwood|Elm/);
  expect(await repair()).toMatch(/Nothing is lost\.\nThere is nothing to repair\.$/);
});

test('an older vault: whose data cannot be read any more is told, and no second key is made for them', async () => {
  from('secrets.sqlite');
  expect(await repair()).toMatch(/older than the event log.*\nLost: the keys of 3 patients or texts/);
  expect(await repair('no other copy')).toMatch(/Accepted/);
  const app = await serve();
  const admin = await app.admin();
  const { body } = await admin.get('/patients').expect(200);
  expect(JSON.stringify(body)).toMatch(/Birch/);
  const refused = await openCase(admin, 4);
  expect([refused.status, refused.body]).toEqual([503, expect.objectContaining({ code: 'history_damaged' })]);
  expect((await openCase(admin, 2)).status).toBe(201);
  await app.close();
});

test('a log whose file is damaged: its longest readable beginning is what is left', async () => {
  const path = join(site.dataDir, 'events.sqlite');
  const bytes = readFileSync(path);
  // The last two thirds of all pages.
  bytes.fill(0xa5, Math.ceil(bytes.length / 3 / 4096) * 4096);
  writeFileSync(path, bytes);
  for (const end of ['-wal', '-shm']) rmSync(path + end, { force: true });
  await expect(serve()).rejects.toThrow('is damaged');
  expect(await repair()).toMatch(/is damaged.*\nThe event log holds \d+ events/s);
  expect(await repair('the disk failed')).toMatch(/Accepted/);
  await (await serve()).close();
});

test('a key that is gone without a trace: refused by its name, no second one is made, and accepted once', async () => {
  const secrets = new DatabaseSync(join(site.dataDir, 'secrets.sqlite'));
  expect(secrets.prepare(`DELETE FROM secrets WHERE key = 'patient-key/2'`).run().changes).toBe(1);
  secrets.close();
  await expect(serve()).rejects.toThrow(/^The secrets lack 1 keys .* \(patient-key\/2\): what these sealed/);
  expect(await repair()).toMatch(/Lost: the keys of 1 patients or texts.*\nNothing was changed\./);
  expect(await repair('no other copy')).toMatch(/Accepted and recorded/);
  const app = await serve();
  const admin = await app.admin();
  const { status, body } = await openCase(admin, 2);
  expect([status, body]).toEqual([503, expect.objectContaining({ code: 'history_damaged' })]);
  expect((await openCase(admin, 3)).status).toBe(201);
  await app.close();
  expect(await repair()).toMatch(/There is nothing to repair\.$/);
});

describe('entries of the secrets that do not open any more', () => {
  /** A byte of each has become another. */
  function damage(...names: string[]): void {
    const secrets = new DatabaseSync(join(site.dataDir, 'secrets.sqlite'));
    const change = secrets.prepare(
      `UPDATE secrets SET value = iif(value LIKE 'A%', 'B', 'A') || substr(value, 2) WHERE key = ?`,
    );
    for (const name of names) expect(change.run(name).changes).toBe(1);
    secrets.close();
  }

  test('a patient’s key: the patient is shown as unreadable, not as erased, and everybody else is served', async () => {
    damage('patient-key/2');
    await expect(serve()).rejects.toThrow('1 entries do not open (patient-key/2)');
    expect(await repair()).toMatch(
      /Damaged: 1 entries .* \(patient-key\/2\)\..*\nLost: the keys of 1 patients or texts.*\nNothing was changed\./,
    );
    await expect(serve()).rejects.toThrow('1 entries do not open (patient-key/2)');
    expect(await repair('no other copy')).toMatch(/Accepted and recorded/);
    expect((await decision())!.data).toMatchObject({ lost_events: 0, lost_keys: 1 });
    const app = await serve();
    const admin = await app.admin();
    expect(JSON.stringify((await admin.get('/patients').expect(200)).body)).toMatch(/Alder.*Elm|Elm.*Alder/);
    const { status, body } = await openCase(admin, 2);
    expect([status, body]).toEqual([503, expect.objectContaining({ code: 'history_damaged' })]);
    expect((await openCase(admin, 3)).status).toBe(201);
    await app.close();
  });

  test('what a case stands on of a forgotten patient: the case is shown as unreadable, not as erased', async () => {
    const app = await serve();
    const admin = await app.admin();
    const { case_id } = (await openCase(admin, 2)).body as { case_id: number };
    await admin
      .put(`/cases/${case_id}/patient`)
      .send({ patient: { id: 3 } })
      .expect(200);
    expect(await app.nest.get(KeptCases).keep([2])).toEqual([case_id]);
    await app.nest.get(PatientKeys).destroy(2);
    const [part] = await app.engines.secrets.list('kept-part/');
    await app.close();
    damage(part!.key);
    await expect(serve()).rejects.toThrow(`1 entries do not open (${part!.key})`);
    expect(await repair('no other copy')).toMatch(/Accepted and recorded/);
    const later = await serve();
    const { status, body } = await (await later.admin()).get(`/cases/${case_id}/history`);
    expect([status, body]).toEqual([503, expect.objectContaining({ code: 'history_damaged' })]);
    await later.close();
  });

  test('a password: the first administrator has that of the configuration again', async () => {
    damage('password/1');
    expect(await repair()).toMatch(
      /do not open and are lost \(password\/1\).*first administrator.*\nNothing was changed/,
    );
    expect(await repair('no other copy')).toMatch(/Accepted and recorded/);
    expect((await decision())!.data).toMatchObject({ lost_events: 0, lost_keys: 0, lost_entries: 1 });
    expect(await patients()).toMatch(/Elm/);
  });

  test('the mark of the log: the read models tell what is lost, and a new one begins', async () => {
    damage('log-mark');
    expect(await repair()).not.toMatch(/older|newest/);
    expect(await repair('no other copy')).toMatch(/Accepted and recorded/);
    expect(await register('Fir')).toEqual([expect.any(Number)]);
    from('events.sqlite');
    await expect(serve()).rejects.toThrow(/the newest \d+ are lost/);
  });

  test('all kinds at once, after a log that is shorter', async () => {
    damage('log-mark', 'password/1', 'patient-key/1');
    from('events.sqlite');
    expect(await repair()).toMatch(
      /Lost: the newest \d+ events.*\nDamaged: 3 entries.*\nLost: the keys of 1 patients/,
    );
    expect(await repair('no other copy')).toMatch(/Accepted and recorded/);
    const [next] = await register('Fir');
    expect(next).toBeGreaterThan(5);
  });
});
