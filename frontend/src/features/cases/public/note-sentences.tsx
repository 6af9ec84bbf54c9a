import { lineBreaksIn, noteLines, type TextPlace, type Trace } from '@vouchwell/rules';
import { Fragment, type KeyboardEvent, type MouseEvent, type ReactNode, type Ref, useMemo } from 'react';
import { type Piece, sectionsOf } from './note-sections.ts';
import { NoteTable } from './note-table.tsx';
import { partsOf, readingsOf } from './sentences.ts';
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
  const at = all.findIndex((one) => one === event.target);
  const next = all[at + by];
  // Of a wide table that has the focus itself they are its own: it is moved sideways.
  if (at < 0 || !next) return;
  event.preventDefault();
  next.focus();
}

/**
 * The note to be read as its letter says it, sentence by sentence, its tables in columns: what one of them states is
 * shown as it is pointed at, touched or gone to by key. All of them are one stop of the tab key.
 */
export function NoteSentences({ text, trace, at, onLook, words, className = '', sheet }: NoteSentencesProps) {
  const lines = useMemo(() => noteLines(text), [text]);
  const sections = useMemo(
    () => sectionsOf(text, partsOf(text, trace.sentences), lines),
    [text, trace, lines],
  );
  // Stays where it stands: places of the text are counted through it.
  const sign = ({ start, end }: TextPlace) => (
    <span key={start} hidden>
      {text.slice(start, end)}
    </span>
  );
  const inCell = ({ start, end }: TextPlace) => {
    let at = start;
    const above = lineBreaksIn(text, { start, end }).map((one) => {
      const line = { start: at, end: one.start };
      at = one.end;
      return (
        <Fragment key={one.start}>
          {words(line)}
          {sign(one)}
          <br />
        </Fragment>
      );
    });
    return [...above, <Fragment key={at}>{words({ start: at, end })}</Fragment>];
  };
  const read = (place: TextPlace, said: (of: TextPlace) => ReactNode) =>
    readingsOf(place, lines).map(({ place: of, as }) => {
      if (as === 'sign') return sign(of);
      const Tag = as === 'heading' ? 'strong' : Fragment;
      return <Tag key={of.start}>{said(of)}</Tag>;
    });
  const piece = ({ start, end, sentence, opens }: Piece, said = words) => {
    if (sentence === null) return <span key={start}>{read({ start, end }, said)}</span>;
    const look = () => onLook(sentence);
    // What goes on in another cell is no button: its sentence is, where it begins.
    const lookAndGo = ({ currentTarget }: MouseEvent<HTMLElement>) => {
      look();
      const begins = `[data-sentence="${sentence}"]`;
      currentTarget.closest('[role=toolbar]')?.querySelector<HTMLElement>(begins)?.focus();
    };
    const own = opens && {
      role: 'button',
      tabIndex: sentence === (at ?? 0) ? 0 : -1,
      'aria-pressed': sentence === at,
      'data-sentence': sentence,
      'data-start': trace.sentences[sentence]!.start,
      onFocus: look,
    };
    return (
      <span
        key={start}
        className={classes.sentence}
        data-looked={sentence === at || undefined}
        onMouseEnter={look}
        onClick={lookAndGo}
        {...own}
      >
        {read({ start, end }, said)}
      </span>
    );
  };
  return (
    <div
      ref={sheet}
      role="toolbar"
      aria-label="Sentences of the note"
      aria-orientation="vertical"
      className={`letter-text ${className}`}
      onKeyDown={step}
    >
      {sections.map((section) =>
        section.kind === 'text' ? (
          section.pieces.map((one) => piece(one))
        ) : (
          <NoteTable
            key={`table ${section.start}`}
            table={section}
            sign={sign}
            piece={(one) => piece(one, inCell)}
          />
        ),
      )}
    </div>
  );
}
