// npm run bench: what requests, a rebuild of the read models and a start cost, each beside the same work done bare in
// the same run, and what all codes add to the very first start, as tables. Other programs on the machine disturb it;
// the ratios, and of those the processor time, the least.
import { build, install, main, run } from './prepare.mjs';

await main(async () => {
  install();
  await build('server');
  const codes = [];
  for (const bench of ['request-rate', 'rebuild', 'first-start']) {
    console.log(`\n${bench}\n`);
    codes.push(await run('node', [`bench/${bench}.ts`]));
  }
  return Math.max(...codes);
});
