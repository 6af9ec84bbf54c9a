import { isAdmin } from '../../kernel/access/access.ts';
import type { Actor, Person } from '../../kernel/deciding/decider.ts';
import type { Where } from '../../kernel/projecting/read-models.port.ts';

/** Who a case belongs to. */
interface Held {
  readonly owner_id: number;
  readonly shares: readonly { readonly user_id: number }[];
}

/** The policy of cases: who opened one works on it, and whom they shared it with; admins on all. */
export function mayOpen(held: Held, actor: Actor): boolean {
  return isAdmin(actor) || readersOf(held).some((id) => id === actor.id);
}

/** To share a case and to delete it stays with its owner and the admins. */
export function mayHandOn({ owner_id }: Pick<Held, 'owner_id'>, actor: Actor): boolean {
  return isAdmin(actor) || owner_id === actor.id;
}

/** Whom it is shown to, besides the admins. */
export function readersOf({ owner_id, shares }: Held): number[] {
  return [owner_id, ...shares.map(({ user_id }) => user_id)];
}

/** The rows of the list that somebody may see. */
export function visibleTo(person: Person): Where {
  return isAdmin(person) ? {} : { reader_ids: { has: person.id } };
}
