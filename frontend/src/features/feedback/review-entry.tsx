import { Alert, Button, Group, Stack, Text, Title } from '@mantine/core';
import { IconEyeCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { PendingEntryResponse, RatedNoteResponse } from '@vouchwell/contract';
import { useState } from 'react';
import { Failure } from '../../ui/states/failure.tsx';
import { Dialog } from '../../ui/states/dialog.tsx';
import { RowSkeletons } from '../../ui/states/skeletons.tsx';
import { DecideEntry } from './decide-entry.tsx';
import { pendingEntryQuery, type EntryDecision } from './feedback-requests.ts';
import { EntryText } from './entry-text.tsx';
import { EntryBadge } from './feedback-badges.tsx';
import { entryKindLabel } from './feedback-words.ts';
import { Replacements } from './replacements.tsx';

export interface ReviewEntryProps {
  rated: RatedNoteResponse;
  onClose: () => void;
}

function Entry({ entry }: { entry: PendingEntryResponse }) {
  if (!entry.content) {
    const why = entry.state === 'rejected' ? 'rejected' : 'deleted';
    return <Text>This entry was {why}: it does not stand in the library.</Text>;
  }
  return (
    <>
      <div>
        <Group gap="xs" mb={4}>
          <Title order={3}>{entry.content.title}</Title>
          <EntryBadge state={entry.state} />
        </Group>
        <Text fz="sm" c="dimmed">
          {entryKindLabel[entry.kind]}
        </Text>
      </div>
      {entry.state === 'pending' && (
        <Alert color="blue" variant="light" icon={<IconEyeCheck aria-hidden />}>
          Read it to its end: whatever still tells who the patient or the provider is must not enter the
          library.
        </Alert>
      )}
      <EntryText text={entry.content.content} replacements={entry.replacements} />
      <Replacements replacements={entry.replacements} />
    </>
  );
}

/** What an admin decides on: the text without its identifiers, and what they were. */
export function ReviewEntry({ rated, onClose }: ReviewEntryProps) {
  const { data: entry, isPending, error, refetch } = useQuery(pendingEntryQuery(rated.id));
  const [asking, setAsking] = useState<EntryDecision | null>(null);
  const open = entry?.state === 'pending';
  return (
    <>
      <Dialog onClose={onClose} size={760} title={`Library entry from case #${rated.case_id}`}>
        <Stack gap="md">
          {isPending && <RowSkeletons rows={3} label="Loading the entry" />}
          {error && !entry && (
            <Failure title="The entry could not be loaded" error={error} onRetry={() => void refetch()} />
          )}
          {entry && <Entry entry={entry} />}
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={onClose} data-autofocus>
              Close
            </Button>
            {open && (
              <>
                <Button variant="default" c="var(--mantine-color-error)" onClick={() => setAsking('reject')}>
                  Reject
                </Button>
                {entry.content && <Button onClick={() => setAsking('approve')}>Approve</Button>}
              </>
            )}
          </Group>
        </Stack>
      </Dialog>
      {asking && entry && (
        <DecideEntry
          rated={rated}
          entry={entry}
          decision={asking}
          onDone={onClose}
          onClose={() => setAsking(null)}
        />
      )}
    </>
  );
}
