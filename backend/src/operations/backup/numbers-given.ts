import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';
import { LOG_FILE, SECRETS_FILE } from '../../adapters/data-folder/data-files.ts';
import { unverifiedFrom } from '../../adapters/sqlite/wal.ts';
import { FORGOTTEN_NUMBERS, GivenNumbers, type NumbersByKind } from '../../kernel/proving/given-numbers.ts';
import { LOG_MARK, type LogMark } from '../../kernel/proving/log-mark.ts';
import { openSealed } from '../../kernel/vault/vault.ts';

interface Row {
  readonly position: number;
  readonly stream: string;
  readonly revision: number;
  readonly through: number | null;
}

/** Of an event that takes numbers; nothing of one that is no JSON any more. */
const THROUGH = `iif(stream GLOB '*-numbers' AND json_valid(data), data ->> '$.through', NULL)`;

/**
 * By kind, the highest number that the site in this folder has given out, as its log, the names of its keys and its
 * mark tell. Where the log is not whole, or no mark says that it is, what nothing remembers is left a margin. Nothing
 * where there is no site, or another one than that of the log that is to take its place, `restored`.
 */
export function numbersGiven(
  dataDir: string,
  siteKeyFile: string | undefined,
  restored: string,
): NumbersByKind {
  if (![LOG_FILE, SECRETS_FILE].some((name) => existsSync(join(dataDir, name)))) return {};
  const given = new GivenNumbers();
  const first = readLog(restored, given)?.first ?? null;
  const log = readLog(join(dataDir, LOG_FILE), given);
  const mark = readSecrets(join(dataDir, SECRETS_FILE), siteKeyFile, given);
  const begins = log?.first ?? mark?.first ?? null;
  if (begins !== null && begins !== first) return {};
  if (mark) given.remember(mark.numbers);
  const isWhole = log !== null && log.isSound && mark !== null && log.events >= mark.events;
  return given.all(isWhole ? 0 : FORGOTTEN_NUMBERS);
}

interface ReadLog {
  readonly first: string | null;
  readonly events: number;
  readonly isSound: boolean;
}

/** Null where there is none, or nothing of it can be read. */
function readLog(path: string, given: GivenNumbers): ReadLog | null {
  return read(path, (source) => {
    const first = attempt(() => source.prepare('SELECT id FROM events WHERE position = 1').get()?.['id']);
    const events = attempt(() => source.prepare('SELECT max(position) AS last FROM events').get()?.['last']);
    let isSound = unverifiedFrom(`${path}-wal`) === null;
    // By what leads to the rows, and where that is broken by the rows themselves, from both ends.
    const ways = [
      `SELECT stream, max(revision) AS revision, max(${THROUGH}) AS through FROM events GROUP BY stream`,
      `SELECT stream, revision, ${THROUGH} AS through FROM events ORDER BY position`,
      `SELECT stream, revision, ${THROUGH} AS through FROM events ORDER BY position DESC`,
    ];
    for (const way of ways) {
      if (attempt(() => noteAll(source, way, given))) break;
      isSound = false;
    }
    return { first: typeof first === 'string' ? first : null, events: Number(events ?? 0), isSound };
  });
}

/** The mark, where it opens. */
function readSecrets(path: string, siteKeyFile: string | undefined, given: GivenNumbers): LogMark | null {
  return read(path, (source) => {
    const names = source.prepare("SELECT key FROM secrets WHERE key LIKE '%-key/%' ORDER BY key");
    attempt(() => {
      for (const { key } of names.iterate()) given.key(String(key));
    });
    if (siteKeyFile === undefined) return null;
    const key = Buffer.from(readFileSync(siteKeyFile, 'utf8').trim(), 'base64');
    const row = source.prepare('SELECT value FROM secrets WHERE key = ?').get(LOG_MARK);
    return row ? openSealed<LogMark>(key, LOG_MARK, String(row['value'])) : null;
  });
}

function noteAll(source: DatabaseSync, sql: string, given: GivenNumbers): true {
  for (const row of source.prepare(sql).iterate()) {
    const { stream, revision, through } = row as unknown as Row;
    given.stream(String(stream), Number(revision), through);
  }
  return true;
}

/** Null where the file is not there, or what is asked of it cannot be read. */
function read<T>(path: string, work: (source: DatabaseSync) => T | null): T | null {
  if (!existsSync(path)) return null;
  let source: DatabaseSync | undefined;
  try {
    const opened = new DatabaseSync(asItLies(path), { readOnly: true });
    source = opened;
    return work(opened);
  } catch {
    return null;
  } finally {
    source?.close();
  }
}

/** Where no write-ahead log lies beside it, reading leaves none either. https://sqlite.org/uri.html#uriimmutable */
function asItLies(path: string): string | URL {
  if (existsSync(`${path}-wal`)) return path;
  const url = pathToFileURL(path);
  url.searchParams.set('immutable', '1');
  return url;
}

function attempt<T>(work: () => T): T | null {
  try {
    return work();
  } catch {
    return null;
  }
}
