/** Who gave a person their password, as it was then. */
export interface PasswordSetBy {
  readonly user_id: number | null;
  readonly name: string;
  /** ISO 8601, UTC */
  readonly at: string;
}

/** Who it was: the operator at the machine and the program have no account of that name. `article`: as a sentence wants it. */
export const whoSet = ({ user_id, name }: PasswordSetBy, article: 'the' | 'The' = 'the'): string =>
  user_id === null ? `${article} ${name}` : name;

/** How long whoever set somebody's password is named beside what is signed with that account, in days. */
export const PASSWORD_SET_TOLD_DAYS = 7;

const DAY_MS = 24 * 3_600_000;

/** Whoever set it, as long as that is told; else null. The person's own change since then does not end it: whoever was given the password could have made it. */
export function recentlySet<T extends PasswordSetBy>(set: T | null, now: Date): T | null {
  if (!set) return null;
  return now.getTime() - new Date(set.at).getTime() < PASSWORD_SET_TOLD_DAYS * DAY_MS ? set : null;
}
