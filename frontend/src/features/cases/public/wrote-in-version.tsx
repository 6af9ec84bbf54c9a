import { Stack, VisuallyHidden } from '@mantine/core';
import type { NoteWriter, WrotePlace } from '@vouchwell/contract';
import type { WrittenPlace } from '@vouchwell/rules';
import { Fragment } from 'react';
import { FullTime } from '../../../ui/words/when.tsx';
import { WRITERS } from './who-wrote.tsx';
import classes from './who-wrote.module.css';

/** A place of a note, with who wrote it in which version; `typed`: it stands in none, and was typed here since. */
export type PlaceWritten = WrotePlace | WrittenPlace<'typed'>;

const versionOf = ({ note_id, version }: NoteWriter): string => `${note_id}.${version}`;
const signOf = (place: PlaceWritten): string => (place.by === 'typed' ? '+' : versionOf(place));
const lineOf = ({ by }: PlaceWritten) => classes[by === 'typed' ? 'person' : by];

const TYPED = 'A person, typed here since';

/** `Sam Lee`, who edited it, or for whom it was written. */
function Writer({ place }: { place: PlaceWritten }) {
  if (place.by === 'typed') return TYPED;
  return (
    <>
      {WRITERS[place.by]}
      {place.by === 'person' ? `: ${place.who}` : ` for ${place.who}`}, note {place.note_id}, version{' '}
      {place.version}, <FullTime at={place.at} />
    </>
  );
}

/** Before the words, to whoever hears them. */
const spoken = (place: PlaceWritten): string =>
  place.by === 'typed' ? TYPED : `${WRITERS[place.by]}, note ${place.note_id}, version ${place.version}`;

const keyOf = (place: PlaceWritten): string => `${place.by} ${signOf(place)}`;

/** Each once, in the order in which the text has them. */
function writersOf(places: readonly PlaceWritten[]): PlaceWritten[] {
  return [...new Map(places.map((place) => [keyOf(place), place])).values()];
}

interface WroteInVersionProps {
  text: string;
  /** In order. */
  places: readonly PlaceWritten[];
}

/** Who wrote which places of a note, and in which version each of them came to stand there as it stands. */
export function WroteInVersion({ text, places }: WroteInVersionProps) {
  const before = (number: number) => places[number - 1]?.end ?? 0;
  return (
    <Stack component="section" gap="sm" aria-label="Who wrote what">
      <ul className={classes.legend} aria-label="Writers">
        {writersOf(places).map((place) => (
          <li key={keyOf(place)}>
            <sup className={classes.version} aria-hidden>
              {signOf(place)}
            </sup>{' '}
            <span className={lineOf(place)}>
              <Writer place={place} />
            </span>
          </li>
        ))}
      </ul>
      <div className={`letter-text ${classes.text}`}>
        {places.map((place, number) => (
          <Fragment key={place.start}>
            {text.slice(before(number), place.start)}
            <sup className={classes.version} aria-hidden>
              {signOf(place)}
            </sup>
            <VisuallyHidden>{spoken(place)}: </VisuallyHidden>
            <span className={lineOf(place)}>{text.slice(place.start, place.end)}</span>
          </Fragment>
        ))}
        {text.slice(before(places.length))}
      </div>
    </Stack>
  );
}
