import { messageOf } from '../basics/message-of.ts';
import type { Command, DomainEvent } from '../deciding/decider.ts';
import type { Commit } from './commit.ts';

/**
 * What the facts of one stream bring about elsewhere: in other streams, in the vault. The stream is its inbox, as it
 * tells what came about, and its outbox, as it tells what of it is done. Pure, as a decider is.
 */
export interface Workflow<State, Found, E extends DomainEvent, M extends Command> {
  readonly name: string;
  readonly initial: State;
  evolve(state: State, event: E): State;
  /**
   * What is still to be done, in this order. `found`: what stands elsewhere. Whatever of it comes twice, after a power
   * cut or from two processes, must come to the same.
   */
  decide(found: Found, state: State): readonly M[];
}

/**
 * Sends what is due, one after the other. Where it ends in between, the same call sends the rest later. What is found
 * elsewhere is looked at first: the facts that it came from then stand in the stream.
 */
export async function carryOut<State, Found, E extends DomainEvent, M extends Command>(
  commit: Pick<Commit, 'load'>,
  { name: _, ...workflow }: Workflow<State, Found, E, M>,
  { stream, find, send }: Sending<Found, M>,
): Promise<void> {
  const found = await find();
  const { state } = await commit.load(stream, workflow);
  for (const message of workflow.decide(found, state)) await send(message);
}

interface Sending<Found, M> {
  readonly stream: string;
  find(): Found | Promise<Found>;
  send(message: M): Promise<unknown>;
}

/**
 * What earlier runs of the program left undone, at its start. What cannot be finished, such as that of a patient who was
 * forgotten, is told and holds up nothing else.
 */
export async function carryOutAll(
  { name }: { readonly name: string },
  ids: readonly number[],
  one: (id: number) => Promise<void>,
  warn: (line: string) => void,
): Promise<void> {
  for (const id of ids) {
    await one(id).catch((error: unknown) =>
      warn(`What is due for ${name} ${id} could not be done: ${messageOf(error)}`),
    );
  }
}
