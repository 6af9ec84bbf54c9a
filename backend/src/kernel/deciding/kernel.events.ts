import type { Event } from './decider.ts';
import type { EventVocabulary } from './event-vocabulary.ts';

/** What the kernel itself records: the log's beginning, numbers given out, names taken, requests that may be repeated. */
export type KernelEvent =
  | Event<'LogBegun', Record<string, never>>
  | Event<'LogHashed', { events: number; chain: string }>
  | Event<'LogRestored', { events: number; taken_at: string }>
  | Event<
      'LogRepaired',
      {
        events: number;
        lost_from: string;
        lost_events: number;
        lost_keys: number;
        /** Of the secrets, beside the keys. Events of older versions do not tell. */
        lost_entries?: number;
        /** So many entries are what could be read of a damaged file of the secrets. */
        saved_entries?: number;
        /** The log was accepted although what came after so many events is not what was signed or marked. */
        altered_after?: number;
      }
    >
  /** Read models were not what was written, and are made anew of this log; of another version as well. */
  | Event<'ReadModelsDiscarded', { why: string }>
  /** The public key of the checkpoints from here on, as `name+id+key` (c2sp.org/signed-note). */
  | Event<'CheckpointKeyAdopted', { vkey: string }>
  /** `through`: the highest that it takes, where that is not its revision and one, as several were taken at once. */
  | Event<'NumberTaken', { through?: number }>
  | Event<'NameClaimed', { owner: string }>
  | Event<'NameReleased', { owner: string }>
  | Event<'RequestReserved', { body_hash: string; command_id: string }>
  | Event<'NumberReserved', { kind: string; number: number }>;

export const kernelEvents: EventVocabulary<KernelEvent> = {
  sentences: {
    LogBegun: () => 'began this log',
    LogHashed: ({ events }) => `hashed the ${events} events from before events had hashes`,
    LogRestored: ({ events, taken_at }) => `restored the backup of ${taken_at} with ${events} events`,
    LogRepaired: ({ events, lost_events, lost_keys, lost_entries = 0, saved_entries, altered_after }) =>
      [
        `accepted ${events} events as the log; ${lost_events} events and the keys of ${lost_keys} patients were lost`,
        ...(lost_entries > 0 ? [`, and ${lost_entries} other secrets`] : []),
        ...(saved_entries === undefined ? [] : [`; of the secrets ${saved_entries} entries were saved`]),
        ...(altered_after === undefined
          ? []
          : [`; what came after event ${altered_after} was not as it had been signed or marked`]),
      ].join(''),
    ReadModelsDiscarded: ({ why }) => `discarded the read models, to make them anew from this log: ${why}`,
    CheckpointKeyAdopted: ({ vkey }) => `began to sign checkpoints of the log with the key ${vkey}`,
    NumberTaken: ({ through }) => (through === undefined ? 'took a number' : `took numbers up to ${through}`),
    NameClaimed: () => 'claimed a name',
    NameReleased: () => 'released a name',
    RequestReserved: () => 'made a request that may be repeated safely',
    NumberReserved: ({ kind }) => `reserved a ${kind} number for a request`,
  },
  audited: {
    LogBegun: 'change',
    LogHashed: 'change',
    LogRestored: 'change',
    LogRepaired: 'change',
    ReadModelsDiscarded: 'change',
    CheckpointKeyAdopted: 'change',
    NumberTaken: null,
    NameClaimed: null,
    NameReleased: null,
    RequestReserved: null,
    NumberReserved: null,
  },
};
