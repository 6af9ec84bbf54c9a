import { Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Breadcrumb } from '../../ui/breadcrumb.tsx';
import { Failure } from '../../ui/states/failure.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { Section } from '../../ui/section.tsx';
import { RowSkeletons } from '../../ui/states/skeletons.tsx';
import { DueSection } from './due-section.tsx';
import { PeriodsForm } from './periods-form.tsx';
import { PeriodsHistory } from './periods-history.tsx';
import { retentionQuery } from './retention-requests.ts';

function Periods() {
  const { data, error, refetch } = useQuery(retentionQuery);
  if (!data && error)
    return <Failure title="Failed to load the periods" error={error} onRetry={() => void refetch()} />;
  return (
    <>
      <Section title="Keeping Periods">
        {data ? <PeriodsForm standing={data} /> : <RowSkeletons rows={4} label="Loading the periods" />}
      </Section>
      {data && (
        <Section title="Changes of the Periods">
          <PeriodsHistory history={data.history} />
        </Section>
      )}
    </>
  );
}

/** For how long what is kept. */
export function RetentionScreen() {
  return (
    <>
      <Breadcrumb way={[{ label: 'Dashboard', to: '/app' }]} here="Retention" />
      <PageTitle
        title="Retention"
        text="For how long patients’ data is kept. Nothing is ever destroyed by itself."
      />
      <Stack gap="md">
        <DueSection />
        <Periods />
      </Stack>
    </>
  );
}
