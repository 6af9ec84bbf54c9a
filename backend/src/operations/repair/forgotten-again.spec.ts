import type { AuditResponse, CaseResponse, ForgettingsResponse } from '@vouchwell/contract';
import { newDatabase } from '../../testing/engines.ts';
import type { EventStoreDbStandIn } from '../../testing/stand-ins/eventstoredb/stand-in.ts';
import { PatientKeys } from '../../kernel/vault/patient-keys.ts';
import { USER } from '../../testing/app.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { traces } from '../../testing/traces.ts';
import { DamagedSite } from './damaged-site.fixture.ts';
import { type OlderSite, serversSite } from './older-servers.fixture.ts';

const folder = temporaryFolder();

/** A stopped site, as it can be served and repaired on any engines. */
type Stopped = Pick<DamagedSite | OlderSite, 'serve' | 'repair'>;

/** Two admins forget Alder, the first, of whom a case was given to Birch, the second. Resolves to its number. */
async function forgetAlder(site: Stopped): Promise<number> {
  const app = await site.serve();
  const admin = await app.admin();
  const second = await app.newUser({ role: 'admin' }, 'second.admin');
  const matter = {
    patient: { id: 1 },
    diagnoses: [{ code: 'N39.41', description: 'Urge incontinence' }],
    items: [{ item: 'A brief of no catalogue', category: 'Incontinence', quantity: 2 }],
    provider: { name: 'Dr. Jo Park', npi: '1234567893', signature: '', date_signed: '2026-01-02' },
  };
  const opened = await admin.post('/cases/workflow').send(matter).expect(201);
  const { case_id } = opened.body as { case_id: number };
  await admin
    .put(`/cases/${case_id}/patient`)
    .send({ patient: { id: 2 } })
    .expect(200);
  await admin.post('/patients/1/forgetting').send({ reason: 'Kept long enough' }).expect(200);
  await second.post('/patients/1/forgetting/confirm').send({ password: USER.password }).expect(200);
  await app.caughtUp();
  await app.close();
  return case_id;
}

/** Puts back secrets from before, has the loss accepted, and looks at what the site then is. */
async function expectForgottenAgain(site: Stopped, older: () => Promise<void> | void): Promise<void> {
  const given = await forgetAlder(site);
  await older();
  expect(await site.repair('no other copy')).toMatch(/Accepted/);
  const app = await site.serve();
  const admin = await app.admin();
  const keys = app.nest.get(PatientKeys);
  expect([await keys.stands(1), await keys.stands(2)]).toEqual([false, true]);
  expect((await admin.get('/patients/1')).status).toBe(404);
  expect((await admin.get('/patients').expect(200)).text).not.toContain('Alder');
  const { body } = await admin.get('/forgettings').expect(200);
  expect((body as ForgettingsResponse).forgettings).toMatchObject([{ patient_id: 1, stage: 'forgotten' }]);
  // What another's case stands on was kept once more, before the key went.
  const kept = (await admin.get(`/cases/${given}`).expect(200)).body as CaseResponse;
  expect([kept.patient.id, kept.diagnoses.map(({ code }) => code)]).toEqual([2, ['N39.41']]);
  await app.caughtUp();
  const { entries } = (await admin.get('/audit/entries?patient=1').expect(200)).body as AuditResponse;
  const told = entries.filter(({ event }) => event.stream === 'forgetting-1');
  expect(told.slice(0, 3).map(({ username, event }) => [username, event.type])).toEqual([
    ['system', 'PatientsForgotten'],
    ['system', 'ForgettingUndone'],
    ['second.admin', 'PatientsForgotten'],
  ]);
  await app.close();
  // Once is enough.
  const later = await site.serve();
  const story = await later.engines.log.readStream('forgetting-1', 0, 100);
  expect(story.filter(({ type }) => type === 'ForgettingUndone')).toHaveLength(1);
  await later.close();
}

const BRING_NOBODY_BACK = 'older secrets, accepted in a repair, bring nobody back who was forgotten since';

test(`${BRING_NOBODY_BACK}: not in any file either`, async () => {
  const site = await DamagedSite.of(folder);
  await expectForgottenAgain(site, () => {
    expect(traces(site.dataDir, ['Alder'])).toEqual([]);
    site.from('secrets.sqlite');
  });
  expect(traces(site.dataDir, ['Alder'])).toEqual([]);
});

const onServers = process.env['MONGODB_TEST_URL'] ? test : test.skip;
onServers(`on EventStoreDB and MongoDB ${BRING_NOBODY_BACK}`, async () => {
  const running: EventStoreDbStandIn[] = [];
  const site = await serversSite(folder(), newDatabase(), (standIn) => running.push(standIn));
  await expectForgottenAgain(site, () => site.olderSecrets());
  await Promise.all(running.map((standIn) => standIn.stop()));
});
