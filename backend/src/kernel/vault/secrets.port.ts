import type { Stop } from '../basics/stop.ts';

/**
 * A small durable key-value store for what must be forgettable. It sees only ciphertext: the vault encrypts
 * before it writes. Keys carry no personal data. Implementations: adapters/secrets.
 */
export interface Secrets {
  get(key: string): Promise<string | null>;
  /** Every entry whose key starts with the prefix, by key. */
  list(prefix: string): Promise<{ key: string; value: string }[]>;
  /** Those of these keys under which nothing stands. */
  lacking(keys: readonly string[]): Promise<string[]>;
  put(key: string, value: string): Promise<void>;
  /** Writes only where nothing stands yet; resolves with the value that stands afterwards. */
  putIfAbsent(key: string, value: string): Promise<string>;
  /** Writes only where `expected` stands (null: nothing stands); tells whether it did. */
  replace(key: string, expected: string | null, value: string): Promise<boolean>;
  delete(key: string): Promise<void>;
  /** Removes every entry whose key starts with the prefix, together; resolves with their number. */
  deleteAll(prefix: string): Promise<number>;
  /** Leaves nothing readable of what was replaced, as far as the engine can; left out where it cannot. */
  scrub?(): Promise<void>;
  /** Why it takes no change any more until a restart; null while it does. Left out where an engine mends by itself. */
  stopped?(): Stop | null;
  /**
   * Resolves where a change would be taken at this moment, as far as that can be told; for engines that may answer reads
   * and refuse changes. Left out where `stopped` tells. @throws UnavailableError
   */
  takesChanges?(): Promise<void>;
  close(): Promise<void>;
}
