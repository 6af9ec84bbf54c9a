import type { EntryName } from '../kernel/vault/entries.ts';
import type { Vault } from '../kernel/vault/vault.ts';

/** An account is at home at an address for so many days after it last came in from there. */
const DAYS = 30;
/** Of one account; of more, those longest ago are no home any more. */
const MOST = 20;

interface Home {
  /** A pseudonym, as the account is. */
  readonly network: string;
  /** Days since 1970. */
  readonly day: number;
}

/** Where each account has come in from: one entry for an account, whatever strangers try. */
export class AtHome {
  constructor(private readonly vault: Vault) {}

  async has(account: string, network: string, today: number): Promise<boolean> {
    const homes = await this.vault.get<Home[]>(this.name(account));
    const home = homes?.find((one) => one.network === this.pseudonym(network));
    return home !== undefined && today - home.day < DAYS;
  }

  /** Written once a day. */
  async add(account: string, network: string, today: number): Promise<void> {
    const here: Home = { network: this.pseudonym(network), day: today };
    const known = (homes: readonly Home[] | null) =>
      homes?.some((one) => one.network === here.network && one.day === today) ?? false;
    if (known(await this.vault.get<Home[]>(this.name(account)))) return;
    await this.vault.update<Home[]>(this.name(account), (homes) => {
      const others = (homes ?? []).filter(({ network: one }) => one !== here.network);
      return [here, ...others].filter(({ day }) => today - day < DAYS).slice(0, MOST);
    });
  }

  private name(account: string): EntryName {
    return `at-home/${this.pseudonym(account)}`;
  }

  private pseudonym(text: string): string {
    return this.vault.pseudonym('at-home', text);
  }
}
