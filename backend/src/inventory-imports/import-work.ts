import { createHash } from 'node:crypto';
import type { Sampled } from '@vouchwell/contract';
import { conflict } from '../kernel/basics/problem.ts';
import { inSlices } from '../kernel/basics/slices.ts';
import type { Actor } from '../kernel/deciding/decider.ts';
import type { RunningImport } from './inventory-import.decider.ts';

/** Tells how many rows are taken by now. */
export type Advance = (done: number) => Promise<void>;

/** What is imported: kept in the vault from before the import is said to have begun, and taken beside the requests. */
export interface ImportWork {
  /** What was taken before comes to the same. Resolves with `gone` where what was kept is not there any more. */
  take(running: RunningImport, actor: Actor, advance: Advance): Promise<'done' | 'gone'>;
  forget(number: number): Promise<void>;
}

const SEALED_AT_ONCE = 1_000;
/** More rows than these nobody reads on a screen. */
const SHOWN = 50;

export function sampled<T, Shown>(
  all: readonly T[],
  shown: (one: T) => Shown,
  most: number = SHOWN,
): Sampled<Shown> {
  return { count: all.length, first: all.slice(0, most).map(shown) };
}

/** The same for the same parts alone: SHA-256 in hexadecimal. Of many parts a slice at a time. */
export async function seal(parts: Iterable<unknown>): Promise<string> {
  const hash = createHash('sha256');
  for await (const slice of inSlices(parts, SEALED_AT_ONCE)) hash.update(JSON.stringify(slice));
  return hash.digest('hex');
}

export const changedSince = () =>
  conflict('import_outdated', 'The inventory has changed since the file was checked. Check it again.');
