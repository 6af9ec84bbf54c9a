import { Button, Group, SegmentedControl, Stack, Text, Textarea } from '@mantine/core';
import { IconArrowBackUp, IconFileText, IconRefresh, IconSparkles, IconWand } from '@tabler/icons-react';
import { NOTE_MAX_LENGTH, wordCount } from '@vouchwell/rules';
import { useEffect, useState } from 'react';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { SavedState } from '../../../ui/saved-state.tsx';
import { NoteBadges } from '../note-badges.tsx';
import { CopyNote } from './copy-note.tsx';
import { GeneratingOverlay } from './generating-overlay.tsx';
import { NoteAiStatus } from './note-ai-status.tsx';
import { NoteDiff } from './note-diff.tsx';
import { NoteHistory } from './note-history.tsx';
import { StepHeading } from './step-heading.tsx';
import { useNote } from './use-note.ts';
import { useWorkflow } from './workflow-context.ts';
import classes from './workflow.module.css';

const DIFF_MS = 10_000;

type Note = ReturnType<typeof useNote>;

/** The changes show themselves for ten seconds, unless somebody decides otherwise. */
function useDiffShown(previous: Note['previous']) {
  const [choice, setChoice] = useState<{ of: Note['previous']; shown: boolean }>({ of: null, shown: false });
  const decided = choice.of?.noteId === previous?.noteId;
  useEffect(() => {
    if (!previous || decided) return;
    const timer = setTimeout(() => setChoice({ of: previous, shown: false }), DIFF_MS);
    return () => clearTimeout(timer);
  }, [previous, decided]);
  const shown = previous !== null && (decided ? choice.shown : true);
  return { shown, setShown: (next: boolean) => setChoice({ of: previous, shown: next }) };
}

function Actions({ note, caseId, readOnly }: { note: Note; caseId: number; readOnly: boolean }) {
  return (
    <Group gap="xs">
      <CopyNote caseId={caseId} text={note.text} />
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

function PreviousBar({
  note,
  shown,
  onShown,
}: {
  note: Note;
  shown: boolean;
  onShown: (shown: boolean) => void;
}) {
  return (
    <Group gap="xs">
      <Button size="xs" variant="light" onClick={() => onShown(!shown)} aria-pressed={shown}>
        {shown ? 'Hide changes' : 'Show changes'}
      </Button>
      <Button
        size="xs"
        variant="default"
        leftSection={<IconArrowBackUp size={14} aria-hidden />}
        onClick={() => {
          note.restore();
          onShown(false);
        }}
      >
        Restore previous
      </Button>
    </Group>
  );
}

function NoteText({ note, mode, readOnly }: { note: Note; mode: string; readOnly: boolean }) {
  if (mode === 'preview' || readOnly) return <div className={classes.letter}>{note.text}</div>;
  return (
    <Textarea
      label="Note text"
      autosize
      minRows={14}
      maxRows={40}
      maxLength={NOTE_MAX_LENGTH}
      error={note.text.trim() === '' ? 'An empty note is not saved.' : null}
      value={note.text}
      onChange={(event) => note.edit(event.currentTarget.value)}
    />
  );
}

function WrittenNote({ note }: { note: Note }) {
  const { caseId, readOnly, store } = useWorkflow();
  const [mode, setMode] = useState('edit');
  const diff = useDiffShown(note.previous);
  if (!note.note || caseId === null) return null;
  const choose = (next: string) => {
    setMode(next);
    diff.setShown(false);
  };
  return (
    <Stack gap="sm">
      <Group justify="space-between" gap="xs">
        {!readOnly && (
          <SegmentedControl
            aria-label="Edit or preview"
            value={mode}
            onChange={choose}
            data={[
              { value: 'edit', label: 'Edit' },
              { value: 'preview', label: 'Preview' },
            ]}
          />
        )}
        <Actions note={note} caseId={caseId} readOnly={readOnly} />
      </Group>
      <NoteBadges note={note.note} />
      {note.previous && !readOnly && <PreviousBar note={note} shown={diff.shown} onShown={diff.setShown} />}
      {diff.shown && note.previous ? (
        <NoteDiff previous={note.previous.text} current={note.text} />
      ) : (
        <NoteText note={note} mode={mode} readOnly={readOnly} />
      )}
      <Group justify="space-between">
        <Text fz="sm" c="dimmed" className="tabular">
          {wordCount(note.text)} words
        </Text>
        {!readOnly && <SavedState state={note.save.state} onRetry={() => void store.retry()} />}
      </Group>
    </Stack>
  );
}

export function NoteStep() {
  const { found, caseId } = useWorkflow();
  const note = useNote();
  return (
    <>
      <StepHeading
        title="Generate Note"
        text="The note is written from the facts of this case. Read it and correct it: whoever signs answers for it."
      />
      <Stack gap="md">
        <NoteAiStatus written={note.note !== null} />
        {note.note ? (
          <WrittenNote note={note} />
        ) : (
          <EmptyState
            icon={IconFileText}
            heading={3}
            title="No note yet"
            text={caseId === null ? 'Save the case first.' : undefined}
            action={
              <Button
                leftSection={<IconSparkles size={16} aria-hidden />}
                onClick={() => note.begin('generate')}
              >
                Generate Note
              </Button>
            }
          />
        )}
        <NoteHistory notes={found?.notes ?? []} />
      </Stack>
      <GeneratingOverlay writing={note.writing} onCancel={note.cancel} />
    </>
  );
}
