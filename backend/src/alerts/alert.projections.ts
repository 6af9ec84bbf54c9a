import {
  type AlertExplanation,
  type AlertRuleName,
  type AlertState,
  type AlertThresholds,
  foldText,
  usualThresholds,
} from '@vouchwell/rules';
import type { AccessEvent } from '../kernel/access/access.events.ts';
import type { Readable, Recorded } from '../kernel/deciding/decider.ts';
import { projection, streamNumber } from '../kernel/projecting/projection.ts';
import type { AlertEvent, AlertRulesEvent } from './alert.events.ts';
import { type Access, explained, unwatched, type Watched, watched } from './watched.ts';
import { type Explaining, thenWords, whoseLooks } from './what-follows.ts';

export interface AlertDoc {
  readonly id: number;
  readonly revision: number;
  readonly rule: AlertRuleName;
  readonly person: number;
  readonly person_name: string;
  /** What it is sorted by. */
  readonly folded_person: string;
  readonly patients: readonly number[];
  readonly measure: number;
  readonly threshold: number;
  readonly first_at: string;
  readonly last_at: string;
  readonly raised_at: string;
  readonly state: AlertState;
  readonly explanation: AlertExplanation | null;
  readonly explained_by: string | null;
  readonly incident: string | null;
  /** Who brought it to its state, by name; null: nobody yet. */
  readonly decided_by: string | null;
  readonly decided_at: string | null;
}

export const alerts = projection<AlertDoc, AlertEvent>({
  name: 'alerts',
  version: 3,
  indexes: [
    ['-last_at'],
    ['state', '-last_at'],
    ['rule', '-last_at'],
    ['person', '-last_at'],
    ['folded_person', '-last_at'],
    ['patients', '-last_at'],
  ],
  lists: ['patients'],
  search: [],
  on: {
    AlertRaised: (_, { stream, revision, at, data }) => ({
      ...{ id: streamNumber(stream), revision, ...data, raised_at: at, state: 'open' },
      folded_person: foldText(data.person_name),
      ...{ explanation: null, explained_by: null, incident: null, decided_by: null, decided_at: null },
    }),
    AlertLookedAt: (doc, event) => decided(doc, event, { state: 'looked_at' }),
    AlertExplained: (doc, event) => {
      const { explanation, by: explained_by } = event.data;
      return decided(doc, event, { state: 'explained', explanation, explained_by, incident: null });
    },
    AlertRecorded: (doc, event) =>
      decided(doc, event, {
        ...{ state: 'recorded', incident: event.data.incident },
        ...{ explanation: null, explained_by: null },
      }),
  },
});

function decided(doc: AlertDoc | null, event: Readable, change: Partial<AlertDoc>): AlertDoc | null {
  const { actor, at: decided_at, revision } = event;
  return doc && { ...doc, ...change, decided_by: actor.full_name ?? actor.username, decided_at, revision };
}

export interface AlertRulesDoc {
  readonly revision: number;
  readonly thresholds: AlertThresholds;
}

export const alertThresholds = projection<AlertRulesDoc, AlertRulesEvent>({
  name: 'alert_thresholds',
  version: 1,
  indexes: [],
  search: [],
  on: {
    AlertThresholdsSet: (_, { revision, data }) => ({
      revision,
      thresholds: { ...usualThresholds, ...data.thresholds },
    }),
  },
});

type Looks = Extract<AccessEvent, { type: 'PatientDataDisclosed' | 'AccessRefused' }>;
type Seen = Looks | Explaining;

const then = (doc: Watched | null, event: Readable<Explaining>) =>
  doc && typeof event.subject === 'number' ? explained(doc, event.subject, event.at) : doc;

/** What is known of the accesses of each person, by their number. */
export const watchedPeople = projection<Watched, Seen>({
  name: 'alert_watch',
  version: 2,
  indexes: [['at']],
  search: [],
  isAwaitedByReaders: true,
  key: whose,
  on: {
    PatientDataDisclosed: looked,
    AccessRefused: looked,
    ...(Object.fromEntries(Object.keys(thenWords).map((type) => [type, then])) as Record<
      Explaining['type'],
      typeof then
    >),
  },
  // What explained a look did so whether it can still be read or not; it only stays listed.
  forgotten: (doc) => doc,
});

function whose(event: Recorded<Seen>): string | null {
  if (event.forgotten) return null;
  const { type } = event;
  const id = type === 'PatientDataDisclosed' || type === 'AccessRefused' ? event.actor.id : whoseLooks(event);
  return id === null ? null : String(id);
}

function looked(doc: Watched | null, event: Readable<Looks>, id: string): Watched {
  const { full_name, username } = event.actor;
  return { ...watched(doc ?? unwatched(Number(id)), accessOf(event)), name: full_name ?? username };
}

function accessOf({ type, at, position, address, data }: Readable<Looks>): Access {
  const common = { at, position, address, patients: data.patients ?? [] };
  if (type === 'AccessRefused') return { ...common, kind: 'refused' };
  // A search that found one person is a look at them.
  const isFile = data.action === 'export' && data.object === null;
  const isOne = data.patients.length === 1 && !isFile;
  return { ...common, kind: isOne ? 'look' : isFile ? 'file' : 'list', why: data.why };
}
