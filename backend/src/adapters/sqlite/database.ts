import { DatabaseSync } from 'node:sqlite';
import type { Stop } from '../../kernel/basics/stop.ts';
import { UnavailableError } from '../../kernel/log/event-log.port.ts';
import { type Channel, inline, type OpenChannel, thread } from './channel.ts';
import { BUSY_MS, MEMORY, openForWriting } from './connection.ts';
import { code, engineCode, messageOf } from './engine-error.ts';
import { inspect } from './inspect.ts';
import { startError } from './start-error.ts';
import { Statements } from './statements.ts';
import type { Definition, Outcome, Statement, Unit } from './unit.ts';
import { Writer } from './writer.ts';

/** What an engine says of a file that is not what was written. */
const DAMAGED: readonly (number | null)[] = [code.corrupt, code.notadb];

/** One database file: reads on this thread, writes in groups on another. */
export class Database {
  private readonly statements: Statements;
  private readonly writer: Writer;
  private closing: Promise<void> | null = null;

  constructor(
    private readonly definition: Definition,
    private readonly reader: DatabaseSync,
    channel: Channel,
    path: string | null,
  ) {
    this.statements = new Statements(reader);
    this.writer = new Writer(definition.title, channel, path);
  }

  /** All rows at once: an iterator held across an await would hold its snapshot too. @throws UnavailableError */
  rows<Row>({ sql, params }: Statement): Row[] {
    try {
      return this.statements.of(sql).all(...params) as Row[];
    } catch (error) {
      throw this.unreadable(error);
    }
  }

  row<Row>({ sql, params }: Statement): Row | undefined {
    try {
      return this.statements.of(sql).get(...params) as Row | undefined;
    } catch (error) {
      throw this.unreadable(error);
    }
  }

  /** @throws UnavailableError; a guard that fails is an outcome, not an error */
  write(unit: Unit): Promise<Outcome> {
    return this.writer.write(unit);
  }

  /** A write whose deletions leave nothing readable in this file or its write-ahead log. */
  erase(unit: Unit): Promise<Outcome> {
    return this.writer.erase(unit);
  }

  /** Nothing that was changed or deleted stays readable in the file or its write-ahead log. */
  async scrub(): Promise<void> {
    await this.writer.erase({ statements: [] });
  }

  /** Why nothing more can be written until a restart; null while it can. */
  stopped(): Stop | null {
    return this.writer.failed;
  }

  close(): Promise<void> {
    // The writer is the last to leave: then SQLite removes the write-ahead log.
    this.closing ??= this.writer.close(() => this.reader.close());
    return this.closing;
  }

  private unreadable(error: unknown): UnavailableError {
    const { title, remedy } = this.definition;
    const reason = this.closing ? 'it is closed' : messageOf(error);
    const sentence = `The ${title} could not be read (${reason}).`;
    const damaged = DAMAGED.includes(engineCode(error));
    return new UnavailableError(damaged ? `${sentence} ${remedy}` : sentence);
  }
}

/** Opens or creates a file, or a database in memory for `:memory:`. @throws StartError */
export async function openDatabase(
  path: string,
  definition: Definition,
  open: OpenChannel = thread,
): Promise<Database> {
  if (path === MEMORY) {
    const connection = openForWriting(path, definition);
    return new Database(definition, connection, inline(connection), null);
  }
  inspect(path, definition);
  const channel = await open(path, definition);
  try {
    const reader = new DatabaseSync(path, { readOnly: true, timeout: BUSY_MS });
    return new Database(definition, reader, channel, path);
  } catch (error) {
    await channel.close();
    throw startError(path, error, definition.remedy);
  }
}
