import { hash, verify } from '@node-rs/argon2';
import type { Vault } from './vault.ts';

/** argon2id, 19 MiB, two passes: OWASP's least. The numeral is the library's own for argon2id. */
const cost = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Password hashes, in the vault: the log never sees one. */
export class Passwords {
  /** Compared against when there is nothing to compare, so that an unknown name costs the same time. */
  private readonly nobody = hash('no such person', cost);

  constructor(private readonly vault: Vault) {}

  async set(userId: number, password: string): Promise<void> {
    await this.vault.put(name(userId), await hash(password, cost));
  }

  /** Only where there is none yet; tells whether this one stands. */
  async setFirst(userId: number, password: string): Promise<boolean> {
    const hashed = await hash(password, cost);
    return (await this.vault.putIfAbsent(name(userId), hashed)) === hashed;
  }

  async exists(userId: number): Promise<boolean> {
    return (await this.vault.get<string>(name(userId))) !== null;
  }

  /** Null: nobody; answers false in the same time. */
  async matches(userId: number | null, password: string): Promise<boolean> {
    const stored = userId === null ? null : await this.vault.get<string>(name(userId));
    const matched = await verify(stored ?? (await this.nobody), password);
    return matched && stored !== null;
  }
}

const name = (userId: number) => `password/${userId}`;
