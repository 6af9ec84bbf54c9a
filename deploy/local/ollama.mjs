// A real Ollama, for tests: built from the Go module registry where Go and a C++ compiler are on the machine.
// Its state lies in a temporary folder, and it has no model until a test makes one.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort, go, moduleFolder, needGo, startServer } from './go-program.mjs';
import { main, root, Stop } from './prepare.mjs';

const NAME = 'Ollama';
/** Later versions fetch their native part from elsewhere. */
const VERSION = 'v0.12.11';
const JSON_LIBRARY = 'github.com/nlohmann/json@v3.12.0+incompatible';
/**
 * For this very machine: without its vector instructions a model takes ten times as long. The code for the matrix
 * instructions of some (AMX) lies in a folder that Go does not compile: it must not be asked for.
 */
const MACHINE = [
  '-march=native',
  ...(process.arch === 'x64' ? ['-mno-amx-tile', '-mno-amx-int8', '-mno-amx-bf16'] : []),
].join(' ');
const folder = join(root, '.cache', 'ollama', VERSION);
const program = join(folder, 'ollama');

/** The program's path; it is built once, in some minutes. @throws Stop where it cannot be */
export function ollama() {
  if (existsSync(program)) return program;
  needGo(NAME);
  if (spawnSync('g++', ['--version']).status !== 0) throw new Stop('No C++ compiler: no Ollama.');
  console.log(`Building Ollama ${VERSION} (once) …`);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  // The registry leaves out folders named vendor, and with them three libraries of Ollama's native part: one
  // comes from the registry itself, the two for pictures and sounds are declined by headers of ours.
  const json = join(moduleFolder(NAME, folder, JSON_LIBRARY), 'single_include');
  const headers = join(root, 'deploy', 'local', 'ollama-headers');
  const settings = {
    GOBIN: folder,
    // One thing at a time: tests run meanwhile.
    GOFLAGS: '-buildvcs=false -p=1',
    CGO_ENABLED: '1',
    CGO_CFLAGS: `-O2 -g0 ${MACHINE}`,
    CGO_CXXFLAGS: `-O2 -g0 ${MACHINE} -I${json} -I${headers}`,
  };
  go(NAME, folder, settings, 'install', '-ldflags=-s', `github.com/ollama/ollama@${VERSION}`);
  return program;
}

/** A server of its own on a free loopback port. `stop` ends it by its process id and removes its state. */
export async function startOllama() {
  const path = ollama();
  const state = mkdtempSync(join(tmpdir(), 'vouchwell-ollama-'));
  const url = `http://127.0.0.1:${await freePort()}`;
  const { pid, stop } = await startServer({
    name: NAME,
    program: path,
    args: ['serve'],
    env: { OLLAMA_HOST: url, OLLAMA_MODELS: state, HOME: state, OLLAMA_DEBUG: '0' },
    ready: () => answers(url),
    ended: () => rmSync(state, { recursive: true, force: true }),
    end: 'SIGTERM', // it has processes of its own to end
    quiet: true,
  });
  return { url, pid, stop };
}

async function answers(url) {
  try {
    return (await fetch(`${url}/api/version`)).ok;
  } catch {
    return false;
  }
}

// `node deploy/local/ollama.mjs`: a server to try things on, until Ctrl-C.
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await main(async () => {
    const { url, stop } = await startOllama();
    console.log(url);
    await new Promise((resolve) => process.once('SIGINT', resolve).once('SIGTERM', resolve));
    await stop();
    return 0;
  });
}
