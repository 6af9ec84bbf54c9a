import { readFileSync } from 'node:fs';
import type { TestEngines } from '../engines.ts';
import { filesIn, tracesIn } from '../traces.ts';

/** What lies somewhere: in a file, a collection, an index, a stream, an answer. */
export interface Held {
  readonly where: string;
  readonly bytes: Buffer;
}

export interface FreshDatabase {
  readonly pid: number;
  readonly env: Readonly<Record<string, string>>;
  stop(): Promise<void>;
}

/** One set of engines, whose every byte can be gathered. */
export interface Stores {
  readonly engines: TestEngines;
  /** The server's own folder: another server goes on with it. */
  readonly dataDir: string;
  /** By what another server finds the same stores. */
  readonly env: Readonly<Record<string, string>>;
  /** All of them that can be read while they are in use. */
  inUse(): Promise<Held[]>;
  /** The files of the engines as they lie, with whatever was removed and is in them still. */
  files(): Held[];
  /** The same, and their files, once nobody uses them and what the operator's guide asks for afterwards is done. */
  atRest(): Promise<Held[]>;
  /**
   * The database in a process that never knew anything, on copies of the files as they lie, and by what another server finds it;
   * null where it has no process of its own, or its files are not at hand.
   */
  afresh(): Promise<FreshDatabase | null>;
  /** Ends what the engines do not end themselves. */
  stop(): Promise<void>;
}

export const readIn = (folder: string): Held[] =>
  filesIn(folder).map((file) => ({ where: file, bytes: readFileSync(file) }));

export const asHeld = (where: string, value: unknown): Held => ({
  where,
  bytes: Buffer.from(JSON.stringify(value) ?? ''),
});

/** Which of these words lie where, and in which form. */
export const found = (held: readonly Held[], words: readonly string[]): string[] =>
  held.flatMap(({ where, bytes }) => tracesIn(bytes, words).map((form) => `${where}: ${form}`));
