import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ContentAnalyticsResponse } from '@vouchwell/contract';
import { Failure } from '../../ui/failure.tsx';
import { Section } from '../../ui/section.tsx';
import { analyticsQuery } from './library-requests.ts';
import { typeLabel } from './content-labels.ts';
import classes from './library.module.css';

const BEST_QUALITY = 5;

interface BarProps {
  value: number;
  top: number;
  text: string;
}

function Bar({ value, top, text }: BarProps) {
  return (
    <span className={classes.bar}>
      <span className={classes.track} aria-hidden>
        <span className={classes.fill} style={{ width: `${top > 0 ? (value / top) * 100 : 0}%` }} />
      </span>
      <span className={classes.figure}>{text}</span>
    </span>
  );
}

function Chart({ stats }: { stats: ContentAnalyticsResponse['content_stats'] }) {
  const most = Math.max(...stats.map(({ count }) => count));
  return (
    <table className={classes.chart}>
      <thead>
        <tr>
          <th scope="col">Type</th>
          <th scope="col">Contents</th>
          <th scope="col">Average quality (of 5)</th>
        </tr>
      </thead>
      <tbody>
        {stats.map(({ type, count, avg_quality }) => (
          <tr key={type}>
            <th scope="row">{typeLabel[type]}</th>
            <td>
              <Bar value={count} top={most} text={String(count)} />
            </td>
            <td>
              <Bar value={avg_quality} top={BEST_QUALITY} text={count === 0 ? '–' : avg_quality.toFixed(1)} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** How much there is of each type, and how good. */
export function LibraryAnalytics() {
  const { data: stats, isPending, error, refetch } = useQuery(analyticsQuery);
  return (
    <Section title="Library at a glance">
      {isPending && <Skeleton height={112} aria-label="Loading the figures" />}
      {error && !stats && (
        <Failure title="The figures could not be loaded" error={error} onRetry={() => void refetch()} />
      )}
      {stats && <Chart stats={stats} />}
    </Section>
  );
}
