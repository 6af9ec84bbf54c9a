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
  /** Of what is the same in both, only so many characters are shown beside each change; without it all. */
  around?: number;
}

/** The ends of what is the same, up to the changes beside it; no word is cut in two, unless it is longer than that. */
function nearby(text: string, around: number, isFirst: boolean, isLast: boolean): string {
  const [head, tail] = [isFirst ? 0 : around, isLast ? 0 : around];
  if (text.length <= head + tail + 1) return text;
  // One character further tells whether a word ends there.
  const begins = head > 0 ? text.slice(0, head + 1).replace(/\s+\S*$/u, '') : '';
  const ends = tail > 0 ? text.slice(-tail - 1).replace(/^\S*\s+/u, '') : '';
  return `${begins} … ${ends}`;
}

/** From one text to the next: added words green, removed words red and struck through. */
export function WordDiff({ previous, current, label = 'Changes', around }: WordDiffProps) {
  const changes = useMemo(() => {
    const all = changesOf(previous, current);
    if (around === undefined) return all;
    return all.map((change, at) =>
      change.added || change.removed
        ? change
        : { ...change, value: nearby(change.value, around, at === 0, at === all.length - 1) },
    );
  }, [previous, current, around]);
  return (
    <div className={classes.text} aria-label={label} role="region">
      {previous === current && <Text c="dimmed">The two texts are the same.</Text>}
      {changes.map((change, index) => (
        <Change key={index} change={change} />
      ))}
    </div>
  );
}
