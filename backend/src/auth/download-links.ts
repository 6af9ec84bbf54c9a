import { randomBytes } from 'node:crypto';
import type { JsonObject } from '../kernel/basics/json.ts';
import type { Clock } from '../kernel/basics/clock.ts';
import type { EntryName } from '../kernel/vault/entries.ts';
import type { Vault } from '../kernel/vault/vault.ts';

/** In milliseconds: from the click until the browser asks. */
const LASTS_MS = 30_000;
/** Of one person, that nobody has come with yet. */
const MOST = 20;

/** Whose session wanted which file. */
interface Wanted {
  readonly user_id: number;
  readonly session_id: string;
  /** As `GET /audit/log`. */
  readonly address: string;
  /** What is asked there, as its query would say it. */
  readonly asked: JsonObject;
  /** ISO 8601, UTC */
  readonly until: string;
}

/**
 * A browser writes a file to the disk as it comes only where it asks for the file itself, which it does without the
 * session's token. So it asks with a link: drawn for one file, good once and for half a minute, and worth as much as the
 * session that wanted it. What the file is to hold lies with it and stands in no address: a search may be for anybody's name.
 */
export class DownloadLinks {
  constructor(
    private readonly vault: Vault,
    private readonly clock: Clock,
  ) {}

  /** Forgets what nobody came for as well. */
  async issue(userId: number, sessionId: string, address: string, asked: JsonObject = {}): Promise<string> {
    const link = `${userId}.${randomBytes(32).toString('base64url')}`;
    const name = this.name(link)!;
    const until = new Date(this.clock.now().getTime() + LASTS_MS).toISOString();
    const wanted: Wanted = { user_id: userId, session_id: sessionId, address, asked, until };
    await this.vault.put(name, wanted);
    await this.makeRoom(userId, name);
    return link;
  }

  /** Looks once the newest stands: of many that are drawn at once the last to look sees them all. */
  private async makeRoom(userId: number, newest: EntryName): Promise<void> {
    const others = (await this.vault.list<Wanted>(`download/${userId}/`)).filter(
      ({ name }) => name !== newest,
    );
    const over = others.filter(({ value }) => !this.lasts(value));
    const live = others.filter(({ value }) => this.lasts(value));
    const oldest = live.sort((a, b) => b.value.until.localeCompare(a.value.until)).slice(MOST - 1);
    await Promise.all([...over, ...oldest].map(({ name }) => this.vault.delete(name)));
  }

  /** Null: it is none of ours, of another file, over, or somebody came with it before. */
  async take(
    link: string,
    address: string,
  ): Promise<Pick<Wanted, 'user_id' | 'session_id' | 'asked'> | null> {
    const name = this.name(link);
    const wanted = name && (await this.vault.get<Wanted>(name));
    // Of several that come at once one removes it.
    if (!wanted || (await this.vault.deleteAll(name)) !== 1) return null;
    return wanted.address === address && this.lasts(wanted) ? wanted : null;
  }

  /** The link itself stands nowhere. All names are equally long: none begins another. */
  private name(link: string): EntryName | null {
    const [, userId] = /^(\d{1,16})\.[\w-]{43}$/.exec(link) ?? [];
    return userId === undefined ? null : `download/${userId}/${this.vault.pseudonym('download', link)}`;
  }

  /** One that would last longer than any may was drawn while the clock ran ahead. */
  private lasts({ until }: Wanted): boolean {
    const left = Date.parse(until) - this.clock.now().getTime();
    return left > 0 && left <= LASTS_MS;
  }
}
