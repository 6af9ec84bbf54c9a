type User = number | null;

export interface Shares {
  /** Jobs of one user that run at once. */
  readonly running: number;
  /** Jobs of one user that wait. */
  readonly waiting: number;
  /** Jobs of all that wait. */
  readonly altogether: number;
}

/** Whose job is next: users in turn, each with their own oldest, so that nobody's many jobs delay another's one. */
export class FairQueue<Job> {
  private readonly shares: Shares;
  /** In the order of turns; a user stands here while something of theirs waits or runs. */
  private readonly users = new Map<User, { waiting: Job[]; running: number }>();
  private waiting = 0;

  constructor(shares: Shares) {
    this.shares = shares;
  }

  /** Says where there is no room: of this user, or at all. */
  add(user: User, job: Job): 'added' | 'user_full' | 'full' {
    const own = this.users.get(user) ?? { waiting: [], running: 0 };
    if (own.waiting.length >= this.shares.waiting) return 'user_full';
    if (this.waiting >= this.shares.altogether) return 'full';
    own.waiting.push(job);
    this.waiting += 1;
    this.users.set(user, own);
    return 'added';
  }

  /** The next job that may run; its user's turn comes again after all others'. */
  take(): Job | undefined {
    for (const [user, own] of this.users) {
      if (own.running >= this.shares.running || own.waiting.length === 0) continue;
      own.running += 1;
      this.waiting -= 1;
      this.users.delete(user);
      this.users.set(user, own);
      return own.waiting.shift();
    }
    return undefined;
  }

  /** A job that was taken has ended. */
  ended(user: User): void {
    const own = this.users.get(user);
    if (own) own.running -= 1;
    this.forget(user);
  }

  /** A job that nobody waits for any more; false where it does not wait. */
  remove(user: User, job: Job): boolean {
    const own = this.users.get(user);
    const at = own?.waiting.indexOf(job) ?? -1;
    if (at === -1) return false;
    own!.waiting.splice(at, 1);
    this.waiting -= 1;
    this.forget(user);
    return true;
  }

  private forget(user: User): void {
    const own = this.users.get(user);
    if (own?.running === 0 && own.waiting.length === 0) this.users.delete(user);
  }
}
