import { type ChildProcessByStdio, spawn } from 'node:child_process';
import type { Readable } from 'node:stream';

export type Child = ChildProcessByStdio<null, Readable, Readable>;

/**
 * Runs a test's script as a process of its own, with the sources as they stand: `source` is the text of an ES
 * module, where SRC stands for the address of backend/src.
 */
export function runChild(source: string, ...args: string[]): Child {
  const src = new URL('../..', import.meta.url).href.replace(/\/$/, '');
  const flags = ['--experimental-transform-types', '--no-warnings', '--input-type=module'];
  return spawn('node', [...flags, '-e', source.replaceAll('SRC', src), '--', ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NODE_OPTIONS: '' },
  });
}

/** Resolves with what the child has said once that matches, or once it has ended. */
export function heard(child: Child, pattern: RegExp): Promise<string> {
  let said = '';
  return new Promise((resolve) => {
    const hear = (piece: Buffer): void => {
      said += piece.toString();
      if (pattern.test(said)) resolve(said);
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.on('close', () => resolve(said));
  });
}

/** Resolves when the child is gone and all it said was heard. */
export function ended(child: Child): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => child.on('close', () => resolve()));
}
