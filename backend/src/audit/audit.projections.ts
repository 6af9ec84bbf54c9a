import type { DomainEvent, Recorded } from '../kernel/deciding/decider.ts';
import { type Projection, projection } from '../kernel/projecting/projection.ts';
import { auditEntry, type AuditEntryDoc, patientsConcerned, type Telling } from './audit-entry.ts';

/** Everything that was done or tried, an entry for each event, by its position. */
export const auditEntries = projection<AuditEntryDoc, DomainEvent>({
  name: 'audit_entries',
  version: 4,
  indexes: [
    ['-moment'],
    ['actor_id', '-moment'],
    ['actor_id', 'action', '-moment'],
    ['action', '-moment'],
    ['outcome', '-moment'],
    ['object', '-moment'],
    ['note', '-moment'],
    ['address', '-moment'],
    ['address', 'action', '-moment'],
  ],
  search: ['sentence', 'username', 'full_name', 'object'],
  wordIndex: true,
  writtenInOrderOf: 'moment',
  isAwaitedByReaders: true,
  isMadeOnce: true,
  key: ({ position }) => position,
  on: {},
});

/** Entries of one piece of time that concern one patient, in the log's order. */
export interface Sighting {
  readonly patient: number;
  /** Ten minutes of UTC, such as `2026-01-02T03:4`. */
  readonly during: string;
  readonly positions: readonly string[];
}

/** Of one stream so many events at the most stand in one document: each further one writes it anew. */
const TOGETHER = 100;

/**
 * Where each patient was seen. A list shows many patients at once: an entry that were kept for each of them would be
 * larger than everything it tells of.
 */
export const sightings = projection<Sighting, DomainEvent>({
  name: 'audit_sightings',
  version: 2,
  indexes: [['patient', '-during']],
  search: [],
  isAwaitedByReaders: true,
  on: {},
});

/** Made of every event that the features tell but bookkeeping. */
export function toldBy(telling: Telling): readonly [Projection<AuditEntryDoc>, Projection<Sighting>] {
  const types = Object.keys(telling.audited).filter((type) => telling.audited[type] !== null);
  const each = <Fold>(fold: Fold) => Object.fromEntries(types.map((type) => [type, fold]));
  const entry = (_: AuditEntryDoc | null, event: Recorded) => auditEntry(event, telling);
  return [
    { ...auditEntries, on: each(entry), forgotten: entry },
    {
      ...sightings,
      key: (event) => patientsConcerned(event, telling).map((patient) => pieceOf(patient, event)),
      on: each(seen),
      forgotten: seen,
    },
  ];
}

/** The piece of time that a moment lies in. */
export const during = (moment: string) => moment.slice(0, 'YYYY-MM-DDTHH:M'.length);

const pieceOf = (patient: number, { at, revision }: Recorded) =>
  `${patient}/${during(at)}/${Math.floor(revision / TOGETHER)}`;

function seen(doc: Sighting | null, event: Recorded, id: string): Sighting {
  const positions = [...(doc?.positions ?? []), event.position];
  return { patient: Number.parseInt(id), during: during(event.at), positions };
}
