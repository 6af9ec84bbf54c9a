import type { Command, Decider } from '../deciding/decider.ts';
import type { KernelEvent } from '../deciding/kernel.events.ts';
import { conflict } from '../basics/problem.ts';

/** Unique names are streams: `username-<pseudonym>`. Taken by one owner at a time, released when given up. */
export type NameCommand =
  (Command<'ClaimName'> & { owner: string; taken: string }) | (Command<'ReleaseName'> & { owner: string });
type NameEvent = Extract<KernelEvent, { type: 'NameClaimed' | 'NameReleased' }>;

export const nameDecider: Decider<string | null, NameCommand, NameEvent> = {
  initial: null,
  decide(command, owner) {
    if (command.type === 'ReleaseName') {
      return owner === command.owner ? [{ type: 'NameReleased', data: { owner } }] : [];
    }
    if (owner === command.owner) return [];
    if (owner !== null) throw conflict('name_taken', command.taken);
    return [{ type: 'NameClaimed', data: { owner: command.owner } }];
  },
  evolve(_owner, event) {
    return event.type === 'NameClaimed' ? event.data.owner : null;
  },
};
