// npm run catalogue:import -- <icd10cm-order-YYYY.txt[.gz]>: the official order file into the catalogue.
import { resolve } from 'node:path';
import { build, install, main, Stop } from './prepare.mjs';
import { serve } from './serve.mjs';

await main(async () => {
  const args = process.argv.slice(2);
  const options = args.filter((one) => one === '--force');
  const [file, ...rest] = args.filter((one) => one !== '--force');
  if (!file || rest.length > 0)
    throw new Stop('Usage: npm run catalogue:import -- [--force] <icd10cm-order-YYYY.txt[.gz]>');
  install();
  await build('server');
  // npm changes into the project's folder; the name was typed where the user stands.
  const path = resolve(process.env.INIT_CWD ?? '.', file);
  return serve('backend/dist/inventory/import-catalogue.js', [...options, path]);
});
