import type { UseMutationResult } from '@tanstack/react-query';
import { useState } from 'react';
import { isChangedMeanwhile } from '../../lib/http.ts';
import { ChangedBefore } from '../states/changed-meanwhile.tsx';
import { Confirm, type ConfirmProps } from '../states/confirm.tsx';
import { FailureText } from '../states/failure.tsx';
import { differing } from '../words/differing.ts';

export interface ConfirmEntryProps<Entry, Answer> extends Pick<
  ConfirmProps,
  'title' | 'confirmLabel' | 'danger' | 'children'
> {
  /** As it was seen by who asked for this. */
  entry: Entry;
  /** Done to the entry as it was seen. */
  change: UseMutationResult<Answer, Error, Entry>;
  /** What it says, a line for each field: of two versions the lines that differ are shown. */
  wordsOf: (entry: Entry) => string;
  /** What it says where the server gave no reason. */
  failed: string;
  onDone: (answer: Answer) => void;
  onClose: () => void;
}

/**
 * Asks before something is done to an entry of a list; mounted while it is asked. What somebody else changed meanwhile
 * is shown, and whoever confirms again has seen it.
 */
export function ConfirmEntry<Entry, Answer>(props: ConfirmEntryProps<Entry, Answer>) {
  const { entry, change, wordsOf, failed, onDone, onClose, children, ...asked } = props;
  const [seen, setSeen] = useState<{ now: Entry; before: Entry | null }>({ now: entry, before: null });
  const confirm = () =>
    change.mutate(seen.now, {
      onSuccess: (answer) => {
        onClose();
        onDone(answer);
      },
      onError: (error) => {
        const theirs = isChangedMeanwhile(error) && (error.current as Entry | undefined);
        setSeen(({ now }) => (theirs ? { now: theirs, before: now } : { now, before: null }));
      },
    });
  return (
    <Confirm
      opened
      {...asked}
      busy={change.isPending}
      error={change.isError && !seen.before && <FailureText title={failed} error={change.error} />}
      onConfirm={confirm}
      onCancel={onClose}
    >
      {children}
      {seen.before && <ChangedBefore {...differing(wordsOf(seen.before), wordsOf(seen.now))} />}
    </Confirm>
  );
}
