/**
 * The event log from one engine into another, while no server serves either:
 * `node run-log-copy.js --from <log> --to <log>`. A log is a data folder, a SQLite file or an esdb:// address;
 * the word EVENTSTORE_URL stands for the address in that variable, so that its password is in no process list.
 */
import { parseArgs } from 'node:util';
import { StartError } from '../kernel/basics/start-error.ts';
import { type CopyPhase, copyLog } from './copying/copy-log.ts';
import { type NamedLog, openNamedLog, refuseSame } from './copying/open-log.ts';
import { namedBy, runProgram } from './program.ts';

const USAGE =
  'Usage: npm run log:copy -- --from <log> --to <log>, where a log is a data folder, a SQLite file, an esdb:// address or EVENTSTORE_URL';
const SAY_EVERY_MS = 1000;

process.exitCode = await runProgram(USAGE, async (args) => {
  const { values } = parseArgs({ args, options: { from: { type: 'string' }, to: { type: 'string' } } });
  const from = namedBy(values.from, 'EVENTSTORE_URL');
  const to = namedBy(values.to, 'EVENTSTORE_URL');
  refuseSame(from, to);
  const source = await openNamedLog(from, true);
  try {
    const target = await openNamedLog(to, false);
    try {
      await copy(source, target);
    } finally {
      await target.close();
    }
  } finally {
    await source.close();
  }
});

async function copy(source: NamedLog, target: NamedLog): Promise<void> {
  console.log(`Copying ${source.title} to ${target.title}`);
  const signal = stopSignal();
  const { events, written, sha256 } = await copyLog(source.log, target.log, { progress: speaker(), signal });
  console.log(`Both logs hold the same ${events} events; ${written} were written now.`);
  console.log(`sha256 ${sha256}`);
}

/** A line now and then. */
function speaker(): (phase: CopyPhase, events: number) => void {
  let last = performance.now();
  return (phase, events) => {
    if (performance.now() - last < SAY_EVERY_MS) return;
    last = performance.now();
    console.log(`  ${phase}: ${events} events`);
  };
}

function stopSignal(): AbortSignal {
  const stop = new AbortController();
  const reason = 'Stopped. The same command goes on from here.';
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => stop.abort(new StartError(reason)));
  }
  return stop.signal;
}
