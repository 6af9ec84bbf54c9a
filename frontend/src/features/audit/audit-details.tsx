import { Anchor, Group, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { AuditEntry, AuditEntryResponse, AuditField } from '@vouchwell/contract';
import { auditActionLabel, auditOutcomeLabel, reasonText } from '@vouchwell/rules';
import { Link } from 'react-router-dom';
import { useUser } from '../../lib/session.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Dialog } from '../../ui/states/dialog.tsx';
import { DataTable, type Column } from '../../ui/lists/data-table.tsx';
import { Facts } from '../../ui/words/facts.tsx';
import { Failure } from '../../ui/states/failure.tsx';
import { RowSkeletons } from '../../ui/states/skeletons.tsx';
import { FullTime } from '../../ui/words/when.tsx';
import { entryQuery } from './audit-requests.ts';
import { casePath, pastPath } from '../cases/public/case-paths.ts';
import { actorName, caseOf, fieldName, objectName, patientName } from './audit-words.ts';
import classes from './timeline.module.css';

function rightsOf({ permissions }: AuditEntry): string {
  const set = Object.entries(permissions);
  if (set.length === 0) return 'Those of the role';
  return set.map(([name, may]) => `${name.replaceAll('_', ' ')}: ${may ? 'yes' : 'no'}`).join(', ');
}

function About({ entry, patients }: AuditEntryResponse) {
  return (
    <Facts
      facts={[
        { label: 'Time', value: <FullTime at={entry.at} /> },
        { label: 'Action', value: auditActionLabel[entry.action] },
        { label: 'Outcome', value: auditOutcomeLabel[entry.outcome] },
        { label: 'Who', value: actorName(entry) },
        { label: 'Username', value: entry.username },
        { label: 'Role then', value: entry.role },
        { label: 'Rights set then', value: rightsOf(entry) },
        { label: 'Address', value: entry.address },
        { label: 'Device', value: entry.device },
        { label: 'Patients', value: patients.map(patientName).join(', ') },
        { label: 'About', value: entry.object && objectName(entry.object) },
        { label: 'Reason', value: entry.reason },
        { label: 'Why it was looked at', value: entry.why && reasonText(entry.why) },
        { label: 'Route', value: entry.route },
      ]}
    />
  );
}

/** Leads to its proof. */
function Place({ no }: { no: string }) {
  return (
    <Anchor
      component={Link}
      to={`/app/audit/proof?event=${no}`}
      inherit
      underline="always"
      aria-label={`${no}: prove this event`}
    >
      {no}
    </Anchor>
  );
}

function Kept({ entry: { event, ...entry } }: { entry: AuditEntry }) {
  return (
    <Facts
      facts={[
        { label: 'Event', value: event.type },
        { label: 'History', value: `${event.stream}, no. ${event.revision + 1}` },
        { label: 'Place in the log', value: <Place no={String(Number(entry.position))} /> },
        { label: 'Event ID', value: event.id },
        { label: 'Command', value: entry.command },
        { label: 'Request', value: entry.correlation_id },
        { label: 'Caused by', value: entry.causation_id },
        { label: 'Session', value: entry.session_id },
      ]}
    />
  );
}

const columns: Column<AuditField>[] = [
  { header: 'Field', kind: 'main', cell: ({ name }) => fieldName(name) },
  { header: 'Before', cell: ({ before }) => <span className={classes.field}>{before ?? '–'}</span> },
  {
    header: 'After',
    cell: ({ before, after }) => (
      <span className={classes.field}>
        {after === before ? (
          <Text span inherit c="dimmed">
            {after}
          </Text>
        ) : (
          (after ?? '–')
        )}
      </span>
    ),
  },
];

function Fields({ fields, forgotten }: AuditEntryResponse) {
  if (forgotten)
    return <Text>What this said was forgotten with its patient: nobody can read it any more.</Text>;
  if (fields.length === 0) return null;
  return (
    <>
      <Title order={3} fz="md">
        What it says
      </Title>
      <DataTable
        label="Before and after"
        columns={columns}
        rows={fields}
        rowKey={({ name }) => name}
        few
        dense
      />
    </>
  );
}

/** An entry as a whole, read from the log. That it was opened is recorded. */
export function AuditDetails({ position, onClose }: { position: string; onClose: () => void }) {
  const { data, error, refetch } = useQuery(entryQuery(position));
  const caseId = caseOf(data?.entry.object ?? null);
  const { role, permissions } = useUser();
  // Whoever only reads the history has none, and would be refused.
  const mayHaveCases = role === 'admin' || permissions.can_create_cases;
  return (
    <Dialog onClose={onClose} size={860} title="Entry of the audit history">
      {error && <Failure title="Failed to load the entry" error={error} onRetry={() => void refetch()} />}
      {!data && !error && <RowSkeletons rows={4} label="Loading the entry" />}
      {data && (
        <Stack gap="md">
          <Text fw={600}>
            {actorName(data.entry)} {data.entry.sentence}
          </Text>
          <About {...data} />
          <Fields {...data} />
          <Title order={3} fz="md">
            In the log
          </Title>
          <Kept entry={data.entry} />
          {caseId !== null && (
            <Group gap="xs">
              {mayHaveCases && (
                <ButtonLink variant="default" to={casePath(Number(caseId))}>
                  Open case {caseId}
                </ButtonLink>
              )}
              {/* An entry of the case itself says after which of its changes; what was only looked at has none. */}
              {data.entry.event.stream === data.entry.object && (
                <ButtonLink variant="default" to={pastPath(Number(caseId), data.entry.event.revision + 1)}>
                  The case as it stood then
                </ButtonLink>
              )}
            </Group>
          )}
        </Stack>
      )}
    </Dialog>
  );
}
