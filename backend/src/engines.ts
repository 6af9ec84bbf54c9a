import type { Say } from './adapters/disk/private-folder.ts';
import { proveAnswers } from './adapters/disk/answering-folder.ts';
import { destinationsOf } from './adapters/reach/destinations.ts';
import { whyUnreachable } from './adapters/reach/reach.ts';
import type { Config } from './config.ts';
import { type OpenEngines, openEmbedded } from './embedded.ts';
import { UnavailableError } from './kernel/log/event-log.port.ts';
import { StartError } from './kernel/basics/start-error.ts';

/**
 * The engines that the configuration names; the embedded ones where it names none. The others' clients are
 * loaded only where they are used.
 * @throws StartError
 */
export async function openEngines(config: Config, say?: Say): Promise<OpenEngines> {
  const { eventstoreUrl, mongodbUrl } = config;
  if (!eventstoreUrl && !mongodbUrl) {
    await proveAnswers(config.dataDir, 'DATA_DIR');
    return openEmbedded(config.dataDir, say);
  }
  if (!eventstoreUrl || !mongodbUrl) {
    throw new StartError('EVENTSTORE_URL and MONGODB_URL belong together: set both, or neither.');
  }
  return openServers(eventstoreUrl, mongodbUrl);
}

async function openServers(eventstoreUrl: string, mongodbUrl: string): Promise<OpenEngines> {
  const [{ openEventStoreDb }, { openMongoSecrets }, { openMongoReadModels }] = await Promise.all([
    import('./adapters/event-log/eventstoredb.ts'),
    import('./adapters/secrets/mongodb.ts'),
    import('./adapters/read-models/mongodb.ts'),
  ]);
  const opened: { close(): Promise<void> }[] = [];
  const close = async () => {
    for (const engine of opened.reverse()) await engine.close();
  };
  const urls = { EVENTSTORE_URL: eventstoreUrl, MONGODB_URL: mongodbUrl };
  const open = async <E extends { close(): Promise<void> }>(
    name: keyof typeof urls,
    engine: Promise<E>,
  ): Promise<E> => {
    const open = await engine.catch(async (error: unknown) => {
      throw await told(name, urls[name], error);
    });
    opened.push(open);
    return open;
  };
  try {
    const log = await open('EVENTSTORE_URL', openEventStoreDb(eventstoreUrl));
    const secrets = await open('MONGODB_URL', openMongoSecrets(mongodbUrl));
    const models = await open('MONGODB_URL', openMongoReadModels(mongodbUrl));
    return { log, secrets, models, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** A client says little more than that nobody answers: the way to each server is walked once more, to say why. */
async function told(name: string, url: string, error: unknown): Promise<unknown> {
  const known = error instanceof UnavailableError || error instanceof StartError;
  if (!known) return error;
  for (const destination of destinationsOf(url)) {
    const why = await whyUnreachable(destination);
    if (why) return new StartError(`${name} does not answer. ${why}`);
  }
  return error instanceof StartError ? error : new StartError(`${name} does not answer: ${error.message}`);
}
