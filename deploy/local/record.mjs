// npm run record -- <spec>: writes what is made from the program: docs/event-model.md, and, from what the specs that
// are named have an application do, an example of each event that testing/golden-events.json has none of.
import { install, main, pinned, run, Stop } from './prepare.mjs';

const written = ['docs/event-model.md', 'backend/src/testing/golden-events.json'];

await main(async () => {
  install();
  const env = pinned({ RECORD: '1' });
  // One file at a time: each adds to what the one before has written.
  const specs = ['run', '--maxWorkers=1', 'event-model', ...process.argv.slice(2)];
  if ((await run('vitest', specs, { env })) !== 0) throw new Stop('A spec failed: see above.');
  return run('prettier', ['--write', '--log-level', 'warn', ...written]);
});
