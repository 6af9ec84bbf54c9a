import type { DemoRequestDetails } from '@vouchwell/contract';
import type { DemoRequestStatus } from '@vouchwell/rules';
import { conflict, missing } from '../kernel/basics/problem.ts';
import { type Command, type Decider, never, type Subject } from '../kernel/deciding/decider.ts';
import type { DemoRequestEvent } from './demo-request.events.ts';

export type DemoRequestCommand =
  | (Command<'RequestDemo'> & { request: DemoRequestDetails; looks_automatic: boolean; subject: Subject })
  /** What is left out stays as it is. */
  | (Command<'FollowUp'> & {
      status?: DemoRequestStatus | undefined;
      note?: string | null | undefined;
      subject: Subject;
    })
  | Command<'EraseDemoRequest'>;

export type DemoRequestState =
  | { readonly stage: 'none' }
  | { readonly stage: 'kept'; readonly status: DemoRequestStatus; readonly note: string | null }
  | { readonly stage: 'erased' };

type FollowUp = Extract<DemoRequestCommand, { type: 'FollowUp' }>;

/** One request for a demonstration, and what became of it. */
export const demoRequestDecider: Decider<DemoRequestState, DemoRequestCommand, DemoRequestEvent> = {
  initial: { stage: 'none' },
  decide(command, state) {
    if (command.type === 'RequestDemo') return requested(command, state);
    // A second click on the same button finds it done.
    if (command.type === 'EraseDemoRequest' && state.stage === 'erased') return [];
    if (state.stage !== 'kept') throw missing('demo_request_missing', 'Demo request not found.');
    switch (command.type) {
      case 'FollowUp':
        return followedUp(command, state);
      case 'EraseDemoRequest':
        return [{ type: 'DemoRequestErased', data: {} }];
      default:
        return never(command);
    }
  },
  evolve(state, event) {
    switch (event.type) {
      case 'DemoRequested':
        return { stage: 'kept', status: 'new', note: null };
      case 'DemoRequestStatusSet':
      case 'DemoRequestNoted':
        return state.stage === 'kept' ? { ...state, ...event.data } : state;
      case 'DemoRequestErased':
        return { stage: 'erased' };
      default:
        return never(event);
    }
  },
};

function requested(
  { request, looks_automatic, subject }: Extract<DemoRequestCommand, { type: 'RequestDemo' }>,
  state: DemoRequestState,
): DemoRequestEvent[] {
  if (state.stage !== 'none') throw conflict('demo_request_exists', 'This demo request exists already.');
  return [{ type: 'DemoRequested', data: { request, looks_automatic }, subject }];
}

function followedUp(
  { status, note, subject }: FollowUp,
  state: Extract<DemoRequestState, { stage: 'kept' }>,
): DemoRequestEvent[] {
  const events: DemoRequestEvent[] = [];
  if (status !== undefined && status !== state.status)
    events.push({ type: 'DemoRequestStatusSet', data: { status }, subject });
  if (note !== undefined && note !== state.note)
    events.push({ type: 'DemoRequestNoted', data: { note }, subject });
  return events;
}
