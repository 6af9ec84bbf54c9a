import type { ForgettingStep } from '@vouchwell/contract';
import type { Readable } from '../kernel/deciding/decider.ts';
import { projection, streamNumber } from '../kernel/projecting/projection.ts';
import type { ForgettingEvent } from './forgetting.events.ts';

export interface ForgettingDoc {
  readonly id: number;
  readonly revision: number;
  /** For the list: what waits, what is held, what is over. */
  readonly rank: 0 | 1 | 2;
  readonly stage: 'none' | 'asked' | 'forgetting' | 'forgotten';
  readonly patients: readonly number[];
  readonly reason: string | null;
  readonly asked: ForgettingStep | null;
  readonly confirmed: ForgettingStep | null;
  readonly forgotten_at: string | null;
  readonly hold: (ForgettingStep & { readonly reason: string }) | null;
  readonly updated_at: string;
}

const NONE = { stage: 'none', reason: null, asked: null, confirmed: null, forgotten_at: null } as const;

export const forgettings = projection<ForgettingDoc, ForgettingEvent>({
  name: 'forgettings',
  version: 1,
  indexes: [['rank', '-updated_at'], ['stage']],
  search: [],
  on: {
    LegalHoldSet: (doc, event) => shown(doc, event, { hold: { ...step(event), reason: event.data.reason } }),
    LegalHoldLifted: (doc, event) => shown(doc, event, { hold: null }),
    ForgettingAsked: (doc, event) =>
      shown(doc, event, { stage: 'asked', reason: event.data.reason, asked: step(event) }),
    ForgettingWithdrawn: (doc, event) => shown(doc, event, NONE),
    ForgettingConfirmed: (doc, event) => shown(doc, event, { stage: 'forgetting', confirmed: step(event) }),
    PatientsForgotten: (doc, event) => shown(doc, event, { stage: 'forgotten', forgotten_at: event.at }),
    ForgettingUndone: (doc, event) => shown(doc, event, { stage: 'forgetting' }),
  },
});

function shown(
  doc: ForgettingDoc | null,
  event: Readable<ForgettingEvent>,
  change: Partial<ForgettingDoc>,
): ForgettingDoc | null {
  const before = doc ?? { ...NONE, hold: null };
  const next = { ...before, ...change };
  // Nothing is asked and nothing held: there is nothing to show.
  if (next.stage === 'none' && !next.hold) return null;
  return {
    ...next,
    id: streamNumber(event.stream),
    revision: event.revision,
    rank: next.stage === 'forgotten' ? 2 : next.stage === 'none' ? 1 : 0,
    patients: event.data.patients,
    updated_at: event.at,
  };
}

const step = ({ actor, at }: Readable<ForgettingEvent>): ForgettingStep => ({
  user_id: actor.id,
  by: actor.full_name ?? actor.username,
  at,
});
