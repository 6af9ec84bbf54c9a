import type { DomainEvent, Recorded } from '../kernel/deciding/decider.ts';
import { type Projection, projection } from '../kernel/projecting/projection.ts';
import { auditEntry, type AuditEntryDoc, patientsConcerned, type Telling } from './audit-entry.ts';

/** Everything that was done or tried, an entry for each event, by its position. */
export const auditEntries = projection<AuditEntryDoc, DomainEvent>({
  name: 'audit_entries',
  version: 1,
  indexes: [
    ['-moment'],
    ['actor_id', '-moment'],
    ['action', '-moment'],
    ['outcome', '-moment'],
    ['object', '-moment'],
    ['address', '-moment'],
  ],
  search: ['sentence', 'username', 'full_name', 'object'],
  isAwaitedByReaders: true,
  key: ({ position }) => position,
  on: {},
});

/** The entries of one day that concern one patient, in the log's order. */
export interface Sighting {
  readonly patient: number;
  /** Of UTC. */
  readonly day: string;
  readonly positions: readonly string[];
}

/**
 * Where each patient was seen. A list shows many patients at once: an entry that were kept for each of them would be
 * larger than everything it tells of.
 */
export const sightings = projection<Sighting, DomainEvent>({
  name: 'audit_sightings',
  version: 1,
  indexes: [['patient', '-day']],
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
      key: (event) => patientsConcerned(event, telling).map((patient) => `${patient}/${dayOf(event)}`),
      on: each(seen),
      forgotten: seen,
    },
  ];
}

const dayOf = ({ at }: Recorded) => at.slice(0, 10);

function seen(doc: Sighting | null, event: Recorded, id: string): Sighting {
  const positions = [...(doc?.positions ?? []), event.position];
  return { patient: Number.parseInt(id), day: dayOf(event), positions };
}
