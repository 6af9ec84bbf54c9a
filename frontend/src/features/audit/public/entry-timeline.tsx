import { Text, Title } from '@mantine/core';
import { dayIn } from '@vouchwell/rules';
import type { ReactNode } from 'react';
import { useSiteZone } from '../../../lib/site-time.ts';
import { dayText, fullTime, hourText } from '../../../ui/words/when.tsx';
import classes from './entry-timeline.module.css';

/** One thing that was done. */
export interface TimelineEntry {
  key: string | number;
  /** ISO 8601 */
  at: string;
  who: ReactNode;
  /** What they did, as a sentence that begins with a verb. */
  sentence: ReactNode;
  /** What and whom it concerned, below the sentence. */
  concerned?: ReactNode;
  /** What of it wants to be seen first. */
  mark?: ReactNode;
  /** The way to all of it. */
  action: ReactNode;
}

interface EntryTimelineProps {
  /** Newest first. */
  entries: readonly TimelineEntry[];
  /** Others are on their way. */
  waiting?: boolean;
}

function Entry({ of: { at, who, sentence, concerned, mark, action } }: { of: TimelineEntry }) {
  const zone = useSiteZone();
  return (
    <li className={classes.entry}>
      <time dateTime={at} title={fullTime(at)} className={classes.time}>
        {hourText(at, zone)}
      </time>
      <div className={classes.said}>
        <Text component="div">
          {who} {sentence}
        </Text>
        {concerned}
      </div>
      {mark}
      {action}
    </li>
  );
}

/** What was done, as sentences, by the days of the site: wherever it was kept, and whoever or whatever it is of. */
export function EntryTimeline({ entries, waiting }: EntryTimelineProps) {
  const zone = useSiteZone();
  const days = Map.groupBy(entries, ({ at }) => dayIn(new Date(at), zone));
  return (
    <div aria-busy={waiting}>
      {[...days].map(([day, of]) => (
        <section key={day} aria-label={dayText(day)}>
          <Title order={3} fz="sm" c="dimmed" mt="md" mb={4}>
            {dayText(day)}
          </Title>
          <ol className={classes.list}>
            {of.map((entry) => (
              <Entry key={entry.key} of={entry} />
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
}
