/**
 * The official ICD-10-CM order file into the catalogue, on the engines that the settings name; while the server is
 * stopped where they are embedded: `node import-catalogue.js [--force] [--from YYYY-MM-DD] <icd10cm-order-YYYY.txt[.gz]>`. Ends with 0 when
 * the catalogue is there, 1 when it could not be imported, 2 when it was called wrongly.
 */
import { parseArgs } from 'node:util';
import { isRealDate } from '@vouchwell/rules';
import { readConfig } from '../config.ts';
import { openEngines } from '../engines.ts';
import { systemClock } from '../kernel/basics/clock.ts';
import { Codec } from '../kernel/log/codec.ts';
import { Commit } from '../kernel/committing/commit.ts';
import { EventTypes } from '../kernel/deciding/event-vocabulary.ts';
import type { EventLog } from '../kernel/log/event-log.port.ts';
import { systemActor } from '../kernel/deciding/system-actor.ts';
import { importOrderFile, loadOrderFile, type OrderFile } from './code-sets/catalogue-import.ts';
import { catalogueEvents } from './code-sets/catalogue.events.ts';

const USAGE =
  'Name one file: catalogue:import -- [--force] [--from YYYY-MM-DD] <icd10cm-order-YYYY.txt[.gz]>';
/** More malformed lines than this are only counted. */
const SHOWN_LINES = 20;

process.exitCode = await run(process.argv.slice(2));

async function run(args: readonly string[]): Promise<number> {
  // What it makes in the data folder no other account may read.
  process.umask(0o077);
  const asked = optionsOf(args);
  if (!asked) {
    console.error(USAGE);
    return 2;
  }
  const { path, force } = asked;
  try {
    const config = readConfig(process.env);
    const read = await loadOrderFile(path);
    // What is cut off drops nothing.
    const file = { ...read, edition: read.cutOff === null ? (asked.from ?? read.edition) : null };
    reportSkipped(file);
    if (file.codes.length === 0) {
      console.error(`${path} holds no billable ICD-10-CM code. Is it the official order file?`);
      return 1;
    }
    if (file.cutOff !== null && !force) {
      console.error(
        `${path} is not the whole order file. ${file.cutOff} Nothing was imported. ` +
          'If that is how it should be, add --force.',
      );
      return 1;
    }
    // The embedded engines are refused while a server has their folder; server engines take it beside one.
    const engines = await openEngines(config);
    try {
      await importInto(engines.log, file);
    } finally {
      await engines.close();
    }
    return 0;
  } catch (error) {
    console.error(sentence(error, path));
    return 1;
  }
}

interface Asked {
  readonly path: string;
  readonly force: boolean;
  /** The day the file is in force from; absent: its name tells. */
  readonly from: string | undefined;
}

/** Null where they are not as the usage says. */
function optionsOf(args: readonly string[]): Asked | null {
  try {
    const options = { force: { type: 'boolean' }, from: { type: 'string' } } as const;
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
    const [path, ...more] = positionals;
    const { force = false, from } = values;
    if (path === undefined || more.length > 0 || (from !== undefined && !isRealDate(from))) return null;
    return { path, force, from };
  } catch {
    return null;
  }
}

async function importInto(log: EventLog, file: OrderFile): Promise<void> {
  const started = performance.now();
  const total = file.codes.length;
  const { count, added, known } = await importOrderFile(offlineCommit(log), file, systemActor(), (listed) =>
    showProgress(listed, total),
  );
  if (known) {
    console.log(`${file.source} is already in the catalogue with ${count} codes. Nothing was changed.`);
    return;
  }
  console.log(
    file.edition === null
      ? 'No day is known from which it is in force: name --from YYYY-MM-DD to end the codes that it leaves out.'
      : `It is in force from ${file.edition}: codes of older editions that it leaves out end the day before.`,
  );
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const resumed = added < count ? `, ${count - added} of them by an earlier run` : '';
  console.log(`${file.source}: ${count} codes are in the catalogue${resumed} (${seconds} s).`);
}

/** Catalogue events concern no patient, and the server projects them at its next start. */
function offlineCommit(log: EventLog): Commit {
  const noPatient = () => Promise.reject(new Error('The catalogue holds no patient data.'));
  const keys = { forSealing: noPatient, forOpening: noPatient };
  const codec = new Codec(new EventTypes([catalogueEvents]), keys, systemClock);
  return new Commit(log, codec, { passed: () => Promise.resolve(true) });
}

function showProgress(listed: number, total: number): void {
  const line = `Listed ${listed} of ${total} codes`;
  if (process.stdout.isTTY) process.stdout.write(`\r${line}${listed === total ? '\n' : ''}`);
  else if (listed % 10_000 === 0 || listed === total) console.log(line);
}

function reportSkipped({ skipped }: OrderFile): void {
  for (const { number, problem } of skipped.slice(0, SHOWN_LINES)) {
    console.error(`Line ${number} is malformed and was skipped: ${problem}.`);
  }
  const more = skipped.length - SHOWN_LINES;
  if (more > 0) console.error(`${more} further malformed lines were skipped.`);
}

/** One clear line for what an operator can mend. */
function sentence(error: unknown, path: string): string {
  const { name, code, message } = error as { name?: string; code?: string; message?: string };
  if (name === 'StartError') return `${message} Nothing was imported.`;
  if (code === 'no_order_file') return `${path} cannot be imported. ${message} Nothing was imported.`;
  if (code === 'ENOENT') return `${path} does not exist.`;
  if (code?.startsWith('Z_')) return `${path} is damaged: it cannot be decompressed. Nothing was imported.`;
  return `The import failed: ${message ?? String(error)} What was listed before is kept; import again to go on.`;
}
