import { outcomeAtHand } from '../kernel/basics/change-outcome.ts';
import { randomUUID } from 'node:crypto';
import type { Clock } from '../kernel/basics/clock.ts';
import { Newest } from '../kernel/basics/newest.ts';
import type { EntryName } from '../kernel/vault/entries.ts';
import type { Memory, Vault } from '../kernel/vault/vault.ts';
import { MOST_SESSIONS } from '@vouchwell/rules';

export interface Session {
  readonly id: string;
  readonly user_id: number;
  /** ISO 8601, UTC */
  readonly expires_at: string;
  /** The browser's plain name, such as “Firefox on Windows”; null where it did not tell. */
  readonly browser: string | null;
  readonly begun_at: string;
  /** Of its last request, to within `USED_MS`. */
  readonly used_at: string;
}

/** As they are kept: those of an earlier version tell less. */
type Kept = Pick<Session, 'id' | 'user_id' | 'expires_at'> & Partial<Session>;

/** In milliseconds: so far may the clocks of processes differ, and one clock be corrected. */
const LEEWAY_MS = 3_600_000;
/** In milliseconds: a use is written down when the last one that was is longer ago. */
const USED_MS = 5 * 60_000;
/** How many sessions are remembered as they were opened. */
const REMEMBERED = 2_000;

export interface BegunSession extends Session {
  /** How many older sessions of the person it ended. */
  readonly ended: number;
}

/**
 * Sessions live in the vault and are asked for on every request, so that ending one takes effect at the next.
 */
export class Sessions {
  private readonly opened: Memory<Kept> = new Newest(REMEMBERED);
  /** When the last was begun, in milliseconds since 1970. */
  private latest = 0;

  constructor(
    private readonly vault: Vault,
    private readonly clock: Clock,
    private readonly hours: number,
  ) {}

  /** Of more than twenty the oldest end: who has forgotten them gets in all the same. */
  async begin(userId: number, browser: string | null = null): Promise<BegunSession> {
    const begun = this.beginning();
    const expires_at = iso(begun + this.hours * 3_600_000);
    const begun_at = iso(begun);
    const about = { browser, begun_at, used_at: begun_at };
    const session = { id: randomUUID(), user_id: userId, expires_at, ...about };
    await this.vault.put(name(userId, session.id), session);
    return { ...session, ended: await this.makeRoom(session) };
  }

  /** Now; of those begun in one millisecond each a millisecond after the one before, so that the oldest is known. */
  private beginning(): number {
    const now = this.clock.now().getTime();
    const ahead = this.latest - now;
    this.latest = ahead >= 0 && ahead < 1_000 ? this.latest + 1 : now;
    return this.latest;
  }

  /** Forgets what has expired of this person as well. In one order for all processes, so that none ends too many. */
  private async makeRoom(newest: Kept): Promise<number> {
    const all = await this.vault.list<Kept>(`session/${newest.user_id}/`);
    const now = this.clock.now().toISOString();
    const expired = all.filter(({ value }) => !this.lasts(value));
    const age = ({ value }: { value: Kept }) => `${value.expires_at} ${value.id}`;
    const live = all.filter(({ value }) => this.lasts(value));
    const oldest = live.sort((a, b) => age(b).localeCompare(age(a))).slice(MOST_SESSIONS);
    // Why, before it ends: whoever comes back to that machine is to read it.
    for (const { value } of oldest) await this.vault.put(madeRoomName(value.user_id, value.id), value);
    await Promise.all([...expired, ...oldest].map(({ name: one }) => this.vault.delete(one)));
    if (oldest.length > 0) await this.forgetReasons(newest.user_id, now);
    return oldest.length;
  }

  /** As many as there are sessions are told why, the newest first, and until they would have ended anyway. */
  private async forgetReasons(userId: number, now: string): Promise<void> {
    const all = await this.vault.list<Kept>(madeRoomName(userId, ''));
    const ends = ({ value }: { value: Kept }) => value.expires_at;
    const newestFirst = all.sort((a, b) => ends(b).localeCompare(ends(a)));
    const kept = newestFirst.filter((one) => ends(one) > now).slice(0, MOST_SESSIONS);
    const gone = all.filter((one) => !kept.includes(one));
    await Promise.all(gone.map(({ name: one }) => this.vault.delete(one)));
  }

  /** Whether it ended only because the same person signed in on so many other machines. */
  async madeRoom(userId: number, id: string): Promise<boolean> {
    return (await this.vault.get<Kept>(madeRoomName(userId, id))) !== null;
  }

  async isLive(userId: number, id: string): Promise<boolean> {
    const session = await this.vault.getRemembered<Kept>(name(userId, id), this.opened);
    return session !== null && this.lasts(session);
  }

  /** The same, of a request: when it was last used is kept. Where that cannot be written, the session goes on. */
  async use(userId: number, id: string): Promise<boolean> {
    const session = await this.vault.getRemembered<Kept>(name(userId, id), this.opened);
    if (session === null || !this.lasts(session)) return false;
    const now = this.clock.now().getTime();
    if (Math.abs(now - Date.parse(session.used_at ?? this.begunAt(session))) >= USED_MS)
      await this.vault
        .changeKept<Kept>(name(userId, id), (kept) => ({ ...kept, used_at: iso(now) }))
        .catch(() => undefined);
    return true;
  }

  /** Those that last, the one used last first. */
  async of(userId: number): Promise<Session[]> {
    const all = await this.vault.list<Kept>(`session/${userId}/`);
    return all
      .map(({ value }) => value)
      .filter((kept) => this.lasts(kept))
      .map((kept) => {
        const begun_at = this.begunAt(kept);
        return { ...kept, browser: kept.browser ?? null, begun_at, used_at: kept.used_at ?? begun_at };
      })
      .sort((a, b) => b.used_at.localeCompare(a.used_at) || b.begun_at.localeCompare(a.begun_at));
  }

  private begunAt({ begun_at, expires_at }: Kept): string {
    return begun_at ?? iso(Date.parse(expires_at) - this.hours * 3_600_000);
  }

  /** One that would last longer than any may was begun while the clock ran ahead. */
  private lasts({ expires_at }: Kept): boolean {
    const left = Date.parse(expires_at) - this.clock.now().getTime();
    return left > 0 && left <= this.hours * 3_600_000 + LEEWAY_MS;
  }

  end(userId: number, id: string): Promise<void> {
    outcomeAtHand()?.written();
    return this.vault.delete(name(userId, id));
  }

  /** Every session of a person, at a change of password, role or standing; `keep` is spared. Tells how many. */
  endAll(userId: number, keep?: string): Promise<number> {
    return this.endThose(userId, ({ id }) => id !== keep);
  }

  /** Tells how many sessions of this person that were: one or none. */
  endOne(userId: number, id: string): Promise<number> {
    return this.endThose(userId, (session) => session.id === id);
  }

  private async endThose(userId: number, which: (session: Kept) => boolean): Promise<number> {
    const sessions = await this.vault.list<Kept>(`session/${userId}/`);
    const ending = sessions.filter(({ value }) => which(value));
    // Mostly before its event.
    if (ending.length > 0) outcomeAtHand()?.written();
    await Promise.all(ending.map(({ name: one }) => this.vault.delete(one)));
    return ending.filter(({ value }) => this.lasts(value)).length;
  }
}

const iso = (at: number) => new Date(at).toISOString();
const name = (userId: number, id: string): EntryName => `session/${userId}/${id}`;
const madeRoomName = (userId: number, id: string): EntryName => `session-made-room/${userId}/${id}`;
