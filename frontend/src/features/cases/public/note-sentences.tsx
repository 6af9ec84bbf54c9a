import { noteLines, type TextPlace, type Trace } from '@vouchwell/rules';
import { Fragment, type KeyboardEvent, type ReactNode, type Ref, useMemo } from 'react';
import { type Part, partsOf, piecesOf } from './sentences.ts';
import classes from './trace.module.css';

interface NoteSentencesProps {
  text: string;
  trace: Trace;
  /** The number of the sentence that is looked at; null: none. */
  at: number | null;
  onLook: (sentence: number) => void;
  /** How the words of a place of the text are shown. */
  words: (place: TextPlace) => ReactNode;
  className?: string | undefined;
  sheet?: Ref<HTMLDivElement>;
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
 * The note to be read as its letter says it, sentence by sentence: what one of them states is shown as it is pointed at, touched or gone to by
 * key. All of them are one stop of the tab key.
 */
export function NoteSentences({ text, trace, at, onLook, words, className = '', sheet }: NoteSentencesProps) {
  const parts = useMemo(() => partsOf(text, trace.sentences), [text, trace]);
  const lines = useMemo(() => noteLines(text), [text]);
  const read = (part: Part) =>
    piecesOf(part, lines).map(({ place, as }) => {
      // Stays where it stands: places of the text are counted through it.
      if (as === 'sign')
        return (
          <span key={place.start} hidden>
            {text.slice(place.start, place.end)}
          </span>
        );
      const Tag = as === 'heading' ? 'strong' : Fragment;
      return <Tag key={place.start}>{words(place)}</Tag>;
    });
  return (
    <div
      ref={sheet}
      role="toolbar"
      aria-label="Sentences of the note"
      aria-orientation="vertical"
      className={`letter-text ${className}`}
      onKeyDown={step}
    >
      {parts.map((part) => {
        const { sentence } = part;
        if (sentence === null) return <span key={part.start}>{read(part)}</span>;
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
            {read(part)}
          </span>
        );
      })}
    </div>
  );
}
