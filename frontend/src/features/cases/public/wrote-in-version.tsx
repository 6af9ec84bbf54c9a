import { Stack, VisuallyHidden } from '@mantine/core';
import type { WrotePlace } from '@vouchwell/contract';
import { Fragment } from 'react';
import { FullTime } from '../../../ui/words/when.tsx';
import { WRITERS } from './who-wrote.tsx';
import classes from './who-wrote.module.css';

const versionOf = ({ note_id, version }: WrotePlace): string => `${note_id}.${version}`;

/** `Sam Lee`, who edited it, or for whom it was written. */
function Writer({ place }: { place: WrotePlace }) {
  return (
    <>
      {WRITERS[place.by]}
      {place.by === 'person' ? `: ${place.who}` : ` for ${place.who}`}, note {place.note_id}, version{' '}
      {place.version}, <FullTime at={place.at} />
    </>
  );
}

/** Each once, in the order in which the text has them. */
function writersOf(places: readonly WrotePlace[]): WrotePlace[] {
  return [...new Map(places.map((place) => [`${place.by} ${versionOf(place)}`, place])).values()];
}

interface WroteInVersionProps {
  text: string;
  /** In order. */
  places: readonly WrotePlace[];
}

/** Who wrote which places of a note, and in which version each of them came to stand there as it stands. */
export function WroteInVersion({ text, places }: WroteInVersionProps) {
  const before = (number: number) => places[number - 1]?.end ?? 0;
  return (
    <Stack component="section" gap="sm" aria-label="Who wrote what">
      <ul className={classes.legend} aria-label="Writers">
        {writersOf(places).map((place) => (
          <li key={`${place.by} ${versionOf(place)}`}>
            <sup className={classes.version} aria-hidden>
              {versionOf(place)}
            </sup>{' '}
            <span className={classes[place.by]}>
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
              {versionOf(place)}
            </sup>
            <VisuallyHidden>
              {WRITERS[place.by]}, note {place.note_id}, version {place.version}:{' '}
            </VisuallyHidden>
            <span className={classes[place.by]}>{text.slice(place.start, place.end)}</span>
          </Fragment>
        ))}
        {text.slice(before(places.length))}
      </div>
    </Stack>
  );
}
