import type { EventStoreDBClient } from '@eventstore/db-client';
import { StartError } from '../../kernel/basics/start-error.ts';

/** Everything that may stand after the `?` of a connection string. */
const OPTIONS = [
  'tls',
  'tlsCAFile',
  'userCertFile',
  'userKeyFile',
  'connectionName',
  'nodePreference',
  'discoveryInterval',
  'gossipTimeout',
  'maxDiscoverAttempts',
  'keepAliveInterval',
  'keepAliveTimeout',
];

/** What the client keeps to itself and has to be set right. */
interface Inside {
  supports: () => Promise<boolean>;
  handleError: (client: unknown, error: unknown) => Promise<void>;
}

/**
 * A client for a connection string (`esdb://…` or `esdb+discover://…`); connects at its first call. The
 * package is loaded here, so that the embedded engines start without it.
 * @throws StartError where the connection string makes no sense
 */
export async function openClient(url: string): Promise<EventStoreDBClient> {
  refuseUnknownOptions(url);
  const { EventStoreDBClient } = await import('@eventstore/db-client');
  let client: EventStoreDBClient;
  try {
    client = EventStoreDBClient.connectionString(url);
  } catch {
    // The client's own message repeats the connection string, and with it the password.
    throw new StartError(
      'EVENTSTORE_URL is no connection string: write esdb://user:password@host:2113?tls=true, and name certificate files that exist.',
    );
  }
  const inside = client as unknown as Inside;
  // Batched appends share one stream without a deadline: one broken call would decide the fate of all others.
  inside.supports = () => Promise.resolve(false);
  // It waits for a connection that may fail too, and nobody listens: that would end the process.
  const reconnect = inside.handleError;
  inside.handleError = (failed, error) => reconnect(failed, error).catch(() => undefined);
  return client;
}

/** The client prints the whole connection string, with the password, for an option it does not know. */
function refuseUnknownOptions(url: string): void {
  const known = new Set(OPTIONS.map(flat));
  for (const pair of url.split('?').slice(1).join('&').split('&').filter(Boolean)) {
    const name = pair.split('=')[0]!;
    if (known.has(flat(name))) continue;
    throw new StartError(
      `EVENTSTORE_URL has an option this program does not know. It knows ${OPTIONS.join(', ')}.`,
    );
  }
}

const flat = (name: string): string => name.trim().toLowerCase().replace(/[_-]/g, '');
