import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ContentAnalyticsResponse } from '@vouchwell/contract';
import { BarTable } from '../../ui/charts/bar-table.tsx';
import { Failure } from '../../ui/states/failure.tsx';
import { Section } from '../../ui/section.tsx';
import { analyticsQuery } from './library-requests.ts';
import { typeLabel } from './content-labels.ts';

const BEST_QUALITY = 5;

function Chart({ stats }: { stats: ContentAnalyticsResponse['content_stats'] }) {
  const most = Math.max(...stats.map(({ count }) => count));
  return (
    <BarTable
      label="Contents by type"
      headers={['Type', 'Contents', 'Average quality (of 5)']}
      rows={stats.map(({ type, count, avg_quality }) => ({
        name: typeLabel[type],
        values: [count, avg_quality],
      }))}
      tops={[most, BEST_QUALITY]}
      write={(value, column, { values: [count] }) =>
        column === 0 ? String(value) : count === 0 ? '–' : value.toFixed(1)
      }
    />
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
