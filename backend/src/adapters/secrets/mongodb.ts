import type { Collection, Filter } from 'mongodb';
import type { Secrets } from '../../kernel/vault/secrets.port.ts';
import {
  type MongoConnection,
  type MongoPatience,
  connectMongo,
  isDuplicate,
} from '../mongodb/connection.ts';
import { InTurn } from '../mongodb/in-turn.ts';

interface Stored {
  readonly _id: string;
  readonly value: string;
}

/** Opens the store on a server or cluster. @throws StartError */
export async function openMongoSecrets(url: string, patience?: Partial<MongoPatience>): Promise<Secrets> {
  return new MongoSecrets(await connectMongo(url, patience));
}

class MongoSecrets implements Secrets {
  private readonly secrets: Collection<Stored>;
  // MongoDB compares and sets in one step; FerretDB 1 only as long as nobody else does the same.
  private readonly replacing = new InTurn();

  constructor(private readonly connection: MongoConnection) {
    this.secrets = connection.collection<Stored>('secrets');
  }

  takesChanges(): Promise<void> {
    return this.connection.takesChanges();
  }

  async get(key: string): Promise<string | null> {
    const found = await this.connection.run(() => this.secrets.findOne({ _id: key }));
    return found?.value ?? null;
  }

  async list(prefix: string): Promise<{ key: string; value: string }[]> {
    const found = await this.connection.run(() =>
      this.secrets.find(under(prefix)).sort({ _id: 1 }).toArray(),
    );
    return found.map(({ _id, value }) => ({ key: _id, value }));
  }

  async lacking(keys: readonly string[]): Promise<string[]> {
    const wanted = { _id: { $in: [...keys] } };
    const found = await this.connection.run(() =>
      this.secrets.find(wanted, { projection: { _id: 1 } }).toArray(),
    );
    const standing = new Set(found.map(({ _id }) => _id));
    return keys.filter((key) => !standing.has(key));
  }

  put(key: string, value: string): Promise<void> {
    return this.connection.run(async () => {
      const write = () => this.secrets.replaceOne({ _id: key }, { value }, { upsert: true });
      // Of two that find nothing, both insert: the later one now finds something.
      await write().catch((error) => (isDuplicate(error) ? write() : Promise.reject(error)));
    });
  }

  async putIfAbsent(key: string, value: string): Promise<string> {
    for (;;) {
      if (await this.insert(key, value)) return value;
      const standing = await this.get(key);
      if (standing !== null) return standing;
    }
  }

  async replace(key: string, expected: string | null, value: string): Promise<boolean> {
    if (expected === null) return this.insert(key, value);
    return this.replacing.run(async () => {
      const change = () => this.secrets.updateOne({ _id: key, value: expected }, { $set: { value } });
      return (await this.connection.run(change)).matchedCount === 1;
    });
  }

  async delete(key: string): Promise<void> {
    await this.connection.run(() => this.secrets.deleteOne({ _id: key }));
  }

  deleteAll(prefix: string): Promise<number> {
    return this.connection.together(
      async (session) => (await this.secrets.deleteMany(under(prefix), { session })).deletedCount,
    );
  }

  close(): Promise<void> {
    return this.connection.close();
  }

  /** False where something stands already. */
  private insert(key: string, value: string): Promise<boolean> {
    return this.connection.run(() =>
      this.secrets.insertOne({ _id: key, value }).then(
        () => true,
        (error) => (isDuplicate(error) ? false : Promise.reject(error)),
      ),
    );
  }
}

/** The last code point ends every key that starts with a prefix. */
function under(prefix: string): Filter<Stored> {
  return prefix === '' ? {} : { _id: { $gte: prefix, $lt: `${prefix}\u{10FFFF}` } };
}
