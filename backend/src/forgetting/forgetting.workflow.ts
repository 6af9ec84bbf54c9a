import type { Workflow } from '../kernel/committing/workflow.ts';
import type { Command } from '../kernel/deciding/decider.ts';
import { forgettingDecider, type ForgettingState } from './forgetting.decider.ts';
import type { ForgettingEvent } from './forgetting.events.ts';

interface Gone {
  readonly patients: readonly number[];
}

export type ForgettingMessage =
  | (Command<'TakeOutOfLibrary'> & Gone)
  | (Command<'KeepForOthers'> & Gone)
  | (Command<'DestroyKeys'> & Gone)
  | (Command<'TellForgotten'> & Gone);

/**
 * What two admins decided, in an order in which each step still has what it needs: while the keys stand, the library
 * and the cases of others are seen to; then the keys go; then the log tells it, and the read models follow.
 */
export const forgettingWorkflow: Workflow<ForgettingState, undefined, ForgettingEvent, ForgettingMessage> = {
  name: 'the forgetting of patient',
  initial: forgettingDecider.initial,
  evolve: forgettingDecider.evolve,
  decide: (_, { stage, patients }) =>
    stage === 'confirmed'
      ? [
          { type: 'TakeOutOfLibrary', patients },
          { type: 'KeepForOthers', patients },
          { type: 'DestroyKeys', patients },
          { type: 'TellForgotten', patients },
        ]
      : [],
};
