// npm run demo: the product with invented sample data, on a folder of its own.
import { build, install, main } from './prepare.mjs';
import { serve } from './serve.mjs';

await main(async () => {
  install();
  await build('server', 'screens', 'verifier');
  return serve('backend/dist/bundle/demo.js', [], { DATA_DIR: process.env.DATA_DIR ?? './demo-data' });
});
