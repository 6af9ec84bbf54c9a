import { Button, VisuallyHidden } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import { useState } from 'react';
import { NoteHistory, type Version } from '../../cases/public/note-history.tsx';
import type { Note } from './use-note.ts';
import { useWorkflow } from '../draft/workflow-context.ts';

interface NoteVersionsProps {
  note: Note;
  caseId: number;
  readOnly: boolean;
}

/** Opens the history of the case's notes, from which an older text can be taken back. */
export function NoteVersions({ note, caseId, readOnly }: NoteVersionsProps) {
  const { store } = useWorkflow();
  const [opened, setOpened] = useState(false);
  const open = async () => {
    // The newest words belong to the history too.
    await store.flush();
    setOpened(true);
  };
  const restore = ({ note_text: text }: Version) => {
    setOpened(false);
    note.takeAgain(text);
  };
  return (
    <>
      <Button variant="default" size="xs" px="xs" title="History" onClick={() => void open()}>
        <IconHistory size={16} aria-hidden />
        <VisuallyHidden>History</VisuallyHidden>
      </Button>
      <NoteHistory
        opened={opened}
        onClose={() => setOpened(false)}
        caseId={caseId}
        current={note.text}
        onRestore={readOnly ? null : restore}
      />
    </>
  );
}
