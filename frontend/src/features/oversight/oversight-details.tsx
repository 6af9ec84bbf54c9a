import { Group, Spoiler, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { CaseResponse, OversightCaseResponse } from '@vouchwell/contract';
import { counted } from '../../lib/counted.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Dialog } from '../../ui/states/dialog.tsx';
import { Facts } from '../../ui/words/facts.tsx';
import { Failure } from '../../ui/states/failure.tsx';
import { Section } from '../../ui/section.tsx';
import { RowSkeletons } from '../../ui/states/skeletons.tsx';
import { When } from '../../ui/words/when.tsx';
import { casePath } from '../cases/public/case-paths.ts';
import { caseQuery } from '../cases/public/case-queries.ts';
import {
  DiagnosesSection,
  ItemsSection,
  PatientSection,
  ProviderSection,
} from '../cases/public/case-sections.tsx';
import { NoteBadges } from '../cases/public/note-badges.tsx';
import { OversightStatusBadge } from './oversight-status.tsx';
import classes from './oversight.module.css';

export interface OversightDetailsProps {
  row: OversightCaseResponse;
  onClose: () => void;
}

const roleLabel = { admin: 'Admin', user: 'User' } as const;

function CaseSection({ row, found }: { row: OversightCaseResponse; found: CaseResponse }) {
  const { full_name, username, role, email } = row.created_by;
  return (
    <>
      <Section title="Case">
        <Facts
          cols={4}
          facts={[
            { label: 'Status', value: <OversightStatusBadge of={found} /> },
            { label: 'Category', value: found.equipment || 'General' },
            { label: 'Created', value: <When at={found.created_at} /> },
            { label: 'Last updated', value: <When at={found.updated_at} /> },
          ]}
        />
      </Section>
      <Section title="Created by">
        <Facts
          cols={4}
          facts={[
            { label: 'Name', value: full_name },
            { label: 'Username', value: username },
            { label: 'Role', value: roleLabel[role] },
            { label: 'Email', value: email },
          ]}
        />
      </Section>
    </>
  );
}

function NotesSection({ notes }: Pick<CaseResponse, 'notes'>) {
  return (
    <Section title="Generated Notes">
      {notes.length === 0 && <Text c="dimmed">No notes yet.</Text>}
      <Stack gap="lg">
        {notes.map((note) => (
          <article key={note.note_id} aria-label={`Note ${note.note_id}`}>
            <Group justify="space-between" gap="xs" mb={4}>
              <Text fz="sm" c="dimmed">
                <When at={note.created_at} /> · {counted(note.word_count, 'word')}
              </Text>
              <NoteBadges note={note} />
            </Group>
            <Spoiler maxHeight={96} showLabel="Show the whole note" hideLabel="Show less">
              <Text className={classes.note}>{note.note_text}</Text>
            </Spoiler>
          </article>
        ))}
      </Stack>
    </Section>
  );
}

/** The case as it is now, read and recorded as any other look at it. */
export function OversightDetails({ row, onClose }: OversightDetailsProps) {
  const { data: found, error, refetch } = useQuery(caseQuery(row.id));
  return (
    <Dialog onClose={onClose} size={960} title={`Case #${row.id}`}>
      <Stack gap="md">
        {!found && !error && <RowSkeletons rows={4} label="Loading the case" />}
        {error && (
          <Failure title="Failed to load case details." error={error} onRetry={() => void refetch()} />
        )}
        {found && (
          <>
            <CaseSection row={row} found={found} />
            <PatientSection patient={found.patient} />
            <ProviderSection provider={found.provider} />
            <DiagnosesSection diagnoses={found.diagnoses} />
            <ItemsSection items={found.items} />
            <NotesSection notes={found.notes} />
            <Group justify="flex-end">
              <ButtonLink to={casePath(row.id)} variant="default">
                Open the case
              </ButtonLink>
            </Group>
          </>
        )}
      </Stack>
    </Dialog>
  );
}
