import { execFileSync } from 'node:child_process';
import { readdirSync, statSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import request from 'supertest';
import { temporaryFolder } from './testing/temporary-folder.ts';
import { ADMIN } from './testing/app.ts';
import { type ServerProcess, startServer } from './testing/server-process.ts';
import { canMount, type SmallDisk, smallDisk } from './testing/small-disk.ts';

const running: ServerProcess[] = [];
const disks: SmallDisk[] = [];
const folder = temporaryFolder();
// Before the folders go: what is said last to be done at the end is done first.
afterAll(async () => {
  for (const { kill } of running) await kill('SIGKILL');
  for (const disk of disks) disk.remove();
});
const testWithDisk = canMount(folder()) ? test : test.skip;

function newDisk(megabytes: number): SmallDisk {
  const disk = smallDisk(folder(), megabytes);
  disks.push(disk);
  return disk;
}

async function start(dataDir: string, largest?: number) {
  const server = startServer({ DATA_DIR: dataDir, ADMIN_PASSWORD: ADMIN.password }, largest);
  running.push(server);
  const url = await server.url();
  const { body } = await request(url).post('/auth/login').send(ADMIN).expect(200);
  const admin = request
    .agent(url)
    .set('Authorization', `Bearer ${(body as { access_token: string }).access_token}`);
  const register = (n: number) =>
    admin.post('/patients').send({ first_name: 'Ana', last_name: `Number${n}` });
  const ready = () => request(url).get('/health/ready');
  return { server, admin, register, ready };
}

/** Until what is logged matches. */
async function logged({ server }: { server: ServerProcess }, pattern: RegExp): Promise<RegExpMatchArray[]> {
  for (;;) {
    const found = [...`${server.out()}${server.err()}`.matchAll(pattern)];
    if (found.length > 0) return found;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

test('a full disk: who asks reads what helps, ready names the engine, the log says it once; room and a restart mend it', async () => {
  const dataDir = join(folder(), 'data');
  const first = await start(dataDir);
  await first.server.kill();
  const sizes = readdirSync(dataDir).map((name) => statSync(join(dataDir, name)).size);
  const site = await start(dataDir, Math.ceil(Math.max(...sizes) / 1024) + 64);
  let kept = 0;
  let refused = await site.register(0);
  for (; refused.status === 201; refused = await site.register(kept)) kept += 1;
  expect(refused.status).toBe(503);
  // The first may have been in the very write that failed; of what comes after nothing is written.
  const next = await site.register(kept).expect(503);
  expect(next.body).toMatchObject({
    code: 'stopped',
    message:
      'The server has stopped taking changes, as its disk could not be written. Nothing was changed. The administrator must make room on the disk and restart the server.',
  });
  const { body } = await site.ready().expect(503);
  expect(Object.values((body as { engines: object }).engines)).toContain('stopped');
  const told = await logged(site, /The event log has stopped taking changes[^"]*restart the server\./g);
  expect(told).toHaveLength(1);
  await site.register(kept).expect(503);
  await site.server.kill();
  const again = await start(dataDir);
  await again.ready().expect(200);
  await again.register(kept + 1).expect(201);
  const found = await again.admin.get('/patients?page=1&per_page=1').expect(200);
  // Whether the very write that failed stands is told by nobody but the log.
  expect([kept + 1, kept + 2]).toContain(Number(found.headers['x-total-count']));
});

test('a start on a full disk says so in one line', async () => {
  const dataDir = join(folder(), 'data');
  const first = await start(dataDir);
  await first.server.kill();
  const again = startServer({ DATA_DIR: dataDir, ADMIN_PASSWORD: ADMIN.password }, 8);
  running.push(again);
  expect((await again.ended).code).toBe(1);
  expect(again.err()).toMatch(/^Vouchwell cannot start: [^\n]+room[^\n]+\n$/);
});

const FULL =
  'The server has stopped taking changes, as its disk is full. Nothing was changed. The administrator must make room on the disk and restart the server.';

const reason =
  'The event log has stopped taking changes, as its disk is full: \\d+ KiB of it are free\\. Make room on its disk, then restart the server\\.';

testWithDisk('a disk that fills up is named in the log, in ready and to whoever asks', async () => {
  const disk = newDisk(32);
  const dataDir = join(disk.folder, 'data');
  const site = await start(dataDir);
  await site.register(0).expect(201);
  disk.fill();
  let refused = await site.register(1);
  for (let n = 2; refused.status === 201; n += 1) refused = await site.register(n);
  expect(refused.status).toBe(503);
  expect((await site.register(0).expect(503)).body).toMatchObject({ code: 'stopped', message: FULL });
  const { body } = await site.ready().expect(503);
  expect((body as { reasons: object }).reasons).toMatchObject({
    events: expect.stringMatching(reason) as string,
  });
  expect(await logged(site, new RegExp(reason, 'g'))).toHaveLength(1);
  await site.server.kill();
  disk.makeRoom();
  const again = await start(dataDir);
  await again.ready().expect(200);
  await again.register(1).expect(201);
});

testWithDisk('the disk of the read models alone: changes are kept, lists say what helps', async () => {
  const disk = newDisk(16);
  const dataDir = join(folder(), 'data');
  const first = await start(dataDir);
  await first.server.kill();
  const moved = join(disk.folder, 'models.sqlite');
  execFileSync('mv', [join(dataDir, 'models.sqlite'), moved]);
  symlinkSync(moved, join(dataDir, 'models.sqlite'));
  const site = await start(dataDir);
  const patient = (await site.register(0).expect(201)).body as { id: number };
  disk.fill();
  let [kept, ready] = [1, await site.ready()];
  for (; ready.status === 200; ready = await site.ready()) await site.register((kept += 1)).expect(201);
  expect(ready.body).toMatchObject({
    engines: { events: 'ready', read_models: 'stopped', secrets: 'ready' },
  });
  await site.admin.post('/cases/workflow').send({ patient, diagnoses: [], items: [] }).expect(201);
  expect((await site.admin.get('/cases').expect(503)).body).toMatchObject({ code: 'stopped', message: FULL });
  await site.server.kill();
  disk.makeRoom();
  const again = await start(dataDir);
  await again.ready().expect(200);
  const list = await again.admin.get('/patients').expect(200);
  expect(Number(list.headers['x-total-count'])).toBe(kept);
  expect((await again.admin.get('/cases').expect(200)).body).toMatchObject([{ patient: { id: patient.id } }]);
});
