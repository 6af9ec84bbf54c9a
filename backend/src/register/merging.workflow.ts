import type { Workflow } from '../kernel/committing/workflow.ts';
import type { Command } from '../kernel/deciding/decider.ts';
import { mergeDecider, type MergeEvent, type MergeState } from '../patients/public.ts';

interface Pair {
  readonly survivor_id: number;
  readonly merged_id: number;
}

export type MergeMessage =
  | (Command<'TellMerged'> & Pair)
  | (Command<'TellTakenIn'> & Pair)
  | (Command<'MoveCases'> & Pair)
  | (Command<'SettleMerge'> & Pair);

/** Of a merge both records tell, then the open cases move; whatever is in between twice comes to the same. */
export const mergingWorkflow: Workflow<MergeState, undefined, MergeEvent, MergeMessage> = {
  name: 'merges of patients',
  initial: mergeDecider.initial,
  evolve: mergeDecider.evolve,
  decide: (_, state) =>
    [...state]
      .filter(([, { settled }]) => !settled)
      .flatMap(([merged_id, { survivor_id }]) => {
        const pair = { survivor_id, merged_id };
        return [
          { type: 'TellMerged', ...pair },
          { type: 'TellTakenIn', ...pair },
          { type: 'MoveCases', ...pair },
          { type: 'SettleMerge', ...pair },
        ] as const;
      }),
};
