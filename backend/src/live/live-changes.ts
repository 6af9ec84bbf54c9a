import type { LiveEvent } from '@vouchwell/contract';
import type { CaseEvent } from '../cases/public.ts';
import type { AccessEvent } from '../kernel/access/access.events.ts';
import type { Codec } from '../kernel/log/codec.ts';
import type { StoredEvent } from '../kernel/log/event-log.port.ts';
import { streamNumber } from '../kernel/projecting/projection.ts';
import type { LiveList } from '../kernel/feature.ts';

/** What a batch of events means to those who look on: each case and each list once. */
export interface LiveChanges {
  readonly cases: readonly Extract<LiveEvent, { type: 'case' }>[];
  /** Users from whose lists a case has gone. */
  readonly left: ReadonlySet<number>;
  readonly lists: readonly LiveList[];
  /** Users some of whose sessions may have ended. */
  readonly sessions: ReadonlySet<number>;
}

/** Events whose data is needed; of all others the envelope tells enough. */
type Opened =
  | Extract<CaseEvent, { type: 'CaseDeleted' | 'ShareTakenBack' }>
  | Extract<AccessEvent, { type: 'SignedOut' | 'OldSessionsEnded' }>;

const takingAway = new Set(['CaseDeleted', 'ShareTakenBack']);
const endingSessions = new Set(['SignedOut', 'OldSessionsEnded']);

export async function liveChanges(
  batch: readonly StoredEvent[],
  codec: Pick<Codec, 'decode' | 'doer'>,
  listsOf: (event: StoredEvent) => readonly LiveList[],
): Promise<LiveChanges> {
  const cases = new Map<number, Extract<LiveEvent, { type: 'case' }>>();
  const lists = new Map<string, LiveList>();
  const [left, sessions] = [new Set<number>(), new Set<number>()];
  for (const stored of batch) {
    const { stream, type, revision } = stored;
    const isCase = /^case-\d+$/.test(stream);
    if (isCase && type !== 'CaseDeleted') {
      const { id, full_name, username } = codec.doer(stored);
      const case_id = streamNumber(stream);
      cases.set(case_id, { type: 'case', case_id, revision, by: { id, name: full_name ?? username } });
    }
    if (isCase || endingSessions.has(type)) {
      for (const id of await usersNamed(stored, codec)) (isCase ? left : sessions).add(id);
    }
    // A new password, role or right, or a deactivation.
    if (/^user-\d+$/.test(stream)) sessions.add(streamNumber(stream));
    for (const one of listsOf(stored)) lists.set(one.list, one);
  }
  return { cases: [...cases.values()], left, lists: [...lists.values()], sessions };
}

async function usersNamed(stored: StoredEvent, codec: Pick<Codec, 'decode'>): Promise<readonly number[]> {
  if (!takingAway.has(stored.type) && !endingSessions.has(stored.type)) return [];
  const event = await codec.decode<Opened>(stored);
  if (event.forgotten) return [];
  return event.type === 'CaseDeleted' ? event.data.reader_ids : [event.data.user_id];
}
