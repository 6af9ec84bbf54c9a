import { Text } from '@mantine/core';
import { diffWords, type ChangeObject } from 'diff';
import { useMemo } from 'react';
import classes from './word-diff.module.css';

/** Two texts with nothing in common must not hold up the screen. */
const TIMEOUT_MS = 1_000;

function Change({ change }: { change: ChangeObject<string> }) {
  if (change.added) return <ins className={classes.added}>{change.value}</ins>;
  if (change.removed) return <del className={classes.removed}>{change.value}</del>;
  return change.value;
}

/** From one text to the next: added words green, removed words red and struck through. */
export function WordDiff({ previous, current }: { previous: string; current: string }) {
  const changes = useMemo(() => diffWords(previous, current, { timeout: TIMEOUT_MS }), [previous, current]);
  if (!changes) {
    return <Text c="dimmed">The two texts are too different to be compared word by word.</Text>;
  }
  return (
    <div className={classes.text} aria-label="Changes" role="region">
      {changes.map((change, index) => (
        <Change key={index} change={change} />
      ))}
    </div>
  );
}
