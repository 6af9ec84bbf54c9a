import { readdir, readFile, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { Inject, Injectable } from '@nestjs/common';
import type { StorageState } from '@vouchwell/contract';
import type { Config } from '../config.ts';
import { LAST_BACKUP_FILE } from '../kernel/basics/last-backup.ts';
import { CONFIG, ENGINES } from '../kernel/basics/tokens.ts';
import type { ReadModels } from '../kernel/projecting/read-models.port.ts';
import { readMark } from '../kernel/proving/log-mark.ts';
import { LogVerification } from '../kernel/proving/log-verification.ts';
import { Vault } from '../kernel/vault/vault.ts';

/** What SQLite keeps beside a database belongs to it. */
const DATABASE = /^(\w+)\.sqlite(-wal|-shm|-journal)?$/;

/** What this server keeps in its own folder or other machines keep for it, and whether it is sound. */
@Injectable()
export class StorageQueries {
  constructor(
    @Inject(CONFIG) private readonly config: Pick<Config, 'dataDir' | 'eventstoreUrl' | 'mongodbUrl'>,
    @Inject(ENGINES) private readonly engines: { readonly models: Pick<ReadModels, 'size'> },
    private readonly vault: Vault,
    private readonly verification: LogVerification,
  ) {}

  async state(): Promise<StorageState> {
    const { finished_at, damaged, altered } = this.verification.state;
    const [files, servers, free, backup] = await Promise.all([
      this.files(),
      this.servers(),
      this.free(),
      this.backup(),
    ]);
    return { files, servers, free, verified_at: finished_at, damaged: damaged + Number(altered), backup };
  }

  /** Null where other machines keep everything. */
  private async files(): Promise<StorageState['files']> {
    const { dataDir } = this.config;
    const names = await readdir(dataDir).catch(() => []);
    const sizes = new Map<string, number>();
    for (const file of names) {
      const name = DATABASE.exec(file)?.[1];
      if (name === undefined || name === 'lock') continue;
      // SQLite may take a companion away meanwhile.
      const size = await stat(join(dataDir, file)).then(
        (found) => found.size,
        () => 0,
      );
      sizes.set(name, (sizes.get(name) ?? 0) + size);
    }
    if (sizes.size === 0) return null;
    return [...sizes].map(([name, bytes]) => ({ name, bytes })).sort((a, b) => b.bytes - a.bytes);
  }

  /** One that does not answer now is told of where it matters: here its size is not known. */
  private async servers(): Promise<StorageState['servers']> {
    if (!this.config.eventstoreUrl && !this.config.mongodbUrl) return null;
    const [mark, database] = await Promise.all([
      readMark(this.vault).catch(() => null),
      this.engines.models.size?.().catch(() => null),
    ]);
    return { events: mark?.events ?? null, database: database ?? null };
  }

  private async free(): Promise<number | null> {
    const disk = await statfs(this.config.dataDir).catch(() => null);
    return disk && disk.bavail * disk.bsize;
  }

  /** A note that cannot be read is none. */
  private async backup(): Promise<StorageState['backup']> {
    try {
      const text = await readFile(join(this.config.dataDir, LAST_BACKUP_FILE), 'utf8');
      const { taken_at, events } = JSON.parse(text) as Record<string, unknown>;
      const isTold = typeof taken_at === 'string' && !Number.isNaN(Date.parse(taken_at));
      return isTold && typeof events === 'number' ? { taken_at, events } : null;
    } catch {
      return null;
    }
  }
}
