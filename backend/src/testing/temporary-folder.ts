import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Makes folders for tests; they are removed after the describe or the file that this is called in. */
export function temporaryFolder(): () => string {
  const made: string[] = [];
  afterAll(() => {
    for (const folder of made.splice(0)) rmSync(folder, { recursive: true, force: true });
  });
  return () => {
    const folder = mkdtempSync(join(tmpdir(), 'vouchwell-test-'));
    made.push(folder);
    return folder;
  };
}
