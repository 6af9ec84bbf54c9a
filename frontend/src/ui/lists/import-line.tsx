import { Progress, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { When } from '../words/when.tsx';
import classes from './rows.module.css';

interface ImportLineProps {
  of: { id: number; rows: number; done: number; by: string; at: string };
  /** It is under way: how far it is is shown. */
  running: boolean;
  /** What came of it. */
  words: ReactNode;
  /** Why it was given up. */
  reason?: string | null;
  /** What can be done with it. */
  action?: ReactNode;
}

/** One import of a list: what came of it, how far it is, and whose it was. */
export function ImportLine({ of, running, words, reason, action }: ImportLineProps) {
  const { id, rows, done, by, at } = of;
  return (
    <li className={`${classes.row} ${classes.wrapping}`}>
      <div className={classes.grow}>
        <Text fz="sm">{words}</Text>
        {reason && (
          <Text fz="sm" c="var(--mantine-color-error)">
            It was given up: {reason}
          </Text>
        )}
        <Text fz="xs" c="dimmed" component="div">
          {by}, <When at={at} />
        </Text>
        {running && (
          <Progress value={(100 * done) / rows} aria-label={`Import ${id}`} mt={4} transitionDuration={0} />
        )}
      </div>
      {action}
    </li>
  );
}
