import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readConfig } from '../../config.ts';
import { openEmbedded } from '../../embedded.ts';
import { readMark } from '../../kernel/proving/log-mark.ts';
import { Vault } from '../../kernel/vault/vault.ts';
import { siteKey } from '../../site-key.ts';
import { startApp } from '../../testing/app.ts';
import { servedFolder } from '../../testing/served-folder.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { repairSite } from './repair-site.ts';

const folder = temporaryFolder();
const FRAME = 24 + 4096;

/** A site that was killed while its changes lay in the write-ahead logs, the last of them marked. */
async function killed() {
  const config = readConfig({ DATA_DIR: join(folder(), 'data'), FIRST_CODES: 'usual' });
  const engines = await openEmbedded(config.dataDir);
  const key = await siteKey(config.siteKeyFile, engines);
  const app = await startApp({ engines, siteKey: key });
  const admin = await app.admin();
  for (const last_name of ['Alder', 'Birch', 'Cedar'])
    await admin.post('/patients').send({ first_name: 'Ann', last_name }).expect(201);
  const vault = new Vault(engines.secrets, key);
  const events = (await engines.log.readAll(null, 10_000)).length;
  await vi.waitFor(async () => expect((await readMark(vault))!.events).toBe(events), 10_000);
  const copy = readConfig({ DATA_DIR: join(folder(), 'data'), FIRST_CODES: 'usual' });
  cpSync(config.dataDir, copy.dataDir, { recursive: true });
  cpSync(join(config.siteKeyFile, '..'), join(copy.siteKeyFile, '..'), { recursive: true });
  await app.close();
  return copy;
}

/** The bytes of every file that tells something: those of the shared memory are made anew by whoever reads. */
function files(dataDir: string): Map<string, string> {
  const names = readdirSync(dataDir).filter((name) => /^(events|secrets|models)\.sqlite(-wal)?$/.test(name));
  return new Map(names.map((name) => [name, readFileSync(join(dataDir, name)).toString('base64')]));
}

test.each(['events.sqlite', 'secrets.sqlite'])(
  'a bit flipped in the write-ahead log of %s: a refusal and a repair that only shows leave every byte, a start that is accepted a copy',
  async (name) => {
    const config = await killed();
    const wal = join(config.dataDir, `${name}-wal`);
    const bytes = readFileSync(wal);
    // Some way before the last mark, so that what follows is passed over.
    const at = 32 + Math.floor(((bytes.length - 32) / FRAME) * 0.6) * FRAME + 700;
    bytes[at]! ^= 4;
    writeFileSync(wal, bytes);
    const before = files(config.dataDir);
    for (let n = 0; n < 2; n += 1) {
      await expect(servedFolder(config)).rejects.toThrow(/Nothing was changed\.$/);
      expect([...files(config.dataDir)].filter(([file, held]) => held !== before.get(file))).toEqual([]);
      expect(files(config.dataDir).size).toBe(before.size);
      const said: string[] = [];
      const options = { config, now: () => new Date(), say: (line: string) => said.push(line) };
      await repairSite({ ...options, accept: null });
      expect(said.join('\n')).toMatch(/does not hold together from byte .*\n[^]*Nothing was changed\./);
      expect([...files(config.dataDir)].filter(([file, held]) => held !== before.get(file))).toEqual([]);
    }
    await repairSite({ config, accept: 'the disk failed', now: () => new Date(), say: () => undefined });
    const [kept, ...more] = readdirSync(config.dataDir).filter((file) =>
      file.startsWith(`${name}-wal.kept-`),
    );
    expect(more).toEqual([]);
    expect(readFileSync(join(config.dataDir, kept!)).equals(bytes)).toBe(true);
    await (await servedFolder(config)).close();
  },
);

test('what a killed site has left in its write-ahead logs is folded in by a clean stop, and nothing is kept', async () => {
  const config = await killed();
  const app = await servedFolder(config);
  expect(JSON.stringify((await (await app.admin()).get('/patients').expect(200)).body)).toMatch(/Cedar/);
  await app.close();
  expect(readdirSync(config.dataDir).filter((name) => /-wal/.test(name))).toEqual([]);
});
