import type { AccessEvent } from '../kernel/access/access.events.ts';
import { type Explaining, followsInTime, thenWords, whoseLooks } from '../alerts/public.ts';
import type { Readable } from '../kernel/deciding/decider.ts';
import { type FanOut, fanOut, projection } from '../kernel/projecting/projection.ts';

/** A look that nothing explained when it was taken. */
export interface Unexplained {
  readonly position: string;
  readonly moment: string;
  readonly at: string;
  readonly person: number;
  readonly patient: number;
  /** Person and patient, `5/7`: what they do with the patient next explains it. */
  readonly pair: string;
  /** What followed within a week and explains it; null: nothing did. */
  readonly then: string | null;
}

type Seen = Extract<AccessEvent, { type: 'PatientDataDisclosed' }> | Explaining;

/** Looks without a reason, by their positions. What explains one afterwards is kept with it. */
export const unexplained = projection<Unexplained, Seen>({
  name: 'audit_unexplained',
  version: 2,
  indexes: [['then', '-moment'], ['then', 'person', '-moment'], ['then', 'patient', '-moment'], ['pair']],
  search: [],
  isAwaitedByReaders: true,
  key: (event) =>
    event.type === 'PatientDataDisclosed' && !event.forgotten && event.data.why === 'none'
      ? event.position
      : null,
  on: {
    PatientDataDisclosed: (_, event) => looked(event),
    ...(Object.fromEntries(
      Object.entries(thenWords).map(([type, then]) => [type, explaining(then)]),
    ) as Record<Explaining['type'], FanOut<Unexplained, Explaining>>),
  },
});

function looked(event: Readable<Extract<AccessEvent, { type: 'PatientDataDisclosed' }>>): Unexplained {
  const { position, at, actor, data } = event;
  const [person, patient] = [actor.id ?? 0, data.patients[0] ?? 0];
  const moment = `${at} ${position}`;
  return { position, moment, at, person, patient, pair: `${person}/${patient}`, then: null };
}

/** What somebody did with the patient, or was handed, after they had looked. */
function explaining(then: string): FanOut<Unexplained, Explaining> {
  return fanOut(
    'pair',
    (event) => `${whoseLooks(event)}/${event.subject}`,
    (look, { at }) => (look.then === null && followsInTime(look.at, at) ? { ...look, then } : look),
  );
}
