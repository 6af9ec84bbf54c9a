import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import request from 'supertest';
import { ADMIN } from './app.ts';
import { startServer } from './server-process.ts';
import { until } from './until.ts';

/** What shows most of a site's patients. */
const ROUTES = ['/patients', '/cases', '/forgettings', '/audit/entries'];

/**
 * A server starts in a process of its own, its admin reads the lists of the site, and its whole memory is written down.
 * Resolves with the folder that then holds it, and nothing else. `env`: where its data lie, but the key.
 */
export async function memoryOfServer(
  env: Readonly<Record<string, string>>,
  siteKey: Buffer,
  folder: () => string,
): Promise<string> {
  const SITE_KEY_FILE = join(folder(), 'site.key');
  writeFileSync(SITE_KEY_FILE, siteKey.toString('base64'), { mode: 0o600 });
  const heap = folder();
  const NODE_OPTIONS = `--heapsnapshot-signal=SIGUSR2 --diagnostic-dir=${heap}`;
  const server = startServer({ ...env, SITE_KEY_FILE, NODE_OPTIONS });
  const url = await server.url();
  const { body } = await request(url).post('/auth/login').send(ADMIN).expect(200);
  const token = (body as { access_token: string }).access_token;
  for (const route of ROUTES)
    await request(url).get(route).set('Authorization', `Bearer ${token}`).expect(200);
  server.child.kill('SIGUSR2');
  const isWhole = (name: string) =>
    readFileSync(join(heap, name)).subarray(-4).toString().trimEnd().endsWith('}');
  await until(() => Promise.resolve(readdirSync(heap).some(isWhole)));
  await server.kill();
  return heap;
}
