import { Stack, Switch, VisuallyHidden } from '@mantine/core';
import { type WrittenBy, type WrittenPlace, type WrittenText, writtenAfter } from '@vouchwell/rules';
import { Fragment, useMemo } from 'react';
import classes from './who-wrote.module.css';

export const WRITERS: Record<WrittenBy, string> = {
  model: 'The model',
  repaired: 'The model, after a correction by the check',
  template: 'The template',
  person: 'A person',
};

const all: readonly WrittenBy[] = ['model', 'repaired', 'template', 'person'];

interface WhoWroteSwitchProps {
  shown: boolean;
  onShown: (shown: boolean) => void;
}

export function WhoWroteSwitch({ shown, onShown }: WhoWroteSwitchProps) {
  return (
    <Switch
      size="sm"
      label="Show who wrote what"
      checked={shown}
      onChange={(event) => onShown(event.currentTarget.checked)}
    />
  );
}

/** The text as it stands, with what is each writer's underlined, and said to whoever does not see it. */
function Text({ text, places }: { text: string; places: readonly WrittenPlace[] }) {
  const before = (number: number) => places[number - 1]?.end ?? 0;
  return (
    <div className={`letter-text ${classes.text}`}>
      {places.map(({ start, end, by }, number) => (
        <Fragment key={start}>
          {text.slice(before(number), start)}
          <span className={classes[by]}>
            <VisuallyHidden>{WRITERS[by]}: </VisuallyHidden>
            {text.slice(start, end)}
          </span>
        </Fragment>
      ))}
      {text.slice(before(places.length))}
    </div>
  );
}

interface WhoWroteProps {
  /** The note as it was saved. */
  saved: WrittenText;
  /** As it stands now: what differs was typed since. */
  text: string;
}

/** Which places of a note a model, the template or a person wrote. */
export function WhoWrote({ saved, text }: WhoWroteProps) {
  const places = useMemo(() => writtenAfter(saved, text, 'person'), [saved, text]);
  const writers = all.filter((by) => places.some((place) => place.by === by));
  return (
    <Stack component="section" gap="sm" aria-label="Who wrote what">
      <ul className={classes.legend} aria-label="Writers">
        {writers.map((by) => (
          <li key={by}>
            <span className={classes[by]}>{WRITERS[by]}</span>
          </li>
        ))}
      </ul>
      <Text text={text} places={places} />
    </Stack>
  );
}
