// npm run test:engines: the contract suites on real servers, those that EVENTSTORE_TEST_URL and
// MONGODB_TEST_URL name; then the REST suite and several processes on EventStoreDB's protocol and MongoDB's.
// Without MONGODB_TEST_URL FerretDB takes MongoDB's place, where Go is on the machine; without OLLAMA_TEST_URL
// an Ollama is built and started, likewise.
import { writeFileSync } from 'node:fs';
import { startFerretdb } from './ferretdb.mjs';
import { startOllama } from './ollama.mjs';
import { install, main, pinned, run, Stop } from './prepare.mjs';
import { addUp, freshReport, sentence } from './results.mjs';

const contracts = [
  'adapters/.*\\.contract\\.spec',
  'adapters/read-models/mongodb',
  'adapters/event-log/eventstoredb',
  'several-processes',
  'server-faults',
  'ollama-server',
];
const rest = ['\\.api\\.spec'];

/** The server that the variable names, else one of our own, else none. */
async function server(variable, start) {
  const given = process.env[variable];
  if (given) return { url: given, stop: async () => {} };
  try {
    return await start();
  } catch (error) {
    if (!(error instanceof Stop)) throw error;
    console.log(`${error.message} Its suites are skipped.`);
    return { url: '', stop: async () => {} };
  }
}

await main(async () => {
  install();
  console.log('Building …');
  if ((await run('tsc', ['-b'])) !== 0) throw new Stop('The types do not agree: see the messages above.');
  const mongodb = await server('MONGODB_TEST_URL', startFerretdb);
  const ollama = await server('OLLAMA_TEST_URL', startOllama);
  const urls = {
    ...(mongodb.url && { MONGODB_TEST_URL: mongodb.url }),
    ...(ollama.url && { OLLAMA_TEST_URL: ollama.url }),
  };
  try {
    const chosen = process.argv.slice(2);
    // One file at a time: they share one server, and some measure how fast the lead passes on.
    const first = await jest('engines', ['--runInBand'], chosen.length > 0 ? chosen : contracts, urls);
    if (chosen.length > 0) return told(first, ['engines']);
    const reports = ['engines', 'engines-rest'];
    if (!mongodb.url) {
      skipped('engines-rest');
      return told(first, reports);
    }
    const servers = { ...urls, REST_ENGINES: 'servers' };
    const second = await jest('engines-rest', ['--maxWorkers=2'], rest, servers);
    return told(first || second, reports);
  } finally {
    await Promise.all([mongodb.stop(), ollama.stop()]);
  }
});

function jest(report, flags, suites, more) {
  const env = pinned({
    NODE_OPTIONS: '--experimental-vm-modules --no-warnings',
    ...more,
  });
  // A test that failed in its beginning may leave a server open; the run ends all the same.
  const reporting = ['--forceExit', '--json', `--outputFile=${freshReport(report)}`];
  return run('jest', [...flags, ...reporting, ...suites], { env, stdio: ['inherit', 'ignore', 'inherit'] });
}

/** Nothing ran, and that is no failure. */
function skipped(report) {
  writeFileSync(freshReport(report), JSON.stringify({ passed: 0, failed: 0 }));
}

function told(code, reports) {
  console.log(sentence(addUp(reports)));
  return code;
}
