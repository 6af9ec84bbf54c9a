import { type Command, type Decider, never } from '../kernel/deciding/decider.ts';
import { conflict, invalid } from '../kernel/basics/problem.ts';
import type { MergeEvent } from './merge.events.ts';

export type MergeCommand =
  | (Command<'MergePatients'> & { survivor_id: number; merged_id: number })
  | (Command<'SettleMerge'> & { merged_id: number; case_ids: readonly number[] });

export interface Merge {
  readonly survivor_id: number;
  readonly settled: boolean;
}

/** Every merge, by the record that is no more. */
export type MergeState = ReadonlyMap<number, Merge>;

export const mergeDecider: Decider<MergeState, MergeCommand, MergeEvent> = {
  initial: new Map(),
  decide(command, state) {
    switch (command.type) {
      case 'MergePatients':
        return merged(command, state);
      case 'SettleMerge': {
        const { merged_id, case_ids } = command;
        if (state.get(merged_id)?.settled !== false) return [];
        return [{ type: 'MergeSettled', data: { merged_id, case_ids } }];
      }
      default:
        return never(command);
    }
  },
  evolve(state, event) {
    const { merged_id } = event.data;
    switch (event.type) {
      case 'PatientsMerged':
        return new Map([...state, [merged_id, { survivor_id: event.data.survivor_id, settled: false }]]);
      case 'MergeSettled': {
        const merge = state.get(merged_id);
        return merge ? new Map([...state, [merged_id, { ...merge, settled: true }]]) : state;
      }
      default:
        return never(event);
    }
  },
};

/** Both must still go on: whatever was merged has a record in its place. */
function merged(
  { survivor_id, merged_id }: Extract<MergeCommand, { type: 'MergePatients' }>,
  state: MergeState,
): MergeEvent[] {
  if (survivor_id === merged_id) {
    const message = 'Choose another record than this one.';
    throw invalid('same_record', message, { merged_id: message });
  }
  if (state.has(merged_id) || state.has(survivor_id))
    throw conflict('patient_merged', 'One of these records was merged into another one already.');
  return [{ type: 'PatientsMerged', data: { survivor_id, merged_id } }];
}
