import { Skeleton, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { FeedbackEffectResponse } from '@vouchwell/contract';
import { Failure } from '../../ui/states/failure.tsx';
import { Section } from '../../ui/section.tsx';
import { TimeChart } from '../../ui/charts/time-chart.tsx';
import { feedbackEffectQuery } from './feedback-requests.ts';

const BEST_SCORE = 5;

function Chart({ weeks }: FeedbackEffectResponse) {
  return (
    <TimeChart
      label="Effect of feedback by week"
      days={weeks.map(({ week }) => week)}
      series={[
        {
          label: 'Average score',
          kind: 'line',
          values: weeks.map(({ average }) => average),
          top: BEST_SCORE,
        },
        { label: 'Rated notes', kind: 'bars', values: weeks.map(({ rated }) => rated) },
        {
          label: 'Approved entries so far',
          kind: 'bars',
          values: weeks.map(({ approved_entries }) => approved_entries),
        },
      ]}
    />
  );
}

/** Whether notes get better as the library learns. */
export function FeedbackEffect() {
  const { data, isPending, error, refetch } = useQuery(feedbackEffectQuery);
  return (
    <Section title="Effect of feedback over time">
      {isPending && <Skeleton height={240} aria-label="Loading the effect of feedback" />}
      {error && !data && (
        <Failure
          title="The effect of feedback could not be loaded"
          error={error}
          onRetry={() => void refetch()}
        />
      )}
      {data &&
        (data.weeks.length === 0 ? (
          <Text c="dimmed">
            Week by week, the scores of rated notes appear here as soon as there are some.
          </Text>
        ) : (
          <Chart weeks={data.weeks} />
        ))}
    </Section>
  );
}
