/** A backup into the data folder, while the server is stopped: `node run-restore.js [--replace] <folder>`. */
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { readConfig } from '../config.ts';
import { only, refuseOtherEngines, runProgram } from './program.ts';
import { restore } from './backup/restore.ts';

const USAGE = 'Usage: npm run restore -- [--replace] <folder of a backup>';

process.exitCode = await runProgram(USAGE, async (args) => {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { replace: { type: 'boolean', default: false } },
  });
  refuseOtherEngines(process.env, 'restore');
  const { dataDir, siteKeyFile } = readConfig(process.env);
  const { manifest, aside, destroyed } = await restore({
    source: only(positionals),
    dataDir,
    siteKeyFile,
    replace: values.replace,
    now: () => new Date(),
    say: (line) => console.log(line),
  });
  console.log(`${dataDir} holds the ${manifest.log.events} events of ${manifest.created_at}.`);
  if (aside) console.log(`What was there before lies in ${aside}.`);
  if (destroyed > 0)
    console.log(
      `${destroyed === 1 ? '1 key that was' : `${destroyed} keys that were`} destroyed since that backup ${destroyed === 1 ? 'stays' : 'stay'} destroyed: what was forgotten is not brought back.`,
    );
  if (!existsSync(siteKeyFile)) {
    console.log(`The site key ${siteKeyFile} is missing: put it there before the server starts.`);
  }
  console.log('The read models are rebuilt when the server starts.');
});
