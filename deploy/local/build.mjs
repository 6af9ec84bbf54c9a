// npm run build: everything that a service starts and serves, without starting it.
import { build, install, main } from './prepare.mjs';

await main(async () => {
  install();
  await build('server', 'screens', 'verifier');
});
