import { Group, SegmentedControl, Stack, Text } from '@mantine/core';
import { wordCount } from '@vouchwell/rules';
import { useId, useRef, useState } from 'react';
import { SavedState } from '../../../ui/saved-state.tsx';
import { WordDiff } from '../../../ui/word-diff.tsx';
import { NoteBadges } from '../../cases/public/note-badges.tsx';
import { GroundingPanel } from './grounding-panel.tsx';
import { placeFrom, type Place } from './grounding-places.ts';
import { NoteActions, PreviousBar } from './note-actions.tsx';
import { NoteEditor, NotePreview, type Jump } from './note-editor.tsx';
import { useDiffShown } from './use-diff-shown.ts';
import { useGrounding } from './use-grounding.ts';
import type { Note } from './use-note.ts';
import { useWorkflow } from '../draft/workflow-context.ts';

type Mode = 'edit' | 'preview';

function ModeChoice({ mode, onChange }: { mode: Mode; onChange: (mode: Mode) => void }) {
  return (
    <SegmentedControl
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

/** What is shown of the note, and the place somebody asked to see. */
function useView(note: Note) {
  const [mode, setMode] = useState<Mode>('edit');
  const [jump, setJump] = useState<Jump | null>(null);
  const diff = useDiffShown(note.previous);
  const choose = (next: Mode) => {
    setMode(next);
    setJump(null);
    diff.setShown(false);
  };
  const show = (place: Place | undefined) => {
    if (!place) return;
    if (diff.shown) diff.setShown(false);
    setJump({ place });
  };
  return { mode, choose, diff, jump, show };
}

/** The note as it can be worked on. */
function OpenNote({ note, caseId }: { note: Note; caseId: number }) {
  const { store } = useWorkflow();
  const { mode, choose, diff, jump, show } = useView(note);
  const review = useGrounding(note.note, note.text);
  const reviewId = useId();
  const caret = useRef({ start: 0, end: 0 });
  const step = (direction: 1 | -1) => {
    const { start, end } = (mode === 'preview' && jump?.place) || caret.current;
    show(placeFrom(review.places, direction === 1 ? end : start, direction));
  };
  return (
    <>
      <Group justify="space-between" gap="xs">
        <ModeChoice mode={mode} onChange={choose} />
        <NoteActions note={note} caseId={caseId} readOnly={false} />
      </Group>
      {note.note && <NoteBadges note={note.note} />}
      {note.previous && <PreviousBar note={note} shown={diff.shown} onShown={diff.setShown} />}
      <GroundingPanel id={reviewId} review={review} onJump={show} onStep={step} />
      {diff.shown && note.previous ? (
        <WordDiff previous={note.previous.text} current={note.text} />
      ) : mode === 'preview' ? (
        <NotePreview text={note.text} places={review.places} jump={jump} />
      ) : (
        <NoteEditor
          text={note.text}
          places={review.places}
          jump={jump}
          describedBy={reviewId}
          onEdit={note.edit}
          onSelect={(start, end) => (caret.current = { start, end })}
        />
      )}
      <Group justify="space-between">
        <Words text={note.text} />
        <SavedState state={note.save.state} onRetry={() => void store.retry()} />
      </Group>
    </>
  );
}

function Words({ text }: { text: string }) {
  return (
    <Text fz="sm" c="dimmed" className="tabular">
      {wordCount(text)} words
    </Text>
  );
}

export function WrittenNote({ note, caseId }: { note: Note; caseId: number }) {
  const { readOnly } = useWorkflow();
  return (
    <Stack gap="sm">
      {readOnly ? (
        <>
          <Group justify="flex-end">
            <NoteActions note={note} caseId={caseId} readOnly />
          </Group>
          {note.note && <NoteBadges note={note.note} />}
          <NotePreview text={note.text} places={[]} jump={null} />
          <Words text={note.text} />
        </>
      ) : (
        <OpenNote note={note} caseId={caseId} />
      )}
    </Stack>
  );
}
