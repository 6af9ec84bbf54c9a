import type { EntryName } from '../kernel/vault/entries.ts';
import type { Vault } from '../kernel/vault/vault.ts';

/** A counter that holds an account up, and until when in milliseconds since 1970. */
interface Wait {
  readonly counter: string;
  readonly until: number;
}

/** Of one account; of more, those that end first are not known any more. */
const MOST = 100;

/** Which counters hold an account up, so that somebody can be told and let it go on. Written of any name, known or not. */
export class SlowedAccounts {
  constructor(private readonly vault: Vault) {}

  async note(account: string, waits: readonly Wait[]): Promise<void> {
    if (waits.length === 0) return;
    await this.vault.update<Wait[]>(this.name(account), (known) =>
      [...without(known, waits), ...waits].sort((a, b) => b.until - a.until).slice(0, MOST),
    );
  }

  /** One that counts nothing any more. */
  async forget(account: string, counter: string): Promise<void> {
    if (!(await this.vault.get<Wait[]>(this.name(account)))) return;
    await this.vault.changeKept<Wait[]>(this.name(account), (known) => without(known, [{ counter }]));
  }

  /** Those that hold it up, and those that did: the next failure would hold it up for longer. */
  async waits(account: string): Promise<readonly Wait[]> {
    return (await this.vault.get<Wait[]>(this.name(account))) ?? [];
  }

  async clear(account: string): Promise<void> {
    await this.vault.delete(this.name(account));
  }

  /** Of all accounts: what holds longer is noted again with the next attempt. */
  sweep(): Promise<number> {
    return this.vault.deleteAll('slowed/');
  }

  private name(account: string): EntryName {
    return `slowed/${this.vault.pseudonym('slowed', account)}`;
  }
}

function without(waits: readonly Wait[] | null, those: readonly { readonly counter: string }[]): Wait[] {
  return (waits ?? []).filter(({ counter }) => those.every((one) => one.counter !== counter));
}
