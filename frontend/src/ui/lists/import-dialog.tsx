import { Button, Group, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { Section } from '../section.tsx';
import { Dialog } from '../states/dialog.tsx';
import { FailureAlert } from '../states/failure.tsx';
import { useImportPages } from './import-pages.tsx';
import { useUnsavedChanges } from '../states/unsaved-changes.tsx';

/** The request that takes what was looked at. */
interface Taking {
  isPending: boolean;
  error: Error | null;
  reset: () => void;
}

interface ImportDialogProps<Found> {
  title: string;
  size: number;
  /** The request that looks at the file. */
  check: { data: Found | undefined; reset: () => void };
  take: Taking;
  /** Where a file is chosen. */
  choice: ReactNode;
  /** What was found in it; `leave` leads back to the choice. */
  children: (found: Found, leave: () => void) => ReactNode;
  /** Earlier imports. */
  past?: ReactNode;
  /** Something was typed that closing would lose. */
  dirty?: boolean;
  onClose: () => void;
}

/** A file is chosen, looked at, and taken: what is sent is waited for, and an import goes on when it is closed. */
export function ImportDialog<Found>(props: ImportDialogProps<Found>) {
  const { title, size, check, take, choice, children, past, dirty = false } = props;
  const pages = useImportPages();
  // What was begun stands on the first page, and a closed dialog in no address.
  const toFirst = () => {
    if (pages.filter.page > 1) pages.change({ page: 1 });
  };
  const { leave: close, question } = useUnsavedChanges(dirty && !take.isPending, () => {
    toFirst();
    props.onClose();
  });
  const leave = () => {
    toFirst();
    take.reset();
    check.reset();
  };
  return (
    <>
      <Dialog onClose={close} size={size} title={title} busy={take.isPending} closeOnClickOutside={false}>
        <Stack gap="md">
          {check.data === undefined ? choice : children(check.data, leave)}
          {past}
        </Stack>
      </Dialog>
      {question}
    </>
  );
}

interface FoundInFileProps {
  title: string;
  take: Taking;
  /** What did not work, where it did not. */
  failed: string;
  /** What the button says that takes it: `Import 3 codes`. */
  words: string;
  /** There is nothing to take. */
  nothing?: boolean;
  onTake: () => void;
  onLeave: () => void;
  children: ReactNode;
}

/** What a file would change, to be taken or left. */
export function FoundInFile(props: FoundInFileProps) {
  const { title, take, failed, words, nothing = false, onTake, onLeave, children } = props;
  return (
    <Section title={title}>
      <Stack gap="md">
        {children}
        <FailureAlert title={failed} error={take.error} />
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onLeave} disabled={take.isPending}>
            Leave it
          </Button>
          <Button onClick={onTake} disabled={nothing} loading={take.isPending}>
            {words}
          </Button>
        </Group>
      </Stack>
    </Section>
  );
}
