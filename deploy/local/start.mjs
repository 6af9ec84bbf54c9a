// npm start: everything embedded in one process on http://127.0.0.1:5002 (PORT and HOST change it).
import { build, install, main } from './prepare.mjs';
import { serve } from './serve.mjs';

await main(async () => {
  install();
  await build('server', 'screens', 'verifier');
  return serve('backend/dist/bundle/main.js');
});
