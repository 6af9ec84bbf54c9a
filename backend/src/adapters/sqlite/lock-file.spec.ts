import { join } from 'node:path';
import { ended, heard, runChild } from './child-process.ts';
import { acquireLock } from './lock-file.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';

const folder = temporaryFolder();
const HOLD = `
  import { acquireLock } from 'SRC/adapters/sqlite/lock-file.ts';
  // A lock that nobody keeps is lifted with the rest of the garbage.
  try { const lock = acquireLock(process.argv[1]); console.log('held'); setInterval(() => lock, 1000); }
  catch (error) { console.log(error.name + ': ' + error.message); }
`;

test('refuses a second process at once, and lets it in after release', async () => {
  const where = folder();
  const path = join(where, 'lock.db');
  const lock = acquireLock(path);
  const refused = await heard(runChild(HOLD, path), /\n/);
  expect(refused).toBe(`StartError: ${where} is in use: another server is using this folder.\n`);
  lock.release();
  lock.release();
  const child = runChild(HOLD, path);
  expect(await heard(child, /\n/)).toBe('held\n');
  expect(() => acquireLock(path)).toThrow('another server is using this folder');
  child.kill('SIGKILL');
  await ended(child);
  acquireLock(path).release();
});

test('refuses a second opener in the same process', () => {
  const path = join(folder(), 'lock.db');
  const lock = acquireLock(path);
  expect(() => acquireLock(path)).toThrow('another server is using this folder');
  lock.release();
  acquireLock(path).release();
});

test('says in one line that the folder is missing', () => {
  const path = join(folder(), 'missing', 'lock.db');
  expect(() => acquireLock(path)).toThrow(/^\S+lock\.db cannot be opened: [^\n]+$/);
});
