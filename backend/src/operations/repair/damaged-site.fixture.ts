import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { type Config, readConfig } from '../../config.ts';
import { openEmbedded } from '../../embedded.ts';
import type { StoredEvent } from '../../kernel/log/event-log.port.ts';
import { servedFolder } from '../../testing/served-folder.ts';
import { eventsOf } from '../backup/kept-events.fixture.ts';
import { forgetModelsMark } from './forgotten-mark.fixture.ts';
import { repairSite } from './repair-site.ts';

/** A stopped site with five patients, and a copy of its files from when it had two. */
export class DamagedSite {
  private constructor(
    readonly config: Config,
    private readonly older: string,
  ) {}

  static async of(folder: () => string): Promise<DamagedSite> {
    const config = readConfig({ DATA_DIR: join(folder(), 'data'), FIRST_CODES: 'usual' });
    const site = new DamagedSite(config, join(folder(), 'older'));
    await site.register('Alder', 'Birch');
    cpSync(config.dataDir, site.older, { recursive: true });
    await site.register('Cedar', 'Dogwood', 'Elm');
    return site;
  }

  get dataDir(): string {
    return this.config.dataDir;
  }

  /** @throws StartError */
  serve(): ReturnType<typeof servedFolder> {
    return servedFolder(this.config);
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

  /** As text. */
  async patients(): Promise<string> {
    const app = await this.serve();
    const { body } = await (await app.admin()).get('/patients').expect(200);
    await app.close();
    return JSON.stringify(body);
  }

  /** What the operator reads. */
  async repair(accept: string | null = null): Promise<string> {
    const said: string[] = [];
    const now = (): Date => new Date('2026-11-21T10:00:00.000Z');
    await repairSite({ config: this.config, accept, now, say: (line) => said.push(line) });
    return said.join('\n');
  }

  /** Puts the older file in the place of the newer one. */
  from(name: string): void {
    cpSync(join(this.older, name), join(this.dataDir, name));
  }

  /** As a kill leaves them that comes before the last events were marked. */
  async withoutModelsMark(): Promise<void> {
    const engines = await openEmbedded(this.dataDir);
    await forgetModelsMark(engines);
    await engines.close();
  }

  /** The event of a repair that was accepted. */
  async decision(): Promise<StoredEvent | undefined> {
    const engines = await openEmbedded(this.dataDir);
    const found = (await eventsOf(engines.log)).find(({ type }) => type === 'LogRepaired');
    await engines.close();
    return found;
  }
}
