import type { Trace } from '@vouchwell/rules';
import { useMemo, useRef, type KeyboardEvent } from 'react';
import { MarkedText, useJump, type Jump } from './note-editor.tsx';
import type { Place } from './grounding-places.ts';
import { partsOf, placesIn } from './sentences.ts';
import noteClasses from './note.module.css';
import classes from './trace.module.css';

interface NotePreviewProps {
  text: string;
  places: readonly Place[];
  jump: Jump | null;
  trace: Trace;
  /** The number of the sentence that is looked at; null: none. */
  at: number | null;
  onLook: (sentence: number) => void;
}

/** From one sentence to the next, as from one line to the next. */
function step(event: KeyboardEvent<HTMLElement>) {
  const by = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key];
  if (!by) return;
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-sentence]')];
  const next = all[all.findIndex((one) => one === event.target) + by];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

/**
 * The note to be read, sentence by sentence: what one of them states is shown as it is pointed at, touched or gone to by
 * key. All of them are one stop of the tab key.
 */
export function NotePreview({ text, places, jump, trace, at, onLook }: NotePreviewProps) {
  const sheet = useRef<HTMLDivElement>(null);
  useJump(jump, sheet);
  const parts = useMemo(() => partsOf(text, trace.sentences), [text, trace]);
  return (
    <div
      ref={sheet}
      role="toolbar"
      aria-label="Sentences of the note"
      aria-orientation="vertical"
      className={`letter-text ${noteClasses.read}`}
      onKeyDown={step}
    >
      {parts.map((part) => {
        const words = (
          <MarkedText
            text={text.slice(part.start, part.end)}
            places={placesIn(part, places)}
            from={part.start}
          />
        );
        const { sentence } = part;
        if (sentence === null) return <span key={part.start}>{words}</span>;
        const look = () => onLook(sentence);
        return (
          <span
            key={part.start}
            role="button"
            tabIndex={sentence === (at ?? 0) ? 0 : -1}
            aria-pressed={sentence === at}
            data-sentence={sentence}
            data-start={part.start}
            className={classes.sentence}
            onMouseEnter={look}
            onFocus={look}
            onClick={look}
          >
            {words}
          </span>
        );
      })}
    </div>
  );
}
