import type { Event } from '../kernel/deciding/decider.ts';
import type { EventVocabulary } from '../kernel/deciding/event-vocabulary.ts';

/**
 * Two records of one person have become one. All merges stand in one stream, so that of two at once the second sees
 * the first. They name records by numbers alone.
 */
export type MergeEvent =
  | Event<'PatientsMerged', { survivor_id: number; merged_id: number }>
  /** Both histories tell it, and these unsigned cases hold the survivor. */
  | Event<'MergeSettled', { merged_id: number; case_ids: readonly number[] }>;

export const mergeEvents: EventVocabulary<MergeEvent> = {
  sentences: {
    PatientsMerged: ({ survivor_id, merged_id }) =>
      `merged the record of patient ${merged_id} into that of patient ${survivor_id}`,
    MergeSettled: ({ merged_id, case_ids: { length } }) =>
      `moved ${length === 1 ? '1 open case' : `${length} open cases`} of patient ${merged_id} to the record that goes on`,
  },
  audited: {
    PatientsMerged: ({ survivor_id, merged_id }) => ({
      action: 'change',
      patients: [survivor_id, merged_id],
    }),
    // Each case tells what came into it.
    MergeSettled: null,
  },
};

export const MERGES = 'merges';
