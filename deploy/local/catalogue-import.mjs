// npm run catalogue:import -- <icd10cm-order-YYYY.txt[.gz]>: the official order file into the catalogue.
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { build, install, main, Stop } from './prepare.mjs';
import { serve } from './serve.mjs';

const USAGE =
  'Usage: npm run catalogue:import -- [--force] [--from YYYY-MM-DD] <icd10cm-order-YYYY.txt[.gz]>';

function options(args) {
  try {
    const known = { force: { type: 'boolean' }, from: { type: 'string' } };
    return parseArgs({ args, options: known, allowPositionals: true });
  } catch {
    throw new Stop(USAGE);
  }
}

await main(async () => {
  const args = process.argv.slice(2);
  const { values, positionals } = options(args);
  const [file, ...rest] = positionals;
  if (!file || rest.length > 0) throw new Stop(USAGE);
  install();
  await build('server');
  // npm changes into the project's folder; the name was typed where the user stands.
  const path = resolve(process.env.INIT_CWD ?? '.', file);
  const asked = [...(values.force ? ['--force'] : []), ...(values.from ? ['--from', values.from] : [])];
  return serve('backend/dist/bundle/import-catalogue.js', [...asked, path]);
});
