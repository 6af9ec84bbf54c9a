import './closed-connections.ts';
import {
  type ClientSession,
  type Collection,
  type Db,
  type Document,
  MongoClient,
  MongoError,
} from 'mongodb';
import { isRefusal, WRITES } from './refused-writes.ts';
import { UnavailableError } from '../../kernel/log/event-log.port.ts';
import { StartError } from '../../kernel/basics/start-error.ts';

/** Where the connection string names no database. */
const DATABASE = 'vouchwell';
/** In milliseconds. A server that says nothing for so long, or cannot be reached in so long, counts as away. */
export interface MongoPatience {
  readonly answer: number;
  readonly select: number;
  /** A write that was taken so long ago says nothing of the next any more. */
  readonly proven: number;
}
const PATIENCE: MongoPatience = { answer: 8_000, select: 3_000, proven: 5_000 };
/** How often each server is asked whether it lives; one that hangs is told by this before its answer is due. */
const HEARTBEAT_MS = 2_000;
const MAJORITY = { w: 'majority', wtimeoutMS: 5_000 } as const;

/**
 * One server or cluster that speaks MongoDB's protocol. Reads see what a majority has, from the primary, and
 * writes wait for a majority, whatever the connection string says: an acknowledged write must outlive the
 * member that took it.
 */
export class MongoConnection {
  private closed = false;
  /** When the last write was taken; never, where it was refused. A server may answer reads all the same, as where its disk is full. */
  private taken = -Infinity;

  constructor(
    private readonly client: MongoClient,
    private readonly database: Db,
    /** Replica sets and sharded clusters have transactions; a single server and FerretDB have none. */
    readonly transactional: boolean,
    private readonly proven: number,
  ) {
    client.on('commandSucceeded', ({ commandName, reply }) => this.note(commandName, !isRefusal(reply)));
    client.on('commandFailed', ({ commandName }) => this.note(commandName, false));
  }

  collection<T extends Document>(name: string): Collection<T> {
    return this.database.collection<T>(name);
  }

  /** @throws UnavailableError for whatever the engine or the way to it did wrong */
  async run<T>(action: (database: Db) => Promise<T>): Promise<T> {
    if (this.closed) throw new UnavailableError('The connection to MongoDB is closed.');
    try {
      return await action(this.database);
    } catch (error) {
      throw error instanceof MongoError ? unavailable(error) : error;
    }
  }

  /** All or nothing where the server offers it; elsewhere the action runs without a session. */
  async together<T>(action: (session?: ClientSession) => Promise<T>): Promise<T> {
    if (!this.transactional) return this.run(() => action());
    return this.run(() =>
      this.client.withSession((session) =>
        session.withTransaction(() => action(session), {
          readConcern: { level: 'snapshot' },
          writeConcern: MAJORITY,
          readPreference: 'primary',
        }),
      ),
    );
  }

  /** By what the server says of itself, and by the last write; one of no consequence where that failed or is long ago. */
  async takesChanges(): Promise<void> {
    await this.run(async (database) => {
      const { isWritablePrimary } = await database.command({ hello: 1 });
      if (isWritablePrimary === false) throw new UnavailableError('MongoDB takes no writes here.');
      if (performance.now() - this.taken < this.proven) return;
      const tried = database.collection<{ _id: string }>('readiness');
      await tried.updateOne({ _id: 'readiness' }, { $set: { at: new Date() } }, { upsert: true });
    });
  }

  private note(command: string, taken: boolean): void {
    if (WRITES.has(command)) this.taken = taken ? performance.now() : -Infinity;
  }

  async close(): Promise<void> {
    this.closed = true;
    await this.client.close();
  }
}

/** @throws StartError when the connection string cannot be read or nobody answers there */
export async function connectMongo(
  url: string,
  patience: Partial<MongoPatience> = {},
): Promise<MongoConnection> {
  const { proven, ...limits } = { ...PATIENCE, ...patience };
  const client = open(url, limits);
  try {
    const database = client.db(namesDatabase(url) ? undefined : DATABASE);
    const hello = await database.command({ hello: 1 });
    const transactional = 'setName' in hello || hello['msg'] === 'isdbgrid';
    return new MongoConnection(client, database, transactional, proven);
  } catch (error) {
    await client.close();
    if (reason(error) === 'AuthenticationFailed') {
      throw new StartError('MongoDB refuses the user or the password in MONGODB_URL.');
    }
    throw new StartError(`MongoDB cannot be reached: ${reason(error)}. Look at MONGODB_URL.`);
  }
}

function open(url: string, { answer, select }: Omit<MongoPatience, 'proven'>): MongoClient {
  try {
    return new MongoClient(url, {
      appName: 'vouchwell',
      monitorCommands: true,
      readConcern: { level: 'majority' },
      writeConcern: MAJORITY,
      readPreference: 'primary',
      serverSelectionTimeoutMS: select,
      connectTimeoutMS: select,
      socketTimeoutMS: answer,
      heartbeatFrequencyMS: HEARTBEAT_MS,
      maxPoolSize: 20,
    });
  } catch (error) {
    // The driver's sentence may repeat the string, and with it a password.
    throw new StartError(`MONGODB_URL is not a connection string of MongoDB (${nameOf(error)}).`);
  }
}

function namesDatabase(url: string): boolean {
  return /^[^:]+:\/\/[^/?]+\/[^?]/.test(url);
}

/** Something stands already where a document was to be inserted. */
export function isDuplicate(error: unknown): boolean {
  return (error as { code?: unknown } | null)?.code === 11000;
}

/** Without the engine's own sentence: that of a refused document quotes the document. */
function unavailable(error: unknown): UnavailableError {
  return new UnavailableError(`MongoDB did not carry this out (${reason(error)}).`);
}

function reason(error: unknown): string {
  const code = (error as { codeName?: unknown } | null)?.codeName;
  return typeof code === 'string' ? code : nameOf(error);
}

function nameOf(error: unknown): string {
  return String((error as { name?: unknown } | null)?.name ?? 'unknown error');
}
