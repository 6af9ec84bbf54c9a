import { randomUUID } from 'node:crypto';
import type { Actor } from '../deciding/decider.ts';

/** For a step that is to be decided each time it comes: it is not taken for a repeat of the request it serves. */
export function asOwnCommand(actor: Actor): Actor {
  return { ...actor, request: { ...actor.request, command_id: randomUUID() } };
}
