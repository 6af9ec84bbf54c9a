import { readFileSync, openSync, readSync, closeSync } from 'node:fs';
import { parseEventLine } from '../../kernel/evidence/event-line.ts';
import { Leaves } from '../../kernel/evidence/leaves.ts';
import { MalformedError } from '../../kernel/evidence/malformed.ts';
import type { LogVerifier } from '../../kernel/evidence/verify-log.ts';
import { storedPlace } from '../../kernel/evidence/tree-store.ts';
import { linesOf } from './lines.ts';

/** The checkpoint that an exported log ends with, as a signed note; null where its last line is none. */
export function ownCheckpoint(path: string): string | null {
  let last = '';
  for (const line of readable(path)) last = line ?? '';
  try {
    const { checkpoint } = JSON.parse(last) as { checkpoint?: unknown };
    return typeof checkpoint === 'string' ? checkpoint : null;
  } catch {
    return null;
  }
}

/** Null for a line that nobody can read; nothing behind it is read either. */
function* readable(path: string): Generator<string | null> {
  try {
    yield* linesOf(path);
  } catch (error) {
    if (!(error instanceof MalformedError)) throw error;
    yield null;
  }
}

/** Every event of an exported log, in its order. */
export function addLines(path: string, verifier: LogVerifier): void {
  for (const line of readable(path)) {
    if (line !== null && line.startsWith('{"checkpoint":')) continue;
    try {
      if (line === null) throw new MalformedError('A line must be UTF-8, and no longer than an event.');
      verifier.add(parseEventLine(line));
    } catch (error) {
      if (!(error instanceof MalformedError)) throw error;
      verifier.addUnreadable(error.message);
    }
  }
}

/** Whether a file is a database, such as a copy of the whole log. */
export function isDatabase(path: string): boolean {
  const file = openSync(path, 'r');
  try {
    const head = Buffer.alloc(15);
    readSync(file, head);
    return head.toString('latin1') === 'SQLite format 3';
  } finally {
    closeSync(file);
  }
}

interface Row {
  readonly position: number;
  readonly stream: string;
  readonly revision: number;
  readonly id: string;
  readonly type: string;
  readonly data: string;
  readonly metadata: string;
}

/** A copy of the embedded engine's whole log, opened for reading alone. Needs Node 22.5 or newer. */
export async function openDatabase(path: string) {
  const { DatabaseSync } = await import('node:sqlite');
  const database = new DatabaseSync(path, { readOnly: true });
  const reached = database.prepare(`SELECT seq FROM sqlite_sequence WHERE name = 'events'`).get();
  return {
    /** How many events it has ever held. */
    reached: reached === undefined ? null : Number(reached['seq']),
    addEvents(verifier: LogVerifier): void {
      const rows = database.prepare('SELECT * FROM events ORDER BY position').iterate();
      for (const row of rows) addRow(row as unknown as Row, verifier);
    },
    close: () => database.close(),
  };
}

function addRow({ position, data, metadata, ...named }: Row, verifier: LogVerifier): void {
  try {
    const event = { ...named, data: stored(data), metadata: stored(metadata) };
    verifier.add(event as Parameters<LogVerifier['add']>[0], position);
  } catch (error) {
    if (!(error instanceof MalformedError)) throw error;
    verifier.addUnreadable(error.message);
  }
}

/** JSON as an engine writes it, and in no other spelling. @throws MalformedError */
function stored(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
    if (isObject && JSON.stringify(value) === text) return value;
  } catch {
    // As it is told below.
  }
  throw new MalformedError('Data and metadata must be objects in JSON, as they were written.');
}

/** The leaves in a file of a tree that was kept elsewhere (log-tree.hashes). */
export function keptLeaves(path: string): Leaves {
  const bytes = readFileSync(path);
  const leaves = new Leaves();
  for (let place = 0; (place + 1) * 32 <= bytes.length; place = storedPlace(0, leaves.length))
    leaves.push(bytes.subarray(place * 32, (place + 1) * 32));
  return leaves;
}
