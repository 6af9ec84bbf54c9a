import type { Trace } from '@vouchwell/rules';
import { useRef } from 'react';
import { NoteSentences } from '../../cases/public/note-sentences.tsx';
import { MarkedText, useJump, type Jump } from './note-editor.tsx';
import { type Place, placesIn } from './grounding-places.ts';
import noteClasses from './note.module.css';

interface NotePreviewProps {
  text: string;
  places: readonly Place[];
  jump: Jump | null;
  trace: Trace;
  /** The number of the sentence that is looked at; null: none. */
  at: number | null;
  onLook: (sentence: number) => void;
}

/** The note to be read with its marks. */
export function NotePreview({ text, places, jump, trace, at, onLook }: NotePreviewProps) {
  const sheet = useRef<HTMLDivElement>(null);
  // Its sentences are there once the note was read.
  useJump(trace.sentences.length > 0 ? jump : null, sheet);
  return (
    <NoteSentences
      sheet={sheet}
      className={noteClasses.read}
      text={text}
      trace={trace}
      at={at}
      onLook={onLook}
      words={(place) => (
        <MarkedText
          text={text.slice(place.start, place.end)}
          places={placesIn(place, places)}
          from={place.start}
        />
      )}
    />
  );
}
