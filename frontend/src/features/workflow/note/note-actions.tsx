import { Button, Group } from '@mantine/core';
import { IconArrowBackUp, IconRefresh, IconWand } from '@tabler/icons-react';
import { reportCopied } from '../../cases/public/case-files.ts';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { NoteVersions } from './note-versions.tsx';
import type { Note } from './use-note.ts';

/** What can be done with the note as a whole. */
export function NoteActions({ note, caseId, readOnly }: { note: Note; caseId: number; readOnly: boolean }) {
  return (
    <Group gap="xs">
      <CopyButton
        text={note.text}
        record={() => reportCopied(caseId)}
        failed="Failed to copy note. Please try again."
      />
      <NoteVersions note={note} caseId={caseId} readOnly={readOnly} />
      {!readOnly && (
        <>
          <Button
            variant="default"
            leftSection={<IconWand size={16} aria-hidden />}
            disabled={note.text.trim() === ''}
            onClick={() => note.begin('improve')}
          >
            Improve
          </Button>
          <Button
            variant="default"
            leftSection={<IconRefresh size={16} aria-hidden />}
            onClick={() => note.begin('regenerate')}
          >
            Regenerate
          </Button>
        </>
      )}
    </Group>
  );
}

interface PreviousBarProps {
  note: Note;
  shown: boolean;
  onShown: (shown: boolean) => void;
}

/** The text before: to be compared, and to be had back. */
export function PreviousBar({ note, shown, onShown }: PreviousBarProps) {
  return (
    <Group gap="xs">
      <Button size="xs" variant="light" onClick={() => onShown(!shown)} aria-pressed={shown}>
        {shown ? 'Hide changes' : 'Show changes'}
      </Button>
      <Button
        size="xs"
        variant="default"
        leftSection={<IconArrowBackUp size={14} aria-hidden />}
        onClick={note.restore}
      >
        Restore previous
      </Button>
    </Group>
  );
}
