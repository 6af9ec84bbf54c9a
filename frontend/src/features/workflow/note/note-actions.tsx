import { Button, Group, SegmentedControl } from '@mantine/core';
import { IconArrowBackUp, IconRefresh, IconWand, type Icon } from '@tabler/icons-react';
import { noteAsText } from '@vouchwell/rules';
import { reportCopied } from '../../cases/public/case-files.ts';
import { CopyButton } from '../../../ui/words/copy-button.tsx';
import { NoteVersions } from './note-versions.tsx';
import type { Note } from './use-note.ts';
import classes from './note.module.css';

/** How the note is shown. */
export type Mode = 'edit' | 'preview';

function ModeChoice({ mode, onChange }: { mode: Mode; onChange: (mode: Mode) => void }) {
  return (
    <SegmentedControl
      size="xs"
      aria-label="Edit or preview"
      value={mode}
      onChange={(value) => onChange(value === 'preview' ? 'preview' : 'edit')}
      data={[
        { value: 'edit', label: 'Edit' },
        { value: 'preview', label: 'Preview' },
      ]}
    />
  );
}

interface WriteButtonProps {
  words: string;
  icon: Icon;
  disabled?: boolean;
  onClick: () => void;
}

function WriteButton({ words, icon: Glyph, ...props }: WriteButtonProps) {
  return (
    <Button variant="default" size="xs" px="xs" title={words} {...props}>
      <Glyph size={16} aria-hidden className={classes.toolIcon} />
      <span className={classes.toolWords}>{words}</span>
    </Button>
  );
}

interface NoteToolsProps {
  note: Note;
  /** Of it. */
  noteId: number;
  caseId: number;
  /** To whom a copy goes, by number. */
  recipient: number | undefined;
  /** What a copy says of itself before the note; null: it is of the signed note. */
  warning: string | null;
  /** Absent where nothing may change. */
  mode?: Mode;
  onMode?: (mode: Mode) => void;
}

/** What can be done with the note as a whole, in one line. */
export function NoteTools({ note, noteId, caseId, recipient, warning, mode, onMode }: NoteToolsProps) {
  return (
    <div role="group" aria-label="Tools of the note" className={classes.tools}>
      {mode && onMode && <ModeChoice mode={mode} onChange={onMode} />}
      <CopyButton
        bare
        size="xs"
        text={`${warning === null ? '' : `${warning}\n\n`}${noteAsText(note.text)}`}
        record={() => reportCopied(caseId, noteId, recipient)}
        failed="Failed to copy note. Please try again."
      />
      <NoteVersions note={note} caseId={caseId} readOnly={!mode} />
      {mode && (
        <>
          <WriteButton
            words="Improve"
            icon={IconWand}
            disabled={note.text.trim() === ''}
            onClick={() => note.begin('improve')}
          />
          <WriteButton words="Regenerate" icon={IconRefresh} onClick={() => note.begin('regenerate')} />
        </>
      )}
    </div>
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
