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
}

/** In milliseconds: so far may the clocks of processes differ, and one clock be corrected. */
const LEEWAY_MS = 3_600_000;
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
  private readonly opened: Memory<Session> = new Newest(REMEMBERED);
  /** When the last was begun, in milliseconds since 1970. */
  private latest = 0;

  constructor(
    private readonly vault: Vault,
    private readonly clock: Clock,
    private readonly hours: number,
  ) {}

  /** Of more than twenty the oldest end: who has forgotten them gets in all the same. */
  async begin(userId: number): Promise<BegunSession> {
    const expires = new Date(this.beginning() + this.hours * 3_600_000);
    const session = { id: randomUUID(), user_id: userId, expires_at: expires.toISOString() };
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
  private async makeRoom(newest: Session): Promise<number> {
    const all = await this.vault.list<Session>(`session/${newest.user_id}/`);
    const now = this.clock.now().toISOString();
    const expired = all.filter(({ value }) => !this.lasts(value));
    const age = ({ value }: { value: Session }) => `${value.expires_at} ${value.id}`;
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
    const all = await this.vault.list<Session>(madeRoomName(userId, ''));
    const ends = ({ value }: { value: Session }) => value.expires_at;
    const newestFirst = all.sort((a, b) => ends(b).localeCompare(ends(a)));
    const kept = newestFirst.filter((one) => ends(one) > now).slice(0, MOST_SESSIONS);
    const gone = all.filter((one) => !kept.includes(one));
    await Promise.all(gone.map(({ name: one }) => this.vault.delete(one)));
  }

  /** Whether it ended only because the same person signed in on so many other machines. */
  async madeRoom(userId: number, id: string): Promise<boolean> {
    return (await this.vault.get<Session>(madeRoomName(userId, id))) !== null;
  }

  async isLive(userId: number, id: string): Promise<boolean> {
    const session = await this.vault.getRemembered<Session>(name(userId, id), this.opened);
    return session !== null && this.lasts(session);
  }

  /** One that would last longer than any may was begun while the clock ran ahead. */
  private lasts({ expires_at }: Session): boolean {
    const left = Date.parse(expires_at) - this.clock.now().getTime();
    return left > 0 && left <= this.hours * 3_600_000 + LEEWAY_MS;
  }

  end(userId: number, id: string): Promise<void> {
    return this.vault.delete(name(userId, id));
  }

  /** Every session of a person, at a change of password, role or standing; `keep` is spared. */
  async endAll(userId: number, keep?: string): Promise<void> {
    const sessions = await this.vault.list<Session>(`session/${userId}/`);
    await Promise.all(
      sessions.filter(({ value }) => value.id !== keep).map(({ name: one }) => this.vault.delete(one)),
    );
  }
}

const name = (userId: number, id: string): EntryName => `session/${userId}/${id}`;
const madeRoomName = (userId: number, id: string): EntryName => `session-made-room/${userId}/${id}`;
