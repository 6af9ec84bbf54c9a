import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { outcomeAtHand } from '../kernel/basics/change-outcome.ts';
import { Commit } from '../kernel/committing/commit.ts';
import { Vault } from '../kernel/vault/vault.ts';
import { aiSettingDecider } from './ai-setting.decider.ts';
import { AI_SETTINGS } from './ai-setting.events.ts';
import type { AiSetting } from './ai-setting.state.ts';

const ALL = 'ai-key/';

/**
 * The API keys of the settings, encrypted in the vault. A setting names its key by an id of its own, given
 * with the key and dropped with the address it was for, so that whatever is cut off between the log and the
 * vault, no key can come to stand under a setting it was not given for.
 */
@Injectable()
export class ApiKeys implements OnApplicationBootstrap {
  constructor(
    private readonly vault: Vault,
    private readonly commit: Commit,
  ) {}

  /** What was cut off by the end of an earlier run. */
  onApplicationBootstrap(): Promise<void> {
    return this.forgetUnnamed(ALL);
  }

  /** Null where the setting names none, or where the named one is gone. */
  async of({ id, key_id }: Pick<AiSetting, 'id' | 'key_id'>): Promise<string | null> {
    return key_id === null ? null : this.vault.get<string>(nameOf(id, key_id));
  }

  /** A grant: its event stands already. */
  async keep(id: number, keyId: string, key: string): Promise<void> {
    await this.vault.put(nameOf(id, keyId), key);
    await this.forgetUnnamed(`${ALL}${id}/`);
  }

  /** A revocation: before its event. */
  async forget(id: number): Promise<void> {
    outcomeAtHand()?.written();
    await this.vault.deleteAll(`${ALL}${id}/`);
  }

  /** The keys first, then the settings: whatever key is found, the event that names it was there before. */
  private async forgetUnnamed(prefix: string): Promise<void> {
    const kept = await this.vault.list<string>(prefix);
    if (kept.length === 0) return;
    const { state } = await this.commit.load(AI_SETTINGS, aiSettingDecider);
    const named = new Set(state.settings.map(({ id, key_id }) => key_id && nameOf(id, key_id)));
    for (const { name } of kept) if (!named.has(name)) await this.vault.delete(name);
  }
}

const nameOf = (id: number, keyId: string) => `${ALL}${id}/${keyId}`;
