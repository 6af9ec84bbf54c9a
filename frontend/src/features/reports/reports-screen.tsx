import { Button, Stack, Text } from '@mantine/core';
import { IconFileText, IconFolderOpen, IconPrinter, IconSignature, IconStar } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReportResponse } from '@vouchwell/contract';
import { reportPeriod, reportPeriodRefused } from '@vouchwell/rules';
import { aDay, useListFilter } from '../../lib/list-filter.ts';
import { useSiteDay } from '../../lib/site-time.ts';
import { Breadcrumb } from '../../ui/breadcrumb.tsx';
import { Failure } from '../../ui/states/failure.tsx';
import { type Figure, FigureCards } from '../../ui/lists/figure-cards.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { RowSkeletons } from '../../ui/states/skeletons.tsx';
import { dayText } from '../../ui/words/when.tsx';
import { CaseTables, Signing, Weeks } from './case-parts.tsx';
import { Feedback, Notes, Storage } from './note-parts.tsx';
import { PeriodFilter } from './period-filter.tsx';
import { reportQuery } from './report-requests.ts';

const readers = { from: aDay, to: aDay };

const figuresOf = (report: ReportResponse | undefined): Figure[] => [
  { label: 'Cases opened', icon: IconFolderOpen, value: report?.cases.opened },
  { label: 'Of them signed', icon: IconSignature, value: report?.cases.signed },
  { label: 'Notes written', icon: IconFileText, value: report?.notes.written },
  { label: 'Ratings', icon: IconStar, value: report?.feedback.rated },
];

/** Figures of a period, which stands in the address. */
export function ReportsScreen() {
  const { filter, change } = useListFilter(readers);
  const period = reportPeriod(filter, useSiteDay());
  const refused = reportPeriodRefused(period);
  const query = useQuery({ ...reportQuery(filter), enabled: refused === null });
  // What stands there meanwhile is of another period.
  const data = refused ? undefined : query.data;
  const print = (
    <Button
      variant="default"
      leftSection={<IconPrinter size={16} aria-hidden />}
      onClick={() => window.print()}
      data-print="hidden"
    >
      Print
    </Button>
  );
  return (
    <>
      <Breadcrumb way={[{ label: 'Dashboard', to: '/app' }]} here="Reports" />
      <PageTitle title="Reports" text="What was opened, written and signed" actions={print} />
      <Stack gap="md">
        <PeriodFilter period={period} refused={refused} onChange={change} />
        {query.error && !refused && (
          <Failure
            title="Failed to load the report"
            error={query.error}
            onRetry={() => void query.refetch()}
          />
        )}
        {query.isLoading && <RowSkeletons rows={4} height={160} label="Loading the report" />}
        {data && (
          <>
            <Text c="dimmed" fz="sm">
              {dayText(data.period.from)} to {dayText(data.period.to)}, days of {data.period.time_zone}. Cases
              count where they were opened, as they stand now.
            </Text>
            <FigureCards figures={figuresOf(data)} loading={false} />
            <Weeks report={data} />
            <Signing report={data} />
            <CaseTables report={data} />
            <Notes report={data} />
            <Feedback report={data} />
            <Storage report={data} />
          </>
        )}
      </Stack>
    </>
  );
}
