import type { DemoRequestDetails } from '@vouchwell/contract';
import type { DemoRequestStatus } from '@vouchwell/rules';
import type { Readable } from '../kernel/deciding/decider.ts';
import { projection, streamNumber } from '../kernel/projecting/projection.ts';
import type { DemoRequestEvent } from './demo-request.events.ts';

export interface DemoRequestDoc {
  readonly id: number;
  readonly revision: number;
  readonly status: DemoRequestStatus;
  readonly note: string | null;
  readonly looks_automatic: boolean;
  readonly created_at: string;
  readonly updated_at: string;
  readonly request: DemoRequestDetails;
  /** What the search looks into besides the note. */
  readonly sender: string;
}

export const demoRequests = projection<DemoRequestDoc, DemoRequestEvent>({
  name: 'demo_requests',
  version: 1,
  indexes: [['-id'], ['status', '-id']],
  search: ['sender', 'note'],
  on: {
    DemoRequested: (_, { stream, revision, at, data: { request, looks_automatic } }) => ({
      id: streamNumber(stream),
      revision,
      status: 'new',
      note: null,
      looks_automatic,
      created_at: at,
      updated_at: at,
      request,
      sender: [request.firstName, request.lastName, request.email, request.company].join(' '),
    }),
    DemoRequestStatusSet: changed,
    DemoRequestNoted: changed,
    DemoRequestErased: () => null,
  },
});

function changed(doc: DemoRequestDoc | null, event: Readable & { data: Partial<DemoRequestDoc> }) {
  return doc && { ...doc, ...event.data, revision: event.revision, updated_at: event.at };
}
