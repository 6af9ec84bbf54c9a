/** The embedded engines' files into a folder, while the server serves: `node run-backup.js <folder>`. */
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { readConfig } from '../config.ts';
import { StartError } from '../kernel/basics/start-error.ts';
import { backUp } from './backup/backup.ts';
import { noteBackup } from './backup/note-backup.ts';
import { productVersion } from '../kernel/basics/product-version.ts';
import { only, refuseOtherEngines, runProgram } from './program.ts';

const USAGE = 'Usage: npm run backup -- <new folder>';

process.exitCode = await runProgram(USAGE, async (args) => {
  const target = only(parseArgs({ args, allowPositionals: true }).positionals);
  refuseOtherEngines(process.env, 'back up');
  const { dataDir, siteKeyFile } = readConfig(process.env);
  const say = (line: string) => console.log(line);
  const now = () => new Date();
  const manifest = await backUp({ dataDir, target, product: productVersion(), now, say });
  noteBackup(dataDir, manifest, say);
  const { log } = manifest;
  console.log(`${target} holds ${log.events} events, up to position ${log.last_position ?? 'none'}.`);
  const there = existsSync(siteKeyFile) ? siteKeyFile : `${siteKeyFile} (not found here)`;
  for (const damaged of log.damaged ?? []) console.log(damaged);
  console.log(`The site key is not in it. Keep a copy of ${there} apart from the backups.`);
  const { length } = log.damaged ?? [];
  if (length > 0) {
    throw new StartError(
      `The event log holds ${length} damaged events, and so does this backup. Keep the older ones.`,
    );
  }
});
