import type { Sampled } from '@vouchwell/contract';
import { conflict } from '../kernel/basics/problem.ts';
import type { Actor } from '../kernel/deciding/decider.ts';
import type { RunningImport } from './inventory-import.decider.ts';
import type { LeftOut } from './inventory-import.events.ts';

export interface Steps {
  /** Tells how many rows were come to by now, and which of the last ones were not taken. */
  advance(done: number, left_out?: readonly LeftOut[]): Promise<void>;
  /** Asked before whatever is written for whoever began it. @throws NotWantedError */
  goesOn(): Promise<void>;
}

/** Whoever began it may no longer import. */
export class NotWantedError extends Error {}

/** What is imported: kept in the vault from before the import is said to have begun, and taken beside the requests. */
export interface ImportWork {
  /** What was taken before comes to the same. Resolves with `gone` where what was kept is not there any more. */
  take(running: RunningImport, actor: Actor, steps: Steps): Promise<'done' | 'gone'>;
  forget(number: number): Promise<void>;
}

/** More rows than these nobody reads on a screen. */
const SHOWN = 50;

export function sampled<T, Shown>(
  all: readonly T[],
  shown: (one: T) => Shown,
  most: number = SHOWN,
): Sampled<Shown> {
  return { count: all.length, first: all.slice(0, most).map(shown) };
}

export const changedSince = () =>
  conflict('import_outdated', 'The inventory has changed since the file was checked. Check it again.');
