import { Stack } from '@mantine/core';
import { IconFileAnalytics } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useListFilter } from '../../lib/list-filter.ts';
import { Breadcrumb } from '../../ui/breadcrumb.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { Failure } from '../../ui/states/failure.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { Section } from '../../ui/section.tsx';
import { RowSkeletons } from '../../ui/states/skeletons.tsx';
import { ReportForm } from './report-form.tsx';
import { auditReportQuery } from './report-requests.ts';
import { ReportView } from './report-view.tsx';
import { lacks, reportReaders, wantedOf } from './report-words.ts';
import { usePicked } from './public/use-picked.ts';

/** Reports of the history, to be given to a patient or kept. Which one stands in the address, by ids alone. */
export function AuditReportsScreen() {
  const by = useListFilter(reportReaders);
  const names = usePicked();
  const { page: _, ...filter } = by.filter;
  const asked = wantedOf(filter);
  const isAsked = asked.report !== '' && Object.keys(lacks(asked)).length === 0;
  const query = useQuery({ ...auditReportQuery(asked), enabled: isAsked });
  const { data, error, refetch } = query;
  return (
    <>
      <Breadcrumb
        way={[
          { label: 'Dashboard', to: '/app' },
          { label: 'Audit', to: '/app/audit' },
        ]}
        here="Reports"
      />
      <PageTitle
        title="Audit reports"
        text="For a patient, a person or a month, each with the checkpoint that proves it"
      />
      <Stack gap="md">
        <Section title="Which report" onScreen>
          <ReportForm
            key={JSON.stringify(asked)}
            asked={asked}
            waiting={query.isFetching}
            names={names}
            onAsk={(choice) =>
              JSON.stringify(choice) === JSON.stringify(asked) ? void refetch() : by.change(choice)
            }
          />
        </Section>
        {isAsked && error && (
          <Failure title="Failed to make the report" error={error} onRetry={() => void refetch()} />
        )}
        {isAsked && query.isPending && !error && (
          <RowSkeletons rows={6} height={60} label="Making the report" />
        )}
        {isAsked && data && <ReportView report={data} asked={asked} />}
        {!isAsked && (
          <EmptyState
            icon={IconFileAnalytics}
            title="No report has been made here yet"
            text="Choose one above, and whom and when it is about."
          />
        )}
      </Stack>
    </>
  );
}
