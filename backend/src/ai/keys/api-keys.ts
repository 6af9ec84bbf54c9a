import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { outcomeAtHand } from '../../kernel/basics/change-outcome.ts';
import { Commit } from '../../kernel/committing/commit.ts';
import { carryOut } from '../../kernel/committing/workflow.ts';
import { Vault } from '../../kernel/vault/vault.ts';
import { AI_SETTINGS } from '../setting/ai-setting.events.ts';
import type { AiSetting } from '../setting/ai-setting.state.ts';
import { API_KEYS, apiKeyName, apiKeyWorkflow } from './api-key.workflow.ts';

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
    return this.forgetUnnamed(API_KEYS);
  }

  /** Null where the setting names none, or where the named one is gone. */
  async of({ id, key_id }: Pick<AiSetting, 'id' | 'key_id'>): Promise<string | null> {
    return key_id === null ? null : this.vault.get<string>(apiKeyName(id, key_id));
  }

  /** A grant: its event stands already. */
  async keep(id: number, keyId: string, key: string): Promise<void> {
    await this.vault.put(apiKeyName(id, keyId), key);
    await this.forgetUnnamed(`${API_KEYS}${id}/`);
  }

  /** A revocation: before its event. */
  async forget(id: number): Promise<void> {
    outcomeAtHand()?.written();
    await this.vault.deleteAll(`${API_KEYS}${id}/`);
  }

  /** The keys are found first, then the settings: whatever key is found, the event that names it was there before. */
  private forgetUnnamed(prefix: string): Promise<void> {
    return carryOut(this.commit, apiKeyWorkflow, {
      stream: AI_SETTINGS,
      find: async () => (await this.vault.list<string>(prefix)).map(({ name }) => name),
      send: ({ name }) => this.vault.delete(name),
    });
  }
}
