import { Input } from '@mantine/core';
import { NOTE_MAX_LENGTH } from '@vouchwell/rules';
import { useEffect, useId, useMemo, useRef, type RefObject } from 'react';
import { piecesOf, type Place } from './grounding-places.ts';
import classes from './note.module.css';

/** The text with its places marked: a wavy line where the case does not hold it, a dashed one where it is open. */
export function MarkedText({
  text,
  places,
  from = 0,
}: {
  text: string;
  places: readonly Place[];
  /** Where in the note this text begins. */
  from?: number;
}) {
  const pieces = useMemo(() => piecesOf(text, places), [text, places]);
  return pieces.map(({ text: part, place }, index) =>
    place ? (
      <mark key={index} className={classes[place.kind]} data-start={from + place.start}>
        {part}
      </mark>
    ) : (
      part
    ),
  );
}

/** One wish to be shown a place; a new object each time. */
export interface Jump {
  place: Pick<Place, 'start' | 'end'>;
}

/** Scrolls an offset of the sheet's text, where no element begins, into the middle of the window. */
function scrollTo(sheet: HTMLElement, at: number) {
  const walker = document.createTreeWalker(sheet, NodeFilter.SHOW_TEXT);
  let left = at;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const { length } = node.textContent ?? '';
    if (left < length) {
      const range = document.createRange();
      range.setStart(node, left);
      range.setEnd(node, left + 1);
      window.scrollBy({ top: range.getBoundingClientRect().top - window.innerHeight / 2 });
      return;
    }
    left -= length;
  }
}

/** Scrolls the place into sight. */
export function useJump(
  jump: Jump | null,
  sheet: RefObject<HTMLElement | null>,
  area?: RefObject<HTMLTextAreaElement | null>,
) {
  const done = useRef<Jump | null>(null);
  useEffect(() => {
    if (!jump || done.current === jump) return;
    done.current = jump;
    const { start, end } = jump.place;
    area?.current?.focus({ preventScroll: true });
    area?.current?.setSelectionRange(start, end);
    const what = 'kind' in jump.place ? 'mark' : '[data-sentence]';
    const shown = sheet.current?.querySelector<HTMLElement>(`${what}[data-start="${start}"]`);
    if (!area) shown?.focus({ preventScroll: true });
    if (shown) shown.scrollIntoView({ block: 'center' });
    else if (sheet.current) scrollTo(sheet.current, start);
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
