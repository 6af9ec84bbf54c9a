// What start, test and the other commands share: install what is missing, build what is stale.
// Runs on any Node from 20 on, before anything is installed: built-in modules only.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const bin = join(root, 'node_modules', '.bin');
/** Two packages bring a `tsc`; which of them npm puts into .bin is chance. The native one is meant. */
const native = join(root, 'node_modules', 'typescript-native', 'bin');
const stampFile = join(root, 'node_modules', '.cache', 'vouchwell-build.json');

/** A reason to stop that is said in one line, without a stack. */
export class Stop extends Error {}

const path = () =>
  (process.env.PATH ?? '').split(delimiter).filter((folder) => ![bin, native].includes(folder));

/** The environment of everything built or started here: the pinned Node lies first on PATH. */
export const pinned = (extra = {}) => ({
  ...process.env,
  PATH: [native, bin, ...path()].join(delimiter),
  ...extra,
});

/** Runs a command of this project to its end, in sight of the user. Resolves to its exit code. */
export function run(command, args, options = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit', env: pinned(), ...options });
    child.on('error', () => resolve(127));
    child.on('exit', (code) => resolve(code ?? 1));
  });
}

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

/** True when every package the lock file demands is there in that version. npm writes the list it compares
 *  with last, so an interrupted installation never counts. Optional packages may be of other platforms. */
export function installed(folder = root) {
  const written = join(folder, 'node_modules', '.package-lock.json');
  if (!existsSync(written) || !existsSync(join(folder, 'node_modules', '.bin', 'node'))) return false;
  const wanted = readJson(join(folder, 'package-lock.json')).packages;
  const present = readJson(written).packages;
  return Object.entries(wanted).every(
    ([place, { version, optional, devOptional }]) =>
      !place.includes('node_modules/') ||
      version === undefined ||
      present[place]?.version === version ||
      ((optional || devOptional) && present[place] === undefined),
  );
}

/** Installs exactly what the lock file says, unless it is there already. */
export function install() {
  if (installed()) return;
  console.log('Installing packages (once, and when package-lock.json changes) …');
  // npm runs on the machine's own Node: it replaces the folder in which the pinned one lies.
  const npm = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, PATH: path().join(delimiter) },
  });
  if (npm.error?.code === 'ENOENT') throw new Stop('npm was not found: install Node 20 or newer with npm.');
  if (npm.status !== 0) throw new Stop('The packages could not be installed: see the message of npm above.');
  if (!existsSync(join(bin, 'node'))) {
    throw new Stop(
      'The pinned Node was not installed: its install script needs to be allowed (allowScripts).',
    );
  }
}

function* filesUnder(place) {
  const stat = statSync(place, { throwIfNoEntry: false });
  if (stat?.isFile()) yield [place, stat];
  if (!stat?.isDirectory()) return;
  for (const name of readdirSync(place).sort()) yield* filesUnder(join(place, name));
}

/** A digest of path, size and time of every file under these places. */
export function fingerprint(places, folder = root) {
  const hash = createHash('sha256');
  for (const place of places) {
    for (const [file, { size, mtimeMs }] of filesUnder(join(folder, place))) {
      hash.update(`${file}\0${size}\0${mtimeMs}\n`);
    }
  }
  return hash.digest('hex');
}

const libs = ['libs/contract', 'libs/rules', 'libs/document'];
const sharedSources = ['package-lock.json', 'tsconfig.base.json', ...libs.flatMap(sourcesOf)];

function sourcesOf(workspace) {
  return ['src', 'package.json', 'tsconfig.json'].map((name) => `${workspace}/${name}`);
}

const builds = {
  server: {
    sources: [...sharedSources, ...sourcesOf('backend'), 'backend/tsconfig.build.json', 'backend/bundle.mjs'],
    result: 'backend/dist/bundle/main.js',
    saying: 'Building the server …',
    commands: [
      ['tsc', ['-b', ...libs, 'backend/tsconfig.build.json']],
      ['node', ['backend/bundle.mjs']],
    ],
  },
  screens: {
    sources: [
      ...sharedSources,
      ...sourcesOf('frontend'),
      ...['public', 'index.html', 'vite.config.ts', 'postcss.config.cjs'].map((name) => `frontend/${name}`),
    ],
    result: 'frontend/dist/index.html',
    saying: 'Building the screens …',
    commands: [['vite', ['build', '--logLevel', 'error'], { cwd: join(root, 'frontend') }]],
  },
  // It lies among the screens, whose build empties their folder.
  verifier: {
    sources: [...sourcesOf('backend'), 'backend/verifier.vite.config.mjs'],
    result: 'frontend/dist/verify-audit.mjs',
    saying: 'Building the verifier …',
    commands: [['vite', ['build', '--config', 'backend/verifier.vite.config.mjs', '--logLevel', 'error']]],
  },
};

/** What the builds leave behind, each the file that tells it is there. */
export const results = Object.values(builds).map(({ result }) => result);

/** Builds what its sources have outrun of 'server', 'screens' and 'verifier', in this order. */
export async function build(...parts) {
  const stamps = existsSync(stampFile) ? readJson(stampFile) : {};
  for (const part of parts) {
    const { sources, result, saying, commands } = builds[part];
    const now = fingerprint(sources);
    if (stamps[part] === now && existsSync(join(root, result))) continue;
    console.log(saying);
    for (const command of commands) {
      if ((await run(...command)) !== 0)
        throw new Stop(`The ${part} could not be built: see the messages above.`);
    }
    stamps[part] = now;
    mkdirSync(dirname(stampFile), { recursive: true });
    writeFileSync(stampFile, JSON.stringify(stamps));
  }
}

/** What tests stand on: everything compiled, and the server as it is delivered, which some of them start. @throws Stop */
export async function buildTested() {
  console.log('Building …');
  if ((await run('tsc', ['-b'])) !== 0) throw new Stop('The types do not agree: see the messages above.');
  await build('server');
}

/** Runs the body; a Stop is printed as its one line and ends with code 1. */
export async function main(body) {
  try {
    process.exitCode = await body();
  } catch (error) {
    if (!(error instanceof Stop)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
