// A program that verifies checkpoints and proofs with Go's own packages, for tests: foreign code, as a check of ours. It is
// built from the Go module registry where Go is on the machine, in seconds.
import { cpSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { go, needGo } from './go-program.mjs';
import { fingerprint, root } from './prepare.mjs';

const NAME = 'The foreign verifier';
const SOURCES = 'deploy/local/foreign-verifier';

/** The program's path; it is built once. @throws Stop where it cannot be */
export function foreignVerifier() {
  const folder = join(root, '.cache', 'foreign-verifier', fingerprint([SOURCES]).slice(0, 16));
  const program = join(folder, 'verifier');
  if (existsSync(program)) return program;
  needGo(NAME);
  console.log(`${NAME} is built (once) …`);
  const sources = join(folder, 'sources');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  cpSync(join(root, SOURCES), sources, { recursive: true });
  go(
    NAME,
    sources,
    { CGO_ENABLED: '0', GOFLAGS: '-mod=readonly -buildvcs=false' },
    'build',
    '-o',
    program,
    '.',
  );
  rmSync(sources, { recursive: true });
  return program;
}
