/** What a MongoDB looks through for what the read models ask it. */
import { createRequire } from 'node:module';
import { type Asked, built } from './product.ts';

interface Cursor {
  explain(verbosity: string): Promise<Plan>;
}
interface Stored {
  find(filter: object, options: object): Cursor;
}
interface Database {
  collection(name: string): Stored & {
    find(filter: object): { toArray(): Promise<{ name: string; storage: string }[]> };
  };
  dropDatabase(): Promise<unknown>;
}
interface Client {
  db(): Database;
  close(): Promise<void>;
}
interface Stage {
  readonly stage?: string;
  readonly inputStage?: Stage;
  readonly inputStages?: readonly Stage[];
}
interface Plan {
  readonly queryPlanner?: { readonly winningPlan?: Stage & { readonly queryPlan?: Stage } };
  readonly executionStats?: { readonly totalKeysExamined: number; readonly totalDocsExamined: number };
}

const { MongoClient } = createRequire(new URL('../../backend/package.json', import.meta.url))('mongodb') as {
  MongoClient: new (url: string) => Client;
};
const { filterOf, orderOf, gramsOf } = await built<{
  filterOf(query: object): object;
  orderOf(sort?: readonly string[]): object;
  gramsOf(words: readonly string[]): string[];
}>('adapters/read-models/mongodb-where.js');
const { rarest, WORDS } = await built<{
  rarest(stored: Stored, grams: readonly string[]): Promise<string | null>;
  WORDS: string;
}>('adapters/read-models/mongodb-words.js');
const { readPage, readSelection } = await built<{
  readPage(query: object): { limit: number };
  readSelection(query: object): { words: readonly string[] };
}>('adapters/read-models/conditions.js');

export class Explained {
  private readonly client: Client;
  private readonly storages: ReadonlyMap<string, string>;

  private constructor(client: Client, storages: ReadonlyMap<string, string>) {
    [this.client, this.storages] = [client, storages];
  }

  static async open(url: string): Promise<Explained> {
    const client = new MongoClient(url);
    const kept = await client.db().collection('progress').find({}).toArray();
    return new Explained(client, new Map(kept.map(({ name, storage }) => [name, storage])));
  }

  async of(asked: readonly Asked[]): Promise<string> {
    const plans = await Promise.all(asked.map((one) => this.plan(one)));
    if (plans.some(({ queryPlanner }) => !queryPlanner?.winningPlan))
      return 'the server does not tell what it looked through';
    const ways = plans.flatMap(({ queryPlanner }) => {
      const { winningPlan } = queryPlanner!;
      return stages(winningPlan?.queryPlan ?? winningPlan!);
    });
    const sum = (of: 'totalKeysExamined' | 'totalDocsExamined') =>
      plans.reduce((all, { executionStats }) => all + (executionStats?.[of] ?? 0), 0);
    return `${[...new Set(ways)].join(', ')}; looked at ${sum('totalKeysExamined')} keys and ${sum('totalDocsExamined')} documents`;
  }

  async drop(): Promise<void> {
    await this.client.db().dropDatabase();
    await this.client.close();
  }

  private async plan({ collection, query }: Asked): Promise<Plan> {
    const stored = this.client.db().collection(this.storages.get(collection)!);
    const { words } = readSelection(query);
    const rare = words.length > 0 ? await rarest(stored, gramsOf(words)) : null;
    const by = rare === null ? {} : { hint: WORDS };
    const filter = { ...(rare !== null && { live: true, grams: rare }), ...filterOf(query) };
    const { sort } = query as { sort?: readonly string[] };
    const { limit } = readPage(query);
    return stored.find(filter, { limit, sort: orderOf(sort), ...by }).explain('executionStats');
  }
}

const stages = (one: Stage): string[] => [
  ...(one.stage ? [one.stage] : []),
  ...[...(one.inputStages ?? []), ...(one.inputStage ? [one.inputStage] : [])].flatMap(stages),
];
