import { Input } from '@mantine/core';
import { NOTE_MAX_LENGTH } from '@vouchwell/rules';
import { useEffect, useId, useMemo, useRef, type RefObject } from 'react';
import { piecesOf, type Place } from './grounding-places.ts';
import classes from './note.module.css';

/** The text with its places marked: a wavy line where the case does not hold it, a dashed one where it is open. */
function MarkedText({ text, places }: { text: string; places: readonly Place[] }) {
  const pieces = useMemo(() => piecesOf(text, places), [text, places]);
  return pieces.map(({ text: part, place }, index) =>
    place ? (
      <mark key={index} className={classes[place.kind]} data-start={place.start}>
        {part}
      </mark>
    ) : (
      part
    ),
  );
}

/** One wish to be shown a place; a new object each time. */
export interface Jump {
  place: Place;
}

/** Scrolls the place into sight. */
function useJump(
  jump: Jump | null,
  sheet: RefObject<HTMLElement | null>,
  area: RefObject<HTMLTextAreaElement | null>,
) {
  const done = useRef<Jump | null>(null);
  useEffect(() => {
    if (!jump || done.current === jump) return;
    done.current = jump;
    const { start, end } = jump.place;
    area.current?.focus({ preventScroll: true });
    area.current?.setSelectionRange(start, end);
    sheet.current?.querySelector(`[data-start="${start}"]`)?.scrollIntoView({ block: 'center' });
  }, [jump, sheet, area]);
}

interface NoteEditorProps {
  text: string;
  places: readonly Place[];
  jump: Jump | null;
  /** The id of what says how the note stands. */
  describedBy: string;
  onEdit: (text: string) => void;
  /** What is selected; both are the caret where nothing is. */
  onSelect: (start: number, end: number) => void;
}

/**
 * The note to be written in. The same text lies under the textarea in the same type, gives it its height and
 * carries the marks, so that they stand exactly where the words are; nothing scrolls inside.
 */
export function NoteEditor({ text, places, jump, describedBy, onEdit, onSelect }: NoteEditorProps) {
  const id = useId();
  const sheet = useRef<HTMLDivElement>(null);
  const area = useRef<HTMLTextAreaElement>(null);
  useJump(jump, sheet, area);
  const error = text.trim() === '' ? 'An empty note is not saved.' : null;
  return (
    <Input.Wrapper id={id} error={error}>
      <div className={classes.sheet}>
        <div ref={sheet} className={classes.under} aria-hidden>
          <MarkedText text={text} places={places} />
          {/* The last line counts even while it is empty. */}
          {'\u200b'}
        </div>
        <textarea
          ref={area}
          id={id}
          className={classes.area}
          aria-label="Note text"
          maxLength={NOTE_MAX_LENGTH}
          value={text}
          aria-invalid={error !== null}
          aria-describedby={error ? `${id}-error ${describedBy}` : describedBy}
          onChange={(event) => onEdit(event.currentTarget.value)}
          onSelect={({ currentTarget }) => onSelect(currentTarget.selectionStart, currentTarget.selectionEnd)}
        />
      </div>
    </Input.Wrapper>
  );
}

/** The note to be read. */
export function NotePreview({ text, places, jump }: Pick<NoteEditorProps, 'text' | 'places' | 'jump'>) {
  const sheet = useRef<HTMLDivElement>(null);
  const area = useRef<HTMLTextAreaElement>(null);
  useJump(jump, sheet, area);
  return (
    <div ref={sheet} className={`letter-text ${classes.read}`}>
      <MarkedText text={text} places={places} />
    </div>
  );
}
