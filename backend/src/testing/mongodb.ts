import { randomUUID } from 'node:crypto';
import { MongoClient } from 'mongodb';
import type { MongoPatience } from '../adapters/mongodb/connection.ts';

/** What a test waits for: how busy the machine is, it does not ask. In milliseconds. */
export const UNHURRIED: Partial<MongoPatience> = { answer: 300_000, select: 60_000 };

/**
 * Suites that need a real server run where MONGODB_TEST_URL names one (`npm run test:engines` does), each test
 * on a database of its own; elsewhere they are told as skipped. `suites` gets the engine's name and a function
 * that gives the connection string of a new database.
 */
export function onMongo(suites: (engine: string, database: () => string) => void): void {
  const server = process.env['MONGODB_TEST_URL'];
  if (!server) {
    test.skip('MongoDB: MONGODB_TEST_URL names no server', () => undefined);
    return;
  }
  const made: string[] = [];
  const database = (): string => {
    const url = new URL(server);
    url.pathname = `/test-${randomUUID().slice(0, 13)}`;
    made.push(url.href);
    return url.href;
  };
  afterAll(async () => {
    for (const url of made) {
      const client = new MongoClient(url);
      await client.db().dropDatabase();
      await client.close();
    }
  });
  suites('mongodb', database);
}
