import { Text } from '@mantine/core';
import { useInterval, useReducedMotion } from '@mantine/hooks';
import { IconEyeQuestion } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import type { Writing } from './writing.ts';
import { nextLength, sectionOf, TICK_MS, timeLeftText } from './writing-phases.ts';
import classes from './writing.module.css';

/** `read`: so much of it was read before it came. */
function useTyping(text: string, read: number): string {
  const still = useReducedMotion();
  const [shown, setShown] = useState(0);
  const { start, stop } = useInterval(
    () => setShown((before) => nextLength(Math.max(before, Math.min(read, text.length)), text.length)),
    TICK_MS,
  );
  useEffect(() => {
    start();
    return stop;
  }, [start, stop]);
  return still ? text : text.slice(0, Math.max(shown, read));
}

/** What is written now, and about how long it still takes. */
export function WritingProgress({ writing, now }: { writing: Writing; now: number }) {
  const { text, left, queue, finished } = writing;
  const section = queue || finished ? null : sectionOf(text);
  // Who waits is told nothing where nothing is known: others' notes are measured first.
  const time = finished || (queue && !left) ? null : timeLeftText(left, now);
  return (
    <div className={classes.progress}>
      <Text fz="sm" fw={600}>
        {section && `Writing: ${section}`}
      </Text>
      <Text fz="sm" c="dimmed" className="tabular">
        {time}
      </Text>
    </div>
  );
}

/** That what is shown was not compared with the case yet. */
function Unchecked({ writing }: { writing: Writing }) {
  const { text, checked, finished } = writing;
  if (finished || (text === '' && writing.draft === '')) return <div className={classes.unchecked} />;
  return (
    <Text fz="sm" c="dimmed" className={classes.unchecked}>
      <IconEyeQuestion size={16} stroke={1.5} className={classes.sign} aria-hidden />
      {checked
        ? 'Words in italics are not checked yet.'
        : 'Not checked yet: that is done when the note is complete.'}
    </Text>
  );
}

/** The words as they come. */
export function WritingText({ writing }: { writing: Writing }) {
  const { text, checked, draft, read, finished } = writing;
  const typed = useTyping(text, read);
  const isBehind = typed.length < text.length;
  return (
    <div>
      <div className={classes.typed} aria-hidden>
        <div className={checked || finished ? 'letter-text' : `letter-text ${classes.draft}`}>
          {typed}
          {!isBehind && draft !== '' && <span className={classes.draft}>{draft}</span>}
          {!finished && <span className={classes.caret} />}
        </div>
      </div>
      <Unchecked writing={writing} />
    </div>
  );
}
