import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { ended, heard, runChild } from '../sqlite/child-process.ts';
import { proveAnswers } from './answering-folder.ts';

const folder = temporaryFolder();

/** Whoever opens a pipe that nobody reads waits for good, as for a disk that is gone. */
function hanging(): string {
  const at = folder();
  execFileSync('mkfifo', [join(at, '.vouchwell-writes')]);
  return at;
}

test('a folder that answers, and one that is not there yet, are passed, and nothing is left in them', async () => {
  const at = folder();
  await proveAnswers(at, 'DATA_DIR');
  await proveAnswers(join(at, 'not', 'yet'), 'DATA_DIR');
  expect(readdirSync(at)).toEqual([]);
});

test('what is wrong with a folder that answers is not told here', async () => {
  await proveAnswers('/proc', 'DATA_DIR');
  await proveAnswers('/dev/null', 'DATA_DIR');
});

test('a disk that hangs is told in one line after a while', async () => {
  const at = hanging();
  const begun = performance.now();
  const error = (await proveAnswers(at, 'DATA_DIR', 700).catch((thrown: unknown) => thrown)) as Error;
  expect(error.name).toBe('StartError');
  expect(error.message).toMatch(/^DATA_DIR is \S+, whose disk has not answered for 0\.7 seconds\. [^\n]+$/);
  expect(performance.now() - begun).toBeLessThan(10_000);
  expect(existsSync(at)).toBe(true);
});

test('the process that was kept waiting can end', async () => {
  const child = runChild(
    `import { proveAnswers } from 'SRC/adapters/disk/answering-folder.ts';
     await proveAnswers(process.argv[1], 'DATA_DIR', 500).catch((error) => console.log(error.message));
     process.exit(7);`,
    hanging(),
  );
  expect(await heard(child, /\n/)).toMatch(/has not answered/);
  await ended(child);
  expect(child.exitCode).toBe(7);
});
