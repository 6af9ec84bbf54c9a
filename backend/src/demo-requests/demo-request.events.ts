import type { DemoRequestDetails } from '@vouchwell/contract';
import type { DemoRequestStatus } from '@vouchwell/rules';
import type { Event, Subject } from '../kernel/deciding/decider.ts';
import type { EventVocabulary } from '../kernel/deciding/event-vocabulary.ts';

/** In `demo-request-<id>`. All but the erasure is sealed under a key of the request's own: it tells of a person. */
export type DemoRequestEvent =
  | Event<'DemoRequested', { request: DemoRequestDetails; looks_automatic: boolean }>
  | Event<'DemoRequestStatusSet', { status: DemoRequestStatus }>
  | Event<'DemoRequestNoted', { note: string | null }>
  /** Whoever sent it asked for that, or nobody needs it any more. */
  | Event<'DemoRequestErased', Record<never, never>>;

export const demoRequestEvents: EventVocabulary<DemoRequestEvent> = {
  sentences: {
    // Whoever reads the history need not learn who asked: the request itself tells.
    DemoRequested: () => 'asked for a demonstration',
    DemoRequestStatusSet: ({ status }) => `marked a demo request as ${status}`,
    DemoRequestNoted: ({ note }) =>
      note === null ? 'removed the note of a demo request' : 'wrote the note of a demo request',
    DemoRequestErased: () => 'erased a demo request',
  },
  audited: {
    DemoRequested: 'create',
    DemoRequestStatusSet: 'change',
    DemoRequestNoted: 'change',
    DemoRequestErased: 'delete',
  },
};

export const demoRequestStream = (id: number) => `demo-request-${id}`;
export const demoRequestSubject = (id: number): Subject => `demo-request-${id}`;
