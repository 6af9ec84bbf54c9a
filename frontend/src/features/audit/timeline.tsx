import { Button, UnstyledButton } from '@mantine/core';
import { IconAlertTriangle, IconEyeQuestion, IconHistory, IconLock } from '@tabler/icons-react';
import type { AuditEntry, AuditPatient } from '@vouchwell/contract';
import { reasonText } from '@vouchwell/rules';
import { useSiteZone } from '../../lib/site-time.ts';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { StateBadge } from '../../ui/words/status-badge.tsx';
import { hourText } from '../../ui/words/when.tsx';
import { actorName, type AuditChoice, caseOf, objectName, patientName } from './audit-words.ts';
import { EntryTimeline } from './public/entry-timeline.tsx';
import classes from './timeline.module.css';

type Narrow = (choice: Partial<AuditChoice>) => void;

export interface TimelineProps {
  /** Newest first. */
  entries: readonly AuditEntry[];
  patients: ReadonlyMap<number, AuditPatient>;
  waiting?: boolean;
  onOpen: (position: string) => void;
  /** To whom or what an entry names. */
  onNarrow: Narrow;
}

/** Patients of one entry that are named; of a longer list the rest is counted. */
const NAMED = 3;

export function NoEntries({ filtered, onClear }: { filtered: boolean; onClear: () => void }) {
  return filtered ? (
    <EmptyState
      heading={3}
      icon={IconHistory}
      title="Nothing in the history matches these filters"
      action={
        <Button variant="default" onClick={onClear}>
          Clear filters
        </Button>
      }
    />
  ) : (
    <EmptyState heading={3} icon={IconHistory} title="The history is empty" />
  );
}

/** What of an entry wants to be seen first. */
function Mark({ outcome, why }: Pick<AuditEntry, 'outcome' | 'why'>) {
  if (why === 'none') return <StateBadge color="yellow" icon={IconEyeQuestion} label="No reason" />;
  if (outcome === 'done') return null;
  return outcome === 'refused' ? (
    <StateBadge color="yellow" icon={IconLock} label="Refused" />
  ) : (
    <StateBadge color="red" icon={IconAlertTriangle} label="Failed" />
  );
}

/** A name that leaves the history to what concerns it. */
function Named({ says, words, onClick }: { says: string; words: string; onClick: () => void }) {
  return (
    <UnstyledButton className={classes.named} aria-label={words} title={words} onClick={onClick}>
      {says}
    </UnstyledButton>
  );
}

function Actor({ entry, onNarrow }: { entry: AuditEntry; onNarrow: Narrow }) {
  const name = actorName(entry);
  const { actor_id: id } = entry;
  if (id === null) return <strong>{name}</strong>;
  return (
    <strong>
      <Named
        says={name}
        words={`${name}: only what they did`}
        onClick={() => onNarrow({ person: String(id) })}
      />
    </strong>
  );
}

function Concerned({
  entry,
  patients,
  onNarrow,
}: Pick<TimelineProps, 'patients' | 'onNarrow'> & { entry: AuditEntry }) {
  const caseId = caseOf(entry.object);
  const known = entry.patients.map((id) => patients.get(id) ?? { id, name: null });
  const rest = known.length - NAMED;
  return (
    <span className={classes.concerned}>
      {caseId !== null && (
        <Named
          says={`Case ${caseId}`}
          words={`Case ${caseId}: only its history`}
          onClick={() => onNarrow({ case: caseId })}
        />
      )}
      {entry.note !== null && (
        <Named
          says={`Note ${entry.note}`}
          words={`Note ${entry.note}: only its history`}
          onClick={() => onNarrow({ note: String(entry.note) })}
        />
      )}
      {caseId === null && entry.object !== null && <span>{objectName(entry.object)}</span>}
      {known.slice(0, NAMED).map((patient) => (
        <Named
          key={patient.id}
          says={patientName(patient)}
          words={`${patientName(patient)}: only what concerns them`}
          onClick={() => onNarrow({ patient: String(patient.id) })}
        />
      ))}
      {rest > 0 && <span>and {rest} more</span>}
      {entry.why !== null && entry.why !== 'none' && <span>Why: {reasonText(entry.why)}</span>}
    </span>
  );
}

/** What was done of everybody, or of one person, patient, case or note, as the history keeps it. */
export function Timeline({ entries, patients, waiting, onOpen, onNarrow }: TimelineProps) {
  const zone = useSiteZone();
  const shown = entries.map((entry) => ({
    key: entry.position,
    at: entry.at,
    who: <Actor entry={entry} onNarrow={onNarrow} />,
    sentence: entry.reason ? `${entry.sentence}: ${entry.reason}` : entry.sentence,
    concerned: <Concerned entry={entry} patients={patients} onNarrow={onNarrow} />,
    mark: <Mark {...entry} />,
    action: (
      <Button
        size="compact-sm"
        variant="subtle"
        aria-label={`Details: ${actorName(entry)} ${entry.sentence}, ${hourText(entry.at, zone)}`}
        onClick={() => onOpen(entry.position)}
        data-print="hidden"
      >
        Details
      </Button>
    ),
  }));
  return <EntryTimeline entries={shown} waiting={waiting} />;
}
