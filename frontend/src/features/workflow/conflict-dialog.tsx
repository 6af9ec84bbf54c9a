import { Badge, Button, Group, Modal, SimpleGrid, Stack, Text } from '@mantine/core';
import { IconUsers } from '@tabler/icons-react';
import type { CaseResponse } from '@vouchwell/contract';
import type { ReactNode } from 'react';
import { CodeText } from '../../ui/code-text.tsx';
import { WordDiff } from '../../ui/word-diff.tsx';
import { draftOf, type CaseDraft } from './draft/draft.ts';
import type { SavedPart } from './draft/meanwhile.ts';
import { useWorkflow } from './draft/workflow-context.ts';

const titles: Record<SavedPart, string> = {
  diagnoses: 'The diagnoses were changed by someone else too',
  items: 'The items were changed by someone else too',
  provider: 'The provider was changed by someone else too',
  note: 'The note was changed by someone else too',
};

function Lines({ of }: { of: readonly ReactNode[] }) {
  if (of.length === 0) return <Text c="dimmed">None</Text>;
  return (
    <Stack component="ul" gap={4} m={0} pl="md">
      {of.map((line, index) => (
        <li key={index}>{line}</li>
      ))}
    </Stack>
  );
}

const primary = (
  <Badge variant="default" tt="none" fw={500}>
    Primary
  </Badge>
);

function Part({ part, draft }: { part: Exclude<SavedPart, 'note'>; draft: CaseDraft }) {
  if (part === 'diagnoses') {
    return (
      <Lines
        of={draft.diagnoses.map(({ code, description, is_primary }) => (
          <>
            <CodeText>{code}</CodeText> {description} {is_primary && primary}
          </>
        ))}
      />
    );
  }
  if (part === 'items') {
    const lines = draft.items.map(({ item, quantity, size, color, length, justification }) =>
      [`${quantity} × ${item}`, size, color, length, justification].filter(Boolean).join(', '),
    );
    return <Lines of={lines} />;
  }
  const { name, npi, date_signed } = draft.provider;
  return (
    <Lines of={name || npi ? [name, <CodeText key="npi">{npi}</CodeText>, `Signed ${date_signed}`] : []} />
  );
}

function Side({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack gap="xs">
      <Text fw={600}>{title}</Text>
      {children}
    </Stack>
  );
}

function Versions({ part, theirs }: { part: SavedPart; theirs: CaseResponse }) {
  const { draft, noteEdit } = useWorkflow();
  if (part === 'note') {
    const other = theirs.notes.find(({ note_id }) => note_id === noteEdit?.noteId);
    return (
      <Side title="From their version to yours">
        <WordDiff previous={other?.note_text ?? ''} current={noteEdit?.text ?? ''} />
      </Side>
    );
  }
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="lg">
      <Side title="Your version">
        <Part part={part} draft={draft} />
      </Side>
      <Side title="Their version">
        <Part part={part} draft={draftOf(theirs)} />
      </Side>
    </SimpleGrid>
  );
}

/** Two people changed the same part of a case: both versions, and the choice between them. Nothing is lost before it. */
export function ConflictDialog() {
  const { conflict, store } = useWorkflow();
  const [part] = conflict?.parts ?? [];
  return (
    <Modal
      opened={part !== undefined}
      onClose={() => {}}
      withCloseButton={false}
      closeOnEscape={false}
      closeOnClickOutside={false}
      size="xl"
      title={part && titles[part]}
    >
      {conflict && part && (
        <Stack gap="md">
          <Group gap="xs" wrap="nowrap" align="flex-start">
            <IconUsers size={20} aria-hidden style={{ flex: 'none' }} />
            <Text>
              While you were working, another person saved a different version. Yours is kept in this tab and
              not saved yet.
            </Text>
          </Group>
          <Versions part={part} theirs={conflict.theirs} />
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={() => store.resolve(part, 'theirs')}>
              Use their version
            </Button>
            <Button onClick={() => store.resolve(part, 'mine')}>Keep my version</Button>
          </Group>
        </Stack>
      )}
    </Modal>
  );
}
