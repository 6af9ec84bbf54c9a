import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { openEventStoreDb } from '../../adapters/event-log/eventstoredb.ts';
import { type Config, readConfig } from '../../config.ts';
import { openEngines } from '../../engines.ts';
import { startApp } from '../../testing/app.ts';
import { EventStoreDbStandIn } from '../../testing/stand-ins/eventstoredb/stand-in.ts';
import { siteKey } from '../../site-key.ts';
import { copyLog } from '../copying/copy-log.ts';
import { eventsOf } from '../backup/kept-events.fixture.ts';
import { forgetModelsMark } from './forgotten-mark.fixture.ts';
import { repairSite } from './repair-site.ts';

/** How the log of a site is kept apart and put back: that of files, or of an EventStoreDB. */
interface LogBackup {
  keep(config: Config): Promise<void>;
  /** Resolves with where the site finds its log from now on. */
  putBack(config: Config): Promise<Config>;
}

/** A stopped site on any engines, with five patients, and its log and secrets from when it had two. */
export class OlderSite {
  private secrets: readonly { key: string; value: string }[] = [];

  private constructor(
    private config: Config,
    private readonly log: LogBackup,
  ) {}

  static async of(config: Config, log: LogBackup): Promise<OlderSite> {
    const site = new OlderSite(config, log);
    await site.register('Alder', 'Birch');
    await log.keep(config);
    site.secrets = await site.opened(({ secrets }) => secrets.list(''));
    await site.register('Cedar', 'Dogwood', 'Elm');
    return site;
  }

  /** Their numbers. */
  async register(...names: string[]): Promise<number[]> {
    const app = await this.serve();
    const admin = await app.admin();
    const ids: number[] = [];
    for (const last_name of names) {
      const { body } = await admin.post('/patients').send({ first_name: 'Ann', last_name }).expect(201);
      ids.push((body as { id: number }).id);
    }
    await app.close();
    return ids;
  }

  async olderLog(): Promise<void> {
    this.config = await this.log.putBack(this.config);
  }

  async olderSecrets(): Promise<void> {
    await this.opened(async ({ secrets }) => {
      await secrets.deleteAll('');
      for (const { key, value } of this.secrets) await secrets.put(key, value);
    });
  }

  /** As a kill leaves them that comes before the last events were marked. */
  async withoutModelsMark(): Promise<void> {
    await this.opened(forgetModelsMark);
  }

  /** The one line with which a start ends. */
  async refusal(): Promise<string> {
    try {
      await (await this.serve()).close();
      return 'it starts';
    } catch (error) {
      expect((error as Error).name).toBe('StartError');
      return (error as Error).message;
    }
  }

  /** What the operator reads. */
  async repair(accept: string | null = null): Promise<string> {
    const said: string[] = [];
    const now = (): Date => new Date('2026-11-21T10:00:00.000Z');
    await repairSite({ config: this.config, accept, now, say: (line) => said.push(line) });
    return said.join('\n');
  }

  /** The reasons of the repairs that the log records. */
  repairs(): Promise<unknown[]> {
    return this.opened(async ({ log }) =>
      (await eventsOf(log))
        .filter(({ type }) => type === 'LogRepaired')
        .map(({ metadata }) => metadata['reason']),
    );
  }

  async serve(): ReturnType<typeof startApp> {
    const engines = await openEngines(this.config);
    try {
      const key = await siteKey(this.config.siteKeyFile, engines);
      // How soon a busy server shows a change is not what is asked.
      return await startApp({ engines: { ...engines, patience: 120_000 }, siteKey: key });
    } catch (error) {
      await engines.close();
      throw error;
    }
  }

  private async opened<T>(
    work: (engines: Awaited<ReturnType<typeof openEngines>>) => Promise<T>,
  ): Promise<T> {
    const engines = await openEngines(this.config);
    try {
      return await work(engines);
    } finally {
      await engines.close();
    }
  }
}

export function embeddedSite(folder: string): Promise<OlderSite> {
  const config = readConfig({ DATA_DIR: join(folder, 'data'), FIRST_CODES: 'usual' });
  const [path, older] = [join(config.dataDir, 'events.sqlite'), join(folder, 'older.sqlite')];
  return OlderSite.of(config, {
    keep: async () => cpSync(path, older),
    putBack: async (now) => {
      for (const end of ['-wal', '-shm']) rmSync(path + end, { force: true });
      cpSync(older, path);
      return now;
    },
  });
}

/** Its log lies in stand-ins that `running` hears of. */
export async function serversSite(
  folder: string,
  mongodb: string,
  running: (standIn: EventStoreDbStandIn) => void,
): Promise<OlderSite> {
  const newServer = async (): Promise<string> => {
    const standIn = await new EventStoreDbStandIn().start();
    running(standIn);
    return standIn.url;
  };
  const [first, older] = [await newServer(), await newServer()];
  const env = { EVENTSTORE_URL: first, MONGODB_URL: mongodb, SITE_KEY_FILE: join(folder, 'site.key') };
  const config = readConfig({ ...env, DATA_DIR: join(folder, 'unused'), FIRST_CODES: 'usual' });
  return OlderSite.of(config, {
    keep: async () => {
      const [from, to] = [await openEventStoreDb(first), await openEventStoreDb(older)];
      await copyLog(from, to);
      await Promise.all([from.close(), to.close()]);
    },
    putBack: async (now) => ({ ...now, eventstoreUrl: older }),
  });
}
