import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import type { Column } from './data-table.tsx';
import { EntryActions } from './entry-actions.tsx';

/** What stands over a list of entries: one thing at a time. */
type Open<Entry> = { kind: 'new' } | { kind: 'edit' | 'deactivate'; entry: Entry } | null;

export interface OpenEntry<Entry> {
  readonly open: Open<Entry>;
  readonly add: () => void;
  readonly edit: (entry: Entry) => void;
  readonly deactivate: (entry: Entry) => void;
  readonly close: () => void;
}

export function useOpenEntry<Entry>(): OpenEntry<Entry> {
  const [open, setOpen] = useState<Open<Entry>>(null);
  return {
    open,
    add: () => setOpen({ kind: 'new' }),
    edit: (entry) => setOpen({ kind: 'edit', entry }),
    deactivate: (entry) => setOpen({ kind: 'deactivate', entry }),
    close: () => setOpen(null),
  };
}

export function AddEntry({ words, onClick }: { words: string; onClick: () => void }) {
  return (
    <Button size="xs" leftSection={<IconPlus size={16} aria-hidden />} onClick={onClick}>
      {words}
    </Button>
  );
}

/** The last column of a list of entries. `name`: what an entry is called, for those who hear it. */
export const actionsColumn = <Entry extends { is_active: boolean }>(
  { edit, deactivate }: Pick<OpenEntry<Entry>, 'edit' | 'deactivate'>,
  name: (entry: Entry) => string,
): Column<Entry> => ({
  header: 'Actions',
  kind: 'actions',
  cell: (entry) => (
    <EntryActions
      name={name(entry)}
      isActive={entry.is_active}
      onEdit={() => edit(entry)}
      onDeactivate={() => deactivate(entry)}
    />
  ),
});
