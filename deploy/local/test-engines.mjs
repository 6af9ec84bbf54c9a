// npm run test:engines: the contract suites on real servers, those that EVENTSTORE_TEST_URL and
// MONGODB_TEST_URL name. Without the latter FerretDB takes MongoDB's place, where Go is on the machine.
import { startFerretdb } from './ferretdb.mjs';
import { install, main, pinned, run, Stop } from './prepare.mjs';
import { addUp, freshReport, sentence } from './results.mjs';

const suites = [
  'adapters/.*\\.contract\\.spec',
  'adapters/read-models/mongodb',
  'adapters/event-log/eventstoredb',
];

async function mongo() {
  const given = process.env.MONGODB_TEST_URL;
  if (given) return { url: given, stop: async () => {} };
  try {
    return await startFerretdb();
  } catch (error) {
    if (!(error instanceof Stop)) throw error;
    console.log(`${error.message} The suites for MongoDB are skipped.`);
    return { url: '', stop: async () => {} };
  }
}

await main(async () => {
  install();
  console.log('Building …');
  if ((await run('tsc', ['-b'])) !== 0) throw new Stop('The types do not agree: see the messages above.');
  const { url, stop } = await mongo();
  try {
    const chosen = process.argv.slice(2);
    // One file at a time: they share one server, and some measure how fast the lead passes on.
    const report = ['--runInBand', '--json', `--outputFile=${freshReport('engines')}`];
    const env = pinned({
      NODE_OPTIONS: '--experimental-vm-modules --no-warnings',
      ...(url && { MONGODB_TEST_URL: url }),
    });
    const code = await run('jest', [...report, ...(chosen.length > 0 ? chosen : suites)], {
      env,
      stdio: ['inherit', 'ignore', 'inherit'],
    });
    console.log(sentence(addUp(['engines'])));
    return code;
  } finally {
    await stop();
  }
});
