import { Alert, Button, Group, Stack, Text, Title } from '@mantine/core';
import { IconEyeCheck } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { PendingEntryResponse, RatedNoteResponse } from '@vouchwell/contract';
import { useState } from 'react';
import { Confirm } from '../../ui/states/confirm.tsx';
import { Failure, FailureText } from '../../ui/states/failure.tsx';
import { notifySuccess } from '../../ui/notify.ts';
import { Dialog } from '../../ui/states/dialog.tsx';
import { RowSkeletons } from '../../ui/states/skeletons.tsx';
import { refreshLibrary } from '../library/public/library-keys.ts';
import { decideEntry, feedbackKeys, pendingEntryQuery, type EntryDecision } from './feedback-requests.ts';
import { EntryText } from './entry-text.tsx';
import { EntryBadge } from './feedback-badges.tsx';
import { entryKindLabel } from './feedback-words.ts';
import { Replacements } from './replacements.tsx';

export interface ReviewEntryProps {
  rated: RatedNoteResponse;
  onClose: () => void;
}

interface Words {
  question: string;
  text: Record<PendingEntryResponse['kind'], string>;
  button: string;
  failed: string;
  done: string;
}

const decisions: Record<EntryDecision, Words> = {
  approve: {
    question: 'Approve this entry for the library?',
    text: {
      sample: 'From now on notes draw on it. Approve only what names nobody.',
      avoid: 'It stands in the library as a text that no note may be like. Approve only what names nobody.',
    },
    button: 'Approve entry',
    failed: 'Failed to approve the entry',
    done: 'The entry has been approved.',
  },
  reject: {
    question: 'Reject this entry?',
    text: {
      sample: 'No note ever draws on it. The feedback itself is kept.',
      avoid: 'It does not stand in the library. The feedback itself is kept.',
    },
    button: 'Reject entry',
    failed: 'Failed to reject the entry',
    done: 'The entry has been rejected.',
  },
};

/** `read`: the revision of the text that is shown. */
function useDecide({ rated, onClose }: ReviewEntryProps, read: number | undefined) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (decision: EntryDecision) => decideEntry(rated.id, decision, read),
    onSuccess: async (_, decision) => {
      notifySuccess(decisions[decision].done);
      onClose();
      await Promise.all([queries.invalidateQueries({ queryKey: feedbackKeys.all }), refreshLibrary(queries)]);
    },
    // Edited by somebody else since: it is read anew before it is decided.
    onError: () => queries.invalidateQueries({ queryKey: feedbackKeys.entry(rated.id) }),
  });
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
  const decide = useDecide({ rated, onClose }, entry?.content?.revision);
  const words = asking && decisions[asking];
  const open = entry?.state === 'pending';
  const stay = () => {
    decide.reset();
    setAsking(null);
  };
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
      <Confirm
        opened={words !== null}
        title={words?.question ?? ''}
        confirmLabel={words?.button ?? ''}
        danger={asking === 'reject'}
        busy={decide.isPending}
        error={decide.isError && words && <FailureText title={words.failed} error={decide.error} />}
        onConfirm={() => asking && decide.mutate(asking)}
        onCancel={stay}
      >
        {words && entry && words.text[entry.kind]}
      </Confirm>
    </>
  );
}
