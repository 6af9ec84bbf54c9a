import { Text } from '@mantine/core';
import { diffLines, diffWords, type ChangeObject } from 'diff';
import { useMemo } from 'react';
import classes from './word-diff.module.css';

/** Two texts with nothing in common must not hold up the screen. */
const TIMEOUT_MS = 500;

function Change({ change }: { change: ChangeObject<string> }) {
  if (change.added) return <ins className={classes.added}>{change.value}</ins>;
  if (change.removed) return <del className={classes.removed}>{change.value}</del>;
  return change.value;
}

/** Word by word over the whole texts, so that a long passage that was put in leaves the rest unmarked. */
function changesOf(previous: string, current: string): ChangeObject<string>[] {
  const timeout = TIMEOUT_MS;
  return (
    diffWords(previous, current, { timeout }) ??
    diffLines(previous, current, { timeout }) ?? [
      { value: previous, removed: true, added: false, count: 1 },
      { value: `\n${current}`, removed: false, added: true, count: 1 },
    ]
  );
}

interface WordDiffProps {
  previous: string;
  current: string;
  /** Names the region. */
  label?: string;
}

/** From one text to the next: added words green, removed words red and struck through. */
export function WordDiff({ previous, current, label = 'Changes' }: WordDiffProps) {
  const changes = useMemo(() => changesOf(previous, current), [previous, current]);
  return (
    <div className={classes.text} aria-label={label} role="region">
      {previous === current && <Text c="dimmed">The two texts are the same.</Text>}
      {changes.map((change, index) => (
        <Change key={index} change={change} />
      ))}
    </div>
  );
}
