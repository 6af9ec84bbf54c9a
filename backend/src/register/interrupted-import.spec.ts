import type { ImportBegunResponse, PatientImport, PatientResponse } from '@vouchwell/contract';
import { Vault } from '../kernel/vault/vault.ts';
import { type CutOffSite, cutOffSite } from '../testing/cut-off-site.ts';
import { adminWhoLeaves, waysOut, writtenBehind } from '../testing/shut-out.ts';
import { until } from '../testing/until.ts';
import { Importing } from './importing.ts';

let site: CutOffSite;
beforeAll(async () => {
  site = await cutOffSite();
});
afterAll(() => site.close());

const ROWS = 130;
const fileOf = (name: string) =>
  Buffer.from(
    `First name,Last name\n${Array.from({ length: ROWS }, (_, n) => `Row${n},${name}${n}`).join('\n')}`,
  ).toString('base64');
const one = async (id: number) =>
  (await site.admin.get(`/patients/imports/${id}`).expect(200)).body as PatientImport;
const ended = (id: number, stage: string) => until(async () => (await one(id)).stage === stage);
async function imported(name: string): Promise<number> {
  const { body } = await site.admin
    .post('/patients/imports')
    .send({ file: fileOf(name) })
    .expect(201);
  const id = (body as ImportBegunResponse).import_id;
  await ended(id, 'finished');
  return id;
}
async function undoneHalfWay(id: number): Promise<void> {
  site.log.failAfter(60);
  await site.admin.post(`/patients/imports/${id}/undo`).expect(200);
  await site.app.nest.get(Importing, { strict: false }).beforeApplicationShutdown();
}
const known = async (name: string) => {
  const all: PatientResponse[] = [];
  for (let page = 1; ; page++) {
    const { body } = await site.admin.get(`/patients?per_page=200&page=${page}`).expect(200);
    all.push(...(body as PatientResponse[]).filter(({ last_name }) => last_name.startsWith(name)));
    if ((body as unknown[]).length < 200) return all.map(({ last_name }) => last_name).sort();
  }
};
const everyRow = (name: string) => Array.from({ length: ROWS }, (_, n) => `${name}${n}`).sort();

// Behind its beginning; within the first hundred, in their numbers, and in the rest.
test.each([3, 40, 109, 150, 235])(
  'an import cut off behind %d appends is whole after the next start',
  async (appends) => {
    const name = `Cut${appends}x`;
    site.log.failAfter(appends);
    const { status, body } = await site.admin.post('/patients/imports').send({ file: fileOf(name) });
    if (status === 201) await site.app.nest.get(Importing, { strict: false }).beforeApplicationShutdown();
    await site.restart();
    const begun = status === 201 ? (body as ImportBegunResponse).import_id : null;
    if (begun === null) return expect(await known(name)).toEqual([]);
    await ended(begun, 'finished');
    expect(await known(name)).toEqual(everyRow(name));
    expect(await one(begun)).toMatchObject({ rows: ROWS, done: ROWS });
  },
);

describe.each(waysOut)('whoever %s in the middle', (way) => {
  const name = way.replaceAll(' ', '');
  test('registers no further patients, which the import tells, and what is there can be taken back', async () => {
    const { id: person, agent, lose } = await adminWhoLeaves(site.app, way);
    site.log.meanwhile(60, lose);
    const { body } = await agent
      .post('/patients/imports')
      .send({ file: fileOf(name) })
      .expect(201);
    const id = (body as ImportBegunResponse).import_id;
    await ended(id, 'stopped');
    const here = await known(name);
    expect(here.length).toBeGreaterThan(20);
    expect(here.length).toBeLessThan(100);
    expect(await one(id)).toMatchObject({ rows: ROWS, done: here.length });
    // At most those that were on their way to the site.log.
    expect(await writtenBehind(site.log, person, 'PatientRegistered')).toBeLessThanOrEqual(10);
    expect(await site.app.nest.get(Vault, { strict: false }).list(`patient-import/${id}/`)).toEqual([]);
    await site.admin.post(`/patients/imports/${id}/undo`).expect(200);
    await ended(id, 'undone');
    expect(await known(name)).toEqual([]);
  });

  test('nor does the next start go on in their place', async () => {
    const { agent, lose } = await adminWhoLeaves(site.app, way);
    site.log.failAfter(60);
    const { body } = await agent
      .post('/patients/imports')
      .send({ file: fileOf(`Later${name}`) })
      .expect(201);
    await site.app.nest.get(Importing, { strict: false }).beforeApplicationShutdown();
    site.log.failAfter(null);
    const before = await known(`Later${name}`);
    await lose();
    await site.restart();
    await ended((body as ImportBegunResponse).import_id, 'stopped');
    expect(await known(`Later${name}`)).toEqual(before);
  });

  test('takes back no further patients, and somebody else can', async () => {
    const { agent, lose } = await adminWhoLeaves(site.app, way);
    const id = await imported(`Back${name}`);
    site.log.meanwhile(40, lose);
    await agent.post(`/patients/imports/${id}/undo`).expect(200);
    await ended(id, 'stopped');
    const here = await known(`Back${name}`);
    expect(here.length).toBeGreaterThan(50);
    expect(await one(id)).toMatchObject({ done: here.length });
    await site.admin.post(`/patients/imports/${id}/undo`).expect(200);
    await ended(id, 'undone');
    expect(await known(`Back${name}`)).toEqual([]);
  });
});

test('one that was being taken back is gone after the next start', async () => {
  const id = await imported('Gone');
  await undoneHalfWay(id);
  expect(await one(id)).toMatchObject({ stage: 'undoing' });
  await site.restart();
  await ended(id, 'undone');
  expect(await known('Gone')).toEqual([]);
});

test('what somebody begins to use while its import is being taken back stays, and the import says so', async () => {
  const id = await imported('Meanwhile');
  const found = await site.admin.get('/patients?query=Meanwhile&per_page=200').expect(200);
  const last = (found.body as PatientResponse[]).sort((a, b) => b.id - a.id);
  const [withCase, corrected, survivor, merged, given] = [last[0]!, last[1]!, last[2]!, last[3]!, last[4]!];
  await undoneHalfWay(id);
  site.log.failAfter(null);
  // It is half way: nobody goes on with it before the next start.
  const open = (patient: number) => site.admin.post('/cases/workflow').send({ patient: { id: patient } });
  await open(withCase.id).expect(201);
  const other = (await site.admin.post('/patients').send({ first_name: 'Bo', last_name: 'Ek' }).expect(201))
    .body;
  const { case_id } = (await open((other as PatientResponse).id).expect(201)).body as { case_id: number };
  await site.admin
    .put(`/cases/${case_id}/patient`)
    .send({ patient: { id: given.id } })
    .expect(200);
  const { first_name, last_name } = corrected;
  await site.admin
    .put(`/patients/${corrected.id}`)
    .send({ first_name, last_name, phone: '555-0123' })
    .expect(200);
  await site.admin.post(`/patients/${survivor.id}/merge`).send({ merged_id: merged.id }).expect(200);
  await site.restart();
  await ended(id, 'undone');
  // In the file's order.
  expect((await one(id)).stayed).toEqual([given, merged, survivor, corrected, withCase].map((p) => p.id));
  expect(await known('Meanwhile')).toHaveLength(4);
  await open(last.at(-1)!.id).expect(404);
});
