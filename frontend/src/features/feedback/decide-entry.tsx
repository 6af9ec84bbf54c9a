import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ContentResponse, PendingEntryResponse, RatedNoteResponse } from '@vouchwell/contract';
import { ConfirmEntry } from '../../ui/lists/confirm-entry.tsx';
import { notifySuccess } from '../../ui/notify.ts';
import { wordsOfContent } from '../library/public/content-words.ts';
import { refreshLibrary } from '../library/public/library-keys.ts';
import { decideEntry, feedbackKeys, type EntryDecision } from './feedback-requests.ts';

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

/** Null: it stands in the library no more. */
type Seen = ContentResponse | null;

interface DecideEntryProps {
  rated: RatedNoteResponse;
  /** As it was read. */
  entry: PendingEntryResponse;
  decision: EntryDecision;
  onDone: () => void;
  onClose: () => void;
}

function useDecide({ rated, decision }: Pick<DecideEntryProps, 'rated' | 'decision'>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (seen: Seen) => decideEntry(rated.id, decision, seen?.revision),
    // Edited or decided by somebody else since: it is read anew behind the question.
    onError: () => queries.invalidateQueries({ queryKey: feedbackKeys.entry(rated.id) }),
  });
}

/** Mounted while it is asked. Where the text was edited since it was read, both versions stand before it is decided. */
export function DecideEntry({ rated, entry, decision, onDone, onClose }: DecideEntryProps) {
  const queries = useQueryClient();
  const { question, text, button, failed, done } = decisions[decision];
  const decided = () => {
    notifySuccess(done);
    onDone();
    void queries.invalidateQueries({ queryKey: feedbackKeys.all });
    void refreshLibrary(queries);
  };
  return (
    <ConfirmEntry
      title={question}
      confirmLabel={button}
      danger={decision === 'reject'}
      entry={entry.content}
      change={useDecide({ rated, decision })}
      wordsOf={(seen) => (seen ? wordsOfContent(seen) : '')}
      failed={failed}
      onDone={decided}
      onClose={onClose}
    >
      {text[entry.kind]}
    </ConfirmEntry>
  );
}
