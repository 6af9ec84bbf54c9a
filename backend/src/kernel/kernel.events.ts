import type { Event } from './decider.ts';
import type { EventCatalogue } from './event-catalogue.ts';

/** What the kernel itself records: the log's beginning, numbers given out, names taken, requests that may be repeated. */
export type KernelEvent =
  | Event<'LogBegun', Record<string, never>>
  | Event<'NumberTaken', Record<string, never>>
  | Event<'NameClaimed', { owner: string }>
  | Event<'NameReleased', { owner: string }>
  | Event<'RequestReserved', { body_hash: string; command_id: string }>
  | Event<'NumberReserved', { kind: string; number: number }>;

export const kernelEvents: EventCatalogue<KernelEvent> = {
  sentences: {
    LogBegun: () => 'began this log',
    NumberTaken: () => 'took a number',
    NameClaimed: () => 'claimed a name',
    NameReleased: () => 'released a name',
    RequestReserved: () => 'made a request that may be repeated safely',
    NumberReserved: ({ kind }) => `reserved a ${kind} number for a request`,
  },
};
