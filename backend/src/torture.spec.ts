import {
  copyFileSync,
  cpSync,
  existsSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from './adapters/sqlite/temporary-folder.ts';
import { readConfig } from './config.ts';
import { openEmbedded } from './embedded.ts';
import { readMark } from './kernel/log-mark.ts';
import { Vault } from './kernel/vault.ts';
import { siteKey } from './site-key.ts';
import { startApp } from './testing/app.ts';

/** The long form is `npm run torture`. A seed gives the same damages again: TORTURE_SEED. */
const LONG = process.env['TORTURE'] === 'long';
const SEED = Number(process.env['TORTURE_SEED'] ?? (LONG ? Date.now() % 1_000_000 : 2026));
const RANDOM_DAMAGES = LONG ? 1_000 : 24;
const PAIRS = LONG ? 300 : 12;

const folder = temporaryFolder();
const FILES = ['events.sqlite', 'secrets.sqlite', 'models.sqlite'] as const;
const LOGS = ['events.sqlite-wal', 'secrets.sqlite-wal', 'models.sqlite-wal'] as const;
type Name = (typeof FILES)[number] | (typeof LOGS)[number];

interface Damage {
  readonly told: string;
  readonly to: Name;
  readonly apply: (dataDir: string) => void;
}

/** A site as it lies on the disk: after a clean stop, or as a cut of the power leaves it, logs beside the files. */
interface Image {
  readonly title: string;
  readonly dataDir: string;
}

let keyFile: string;
let clean: Image;
let cut: Image;
let older: string[];
/** Names by number, as they were acknowledged. */
const acknowledged = new Map<number, string>();

const configOf = (dataDir: string) => readConfig({ DATA_DIR: dataDir, SITE_KEY_FILE: keyFile });

async function serve(dataDir: string) {
  const config = configOf(dataDir);
  const engines = await openEmbedded(dataDir);
  try {
    return await startApp({ engines, siteKey: await siteKey(config.siteKeyFile, engines) });
  } catch (error) {
    await engines.close();
    throw error;
  }
}

const copyOf = (dataDir: string): string => {
  const copy = join(folder(), 'data');
  cpSync(dataDir, copy, { recursive: true });
  return copy;
};

beforeAll(async () => {
  console.log(`TORTURE_SEED=${SEED}`);
  const dataDir = join(folder(), 'data');
  keyFile = `${dataDir}-keys/site.key`;
  older = [];
  for (let run = 0; run < 3; run += 1) {
    const app = await serve(dataDir);
    const admin = await app.admin();
    for (let n = 0; n < 4; n += 1) {
      const last_name = `Name${run}x${n}`;
      const { body } = await admin.post('/patients').send({ first_name: 'Ann', last_name }).expect(201);
      acknowledged.set((body as { id: number }).id, last_name);
    }
    if (run === 2) {
      // The mark of the last change is durable: what a quiet second brings by itself.
      const vault = new Vault(app.engines.secrets, await siteKey(keyFile, app.engines));
      const whole = (await app.engines.log.readAll(null, 10_000)).length;
      while ((await readMark(vault))!.events < whole) await new Promise((next) => setImmediate(next));
      cut = { title: 'cut off', dataDir: copyOf(dataDir) };
    }
    await app.close();
    if (run < 2) older.push(copyOf(dataDir));
  }
  clean = { title: 'cleanly stopped', dataDir: copyOf(dataDir) };
});

/** Mulberry32: small, and the same everywhere. */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

let draw = random(SEED);
// So that one test alone does the same damages.
beforeEach(() => void (draw = random(SEED)));
const under = (bound: number) => Math.floor(draw() * bound);
const one = <T>(of: readonly T[]): T => of[under(of.length)]!;

function removal(to: Name): Damage {
  return { told: `${to} deleted`, to, apply: (dir) => rmSync(join(dir, to), { force: true }) };
}

function olderCopy(to: (typeof FILES)[number], which: number): Damage {
  const apply = (dir: string): void => {
    for (const end of ['-wal', '-shm']) rmSync(join(dir, to + end), { force: true });
    copyFileSync(join(older[which]!, to), join(dir, to));
  };
  return { told: `${to} replaced by an older copy (${which})`, to, apply };
}

function flip(to: Name): Damage {
  const [at, bit] = [draw(), under(8)];
  const apply = (dir: string): void => {
    const bytes = existsSync(join(dir, to)) ? readFileSync(join(dir, to)) : Buffer.alloc(0);
    if (bytes.length === 0) return;
    bytes[Math.floor(at * bytes.length)]! ^= 1 << bit;
    writeFileSync(join(dir, to), bytes);
  };
  return { told: `${to} flipped at ${at} (bit ${bit})`, to, apply };
}

function shortened(to: Name): Damage {
  const share = draw();
  const apply = (dir: string): void => {
    const path = join(dir, to);
    if (existsSync(path)) truncateSync(path, Math.floor((statSync(path).size * share) / 4096) * 4096);
  };
  return { told: `${to} cut at ${share}`, to, apply };
}

/**
 * The server serves exactly what was acknowledged, or says in one line why not. What it serves of damaged events
 * it sets aside: such a patient is missing from the list, and never another one under the number.
 */
async function outcome(
  image: Image,
  damages: readonly Damage[],
): Promise<'served' | 'set aside' | 'refused'> {
  const dataDir = copyOf(image.dataDir);
  const told = `${image.title}: ${damages.map((damage) => damage.told).join(' and ')}`;
  for (const damage of damages) damage.apply(dataDir);
  let app: Awaited<ReturnType<typeof serve>>;
  try {
    app = await serve(dataDir);
  } catch (error) {
    const { name, message } = error as Error;
    expect([told, name, message.includes('\n')]).toEqual([told, 'StartError', false]);
    expect(message).not.toMatch(/Name\dx\d/);
    return 'refused';
  }
  try {
    const served = await (await app.admin()).get('/patients?per_page=100');
    expect([told, served.status]).toEqual([told, 200]);
    const list = listOf(served.body);
    for (const { id, last_name } of list)
      expect([told, id, last_name]).toEqual([told, id, acknowledged.get(id)]);
    const ready = await app.anyone().get('/health/ready');
    const { damaged } = ready.body as { damaged: number };
    expect([told, list.length]).toEqual([told, acknowledged.size - damagedPatients(list, damaged)]);
    return damaged > 0 ? 'set aside' : 'served';
  } finally {
    await app.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Whoever is missing must be missing because a stream is set aside. */
function damagedPatients(list: readonly unknown[], setAside: number): number {
  return Math.min(acknowledged.size - list.length, setAside);
}

function listOf(body: unknown): { id: number; last_name: string }[] {
  const { patients } = body as { patients?: { id: number; last_name: string }[] };
  return patients ?? (body as { id: number; last_name: string }[]);
}

const counts: Record<string, number> = {};
const count = (result: string) => (counts[result] = (counts[result] ?? 0) + 1);
afterAll(() => console.log(`Of the damages: ${JSON.stringify(counts)}`));

test('undamaged, both images serve everything', async () => {
  expect(await outcome(clean, [])).toBe('served');
  expect(await outcome(cut, [])).toBe('served');
});

test('a log, a vault or both that are gone or older are refused; read models are made anew', async () => {
  const refused: Damage[][] = [
    [removal('events.sqlite')],
    [removal('secrets.sqlite')],
    [removal('events.sqlite'), removal('secrets.sqlite')],
    [olderCopy('events.sqlite', 0)],
    [olderCopy('events.sqlite', 1), removal('models.sqlite')],
    [olderCopy('secrets.sqlite', 1)],
    [olderCopy('secrets.sqlite', 0), removal('models.sqlite')],
    [olderCopy('events.sqlite', 1), olderCopy('secrets.sqlite', 1)],
    [olderCopy('events.sqlite', 0), olderCopy('models.sqlite', 0)],
  ];
  for (const damages of refused) {
    expect([damages[0]!.told, await outcome(clean, damages)]).toEqual([damages[0]!.told, 'refused']);
    count('refused');
  }
  for (const damages of [[removal('models.sqlite')], [olderCopy('models.sqlite', 0)]]) {
    expect(await outcome(clean, damages)).toBe('served');
    count('served');
  }
});

test('write-ahead logs that are gone, cut or flipped lose nothing in silence', async () => {
  for (const to of LOGS) {
    for (const damage of [removal(to), flip(to), shortened(to)]) count(await outcome(cut, [damage]));
  }
});

test(`${RANDOM_DAMAGES} random damages of the three files and their logs`, async () => {
  const damaged: Name[] = [...FILES, 'events.sqlite-wal', 'secrets.sqlite-wal'];
  for (let n = 0; n < RANDOM_DAMAGES; n += 1) {
    const damage = one([flip, flip, shortened])(one(damaged));
    count(await outcome(one([clean, cut]), [damage]));
  }
});

test(`${RANDOM_DAMAGES} random damages of the read models: everything is served, or the start refused`, async () => {
  for (let n = 0; n < RANDOM_DAMAGES; n += 1) {
    const damage = one([flip, flip, flip, shortened])(one(['models.sqlite', 'models.sqlite-wal']));
    const result = await outcome(one([clean, cut]), [damage]);
    expect([damage.told, result]).not.toEqual([damage.told, 'set aside']);
    count(result);
  }
});

test(`${PAIRS} random pairs of damages`, async () => {
  const any = (): Damage =>
    one([
      () => removal(one([...FILES, ...LOGS])),
      () => olderCopy(one(FILES), under(older.length)),
      () => flip(one([...FILES, ...LOGS])),
      () => shortened(one([...FILES, ...LOGS])),
    ])();
  for (let n = 0; n < PAIRS; n += 1) {
    const [first, second] = [any(), any()];
    // All three older or gone together is another site, and allowed: a pair is never that.
    count(await outcome(one([clean, cut]), [first, second]));
  }
});
