// npm run dev: the server restarts and the screens reload while you edit. Screens on http://127.0.0.1:5173.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { build, install, main, pinned, root } from './prepare.mjs';

const watchers = [
  [
    'tsc',
    ['-b', '--watch', '--preserveWatchOutput', 'libs/contract', 'libs/rules', 'libs/document', 'backend'],
  ],
  ['node', ['--watch', 'backend/dist/main.js']],
  ['vite', [], join(root, 'frontend')],
];

await main(async () => {
  install();
  await build('server', 'screens');
  const children = watchers.map(([command, args, cwd = root]) =>
    spawn(command, args, { cwd, env: pinned(), stdio: 'inherit' }),
  );
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.on(signal, () => children.forEach((child) => child.kill(signal)));
  }
  await Promise.all(children.map((child) => new Promise((ended) => child.on('exit', ended))));
  return 0;
});
