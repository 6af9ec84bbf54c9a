// npm run catalogue:import -- <icd10cm-order-YYYY.txt[.gz]>: the official order file into the catalogue.
import { resolve } from 'node:path';
import { build, install, main, Stop } from './prepare.mjs';
import { serve } from './serve.mjs';

await main(async () => {
  const [file, ...rest] = process.argv.slice(2);
  if (!file || rest.length > 0)
    throw new Stop('Usage: npm run catalogue:import -- <icd10cm-order-YYYY.txt[.gz]>');
  install();
  await build('server');
  // npm changes into the project's folder; the name was typed where the user stands.
  return serve('backend/dist/inventory/import-catalogue.js', [resolve(process.env.INIT_CWD ?? '.', file)]);
});
