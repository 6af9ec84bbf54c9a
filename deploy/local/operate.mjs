// npm run backup | restore | log:copy | vault:copy | projections:rebuild | repair | admin:recover | packs:key | packs:sign -- …: the operator's programs, built and run.
import { resolve } from 'node:path';
import { build, install, main, Stop } from './prepare.mjs';
import { serve } from './serve.mjs';

const programs = {
  backup: 'run-backup',
  restore: 'run-restore',
  'log-copy': 'run-log-copy',
  'vault-copy': 'run-vault-copy',
  'projections-rebuild': 'run-rebuild',
  repair: 'run-repair',
  'admin-recover': 'run-recover-admin',
  'packs-key': 'run-pack-key',
  'packs-sign': 'run-pack-sign',
};

/** npm changes into the project's folder; names were typed where the user stands. */
function asTyped(argument) {
  const [, option = '', value] = /^(--[a-z]+=)?(.*)$/s.exec(argument);
  // A reason is words.
  if (option === '--reason=') return argument;
  const isName = !value.startsWith('-') && !value.includes('://') && !/^[A-Z]+_URL$/.test(value);
  return option + (isName ? resolve(process.env.INIT_CWD ?? '.', value) : value);
}

await main(async () => {
  const [name, ...args] = process.argv.slice(2);
  const program = programs[name];
  if (!program) throw new Stop(`The programs are ${Object.keys(programs).join(', ')}.`);
  install();
  await build('server');
  // A username is no path.
  const typed = name === 'admin-recover' ? (argument) => argument : asTyped;
  return serve(
    `backend/dist/bundle/${program}.js`,
    args.map((argument, at) => (args[at - 1] === '--reason' ? argument : typed(argument))),
  );
});
