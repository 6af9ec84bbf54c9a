import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pino from 'pino';
import { openEmbedded } from './embedded.ts';
import { ADMIN, startApp, USER } from './testing/app.ts';
import { caseDesk, problem } from './testing/case-desk.ts';
import { temporaryFolder } from './testing/temporary-folder.ts';
import { until } from './testing/until.ts';

const folder = temporaryFolder();

/** A site in files that has one patient, and whoever writes into its vault beside the server. */
async function site() {
  const [dataDir, siteKey] = [join(folder(), 'data'), randomBytes(32)];
  const lines: string[] = [];
  const logger = pino({ level: 'error' }, { write: (line: string) => void lines.push(line) });
  const parts = async () => ({ engines: await openEmbedded(dataDir), siteKey, logger });
  const desk = await caseDesk(await parts());
  const name = `patient-key/${desk.patient.id}`;
  const vault = <Result>(work: (file: DatabaseSync) => Result): Result => {
    const file = new DatabaseSync(join(dataDir, 'secrets.sqlite'), { timeout: 60_000 });
    try {
      return work(file);
    } finally {
      file.close();
    }
  };
  const key = () => vault((file) => file.prepare('SELECT value FROM secrets WHERE key = ?').get(name));
  const takeOut = () => {
    const standing = key();
    expect(vault((file) => file.prepare('DELETE FROM secrets WHERE key = ?').run(name)).changes).toBe(1);
    return standing!;
  };
  const putIn = ({ value }: Record<string, unknown>) =>
    vault((file) => file.prepare('INSERT INTO secrets VALUES (?, ?)').run(name, String(value)));
  const told = (text: string) => lines.some((line) => line.includes(text));
  return { ...desk, name, key, takeOut, putIn, told, start: async () => startApp(await parts()) };
}

/** Nobody has asked this server for the key yet: its read models are as the last stop left them. */
const missingKeys = async (app: Awaited<ReturnType<typeof startApp>>) => {
  const { body } = await app.anyone().get('/health/ready').expect(200);
  return (body as { missing_keys: number }).missing_keys;
};

test('a key that is taken out of the vault under a running server is missing, not destroyed, and none is made instead', async () => {
  const { app: first, patient, register, name, key, takeOut, putIn, told, start } = await site();
  await first.close();
  const app = await start();
  expect(await missingKeys(app)).toBe(0);
  const standing = takeOut();
  await until(async () => (await missingKeys(app)) === 1);
  expect(
    told(`The secrets lack the key ${name}, under which the event log holds data. It was not destroyed`),
  ).toBe(true);
  expect((await app.anyone().get('/metrics')).text).toMatch(/^vouchwell_missing_keys 1$/m);

  const [user, admin] = [await app.signIn(USER), await app.signIn(ADMIN)];
  const changed = { first_name: 'Ana', last_name: 'Ramírez', phone: '555 0100' };
  const asked = [
    user.post('/cases/workflow').send({ patient }),
    admin.put(`/patients/${patient.id}`).send(changed),
  ];
  const answers = await Promise.all(asked);
  expect(answers.map((answer) => [answer.status, problem(answer).code])).toEqual([
    [503, 'key_missing'],
    [503, 'history_damaged'],
  ]);
  expect(key()).toBeUndefined();
  // Everybody else is served.
  const other = await register('Other', user);
  await user.post('/cases/workflow').send({ patient: other }).expect(201);

  putIn(standing);
  await until(async () => (await missingKeys(app)) === 0);
  expect(told(`The key ${name} stands in the secrets again.`)).toBe(true);
  await admin.put(`/patients/${patient.id}`).send(changed).expect(200);
  await user.post('/cases/workflow').send({ patient }).expect(201);
  await app.close();
});

test('a key that the server still knows is put back, and what was sealed meanwhile stays readable', async () => {
  const { app, open, name, key, takeOut, told, start } = await site();
  const standing = takeOut();
  const id = await open();
  await until(async () => key() !== undefined);
  expect(key()).not.toEqual(standing);
  await until(async () => told(`The key ${name} was taken out of the secrets while the server served.`));
  expect(await missingKeys(app)).toBe(0);
  await app.close();
  const again = await start();
  await (await again.signIn(USER)).get(`/cases/${id}`).expect(200);
  await again.close();
});
