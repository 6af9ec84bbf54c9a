// npm run test:engines: the contract suites on real servers, those that EVENTSTORE_TEST_URL and
// MONGODB_TEST_URL name; then the REST suite and several processes on EventStoreDB's protocol and MongoDB's.
// Without MONGODB_TEST_URL FerretDB takes MongoDB's place, where Go is on the machine; without OLLAMA_TEST_URL
// an Ollama is built and started, likewise. MONGODB_TEST_FILES is the folder in which a FerretDB that MONGODB_TEST_URL
// names keeps its files; of one that is started here it is known.
import { whyNoChromium } from './chromium.mjs';
import { startFerretdb } from './ferretdb.mjs';
import { foreignVerifier } from './foreign-verifier.mjs';
import { startOllama } from './ollama.mjs';
import { createEmbeddingIn, createIn } from './open-models.mjs';
import { nodeTests } from './node-tests.mjs';
import { build, buildTested, install, main, Stop } from './prepare.mjs';
import { addUp, forgetReports, reportUnproved, sentence } from './results.mjs';
import { runSpecs } from './specs.mjs';

const contracts = [
  'adapters/(event-log|read-models|secrets)/.*\\.contract\\.spec',
  'adapters/(mongodb|read-models/mongodb)',
  'adapters/event-log/eventstoredb',
  'log-keeper-servers',
  'inventory/import-catalogue-servers',
  'operations/repair/(repair-servers|forgotten-again)',
  'evidence/foreign',
  'forgetting/nothing-left',
  'health/(readiness-servers|full-database)',
];
/** With what waits for faults and processes as long as half of the contracts, so that both end at about one time. */
const rest = ['\\.api\\.spec', 'server-faults', 'several-processes'];
/** They prove names, rights, texts, models and queues, for which the stores make no difference, or take minutes there
 *  for what the contracts prove as well. Any of them runs on servers when it is named on the command line. */
const NOT_OF_STORES = [
  // Of the embedded files, whatever engines are asked for.
  'damaged-(history|read-models|secrets)\\.api',
  'forgetting/forgetting\\.api',
  '(users|signing-in|second-factor|audit-views|health)/',
  'http/.*/(access-matrix|access-events|turned-away|hostile-requests|nothing-in-the-clear|bad-imports|openapi|repeated-changes)',
  '(site/site|demo-requests/demo-request|genuine/genuine|local-models/local-models)\\.api',
  'feedback/.*\\.api',
  '(provider-templates|rule-packs|rule-pack-imports)/.*\\.api',
  'library/(.*/)?(library-exchange|stale-edits|try-retrieval)',
  'ai/.*\\.api',
  '(inventory-imports/code-import|register/import\\.api)',
  'cases/.*/(case-(addenda|export|letter|oversight|readiness|send|sign|standing)|recipient|signed-|provider-signature|second-factor)',
  '(audit/reports/.*|retention/due)\\.api',
  'notes/(.*/)?(argued-note|model-call|note|note-(grounding|queue|stream|taken-back|time|under-way)|prompt-injection|by-sentence)',
];

/** The server that the variable names, else one of our own, else none and why. */
async function server(variable, start) {
  const given = process.env[variable];
  if (given) return { url: given, stop: async () => {} };
  try {
    return await start();
  } catch (error) {
    if (!(error instanceof Stop)) throw error;
    console.log(`${error.message} Its suites are left out.`);
    return { url: '', why: error.message, stop: async () => {} };
  }
}

await main(async () => {
  forgetReports('engines', 'engines-ollama', 'engines-rest', 'engines-browser');
  install();
  await buildTested();
  const mongodb = await server('MONGODB_TEST_URL', startFerretdb);
  const urls = { ...(mongodb.url && { MONGODB_TEST_URL: mongodb.url }), ...foreign() };
  if (mongodb.files) urls.MONGODB_TEST_FILES = mongodb.files;
  else if (mongodb.url && !process.env.MONGODB_TEST_FILES) {
    console.log(
      'MONGODB_TEST_FILES names no folder: what was forgotten is NOT looked for in the files of the database.',
    );
  }
  const chosen = process.argv.slice(2);
  // The contracts one file at a time: they share one server, and wait most of the time for its faults to be noticed.
  // Meanwhile the REST suite runs, and Ollama is built.
  const all = chosen.length === 0;
  const first = all ? runSpecs('engines', { named: contracts, env: urls }) : null;
  const servers = { ...urls, REST_ENGINES: 'servers' };
  const second =
    all && mongodb.url
      ? runSpecs('engines-rest', { named: rest, but: NOT_OF_STORES, workers: 2, env: servers })
      : Promise.resolve(0);
  const ollama = await server('OLLAMA_TEST_URL', startOllama);
  if (ollama.url) urls.OLLAMA_TEST_URL = ollama.url;
  try {
    if (!first) return told([await runSpecs('engines', { named: chosen, env: urls })], ['engines']);
    const codes = [await first, await second];
    if (!mongodb.url) reportUnproved('engines-rest', mongodb.why);
    // What follows needs no database, and each core.
    await mongodb.stop();
    if (ollama.url) {
      const env = { OLLAMA_TEST_URL: ollama.url, ...(await openModels(ollama.url)) };
      codes.push(await runSpecs('engines-ollama', { named: ['ollama-server', 'open-models'], env }));
      codes.push(await inTheBrowser(env));
    } else for (const one of ['engines-ollama', 'engines-browser']) reportUnproved(one, ollama.why);
    return told(codes, ['engines', 'engines-ollama', 'engines-rest', 'engines-browser']);
  } finally {
    await Promise.all([mongodb.stop(), ollama.stop()]);
  }
});

/** The whole job with the first of the models, where a browser is. */
async function inTheBrowser(env) {
  const missing = env.OPEN_MODELS ? whyNoChromium() : 'No open model';
  if (missing) {
    reportUnproved('engines-browser', missing, { isProof: Boolean(process.env['CI'] && env.OPEN_MODELS) });
    return 0;
  }
  await build('server', 'screens');
  Object.assign(process.env, env);
  return nodeTests('engines-browser', ['e2e/engines/*.e2e.ts']);
}

/** The verifier of Go's own packages, where it can be built. */
function foreign() {
  try {
    return { FOREIGN_VERIFIER: foreignVerifier() };
  } catch (error) {
    if (!(error instanceof Stop)) throw error;
    console.log(`${error.message} What it verifies is left out.`);
    return {};
  }
}

/** The names of the small open models that could be had, and of the one for embeddings; none without Python. */
async function openModels(url) {
  try {
    const models = [await createIn(url, 'smollm2')];
    // The larger one takes six minutes more, which a change need not wait for.
    if (!process.env['CI']) models.push(await createIn(url, 'qwen25coder'));
    return { OPEN_MODELS: models.join(','), OPEN_EMBEDDING: await createEmbeddingIn(url) };
  } catch (error) {
    if (!(error instanceof Stop)) throw error;
    console.log(`${error.message} What real models write is left out.`);
    return {};
  }
}

function told(codes, reports) {
  const sum = addUp(reports);
  console.log(sentence(sum));
  return codes.find((code) => code !== 0) ?? (sum.failed > 0 ? 1 : 0);
}
