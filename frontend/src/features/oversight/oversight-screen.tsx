import { Button, Group, NativeSelect } from '@mantine/core';
import { IconFolderOpen, IconRefresh } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { OversightCaseResponse, OversightUser } from '@vouchwell/contract';
import { useState } from 'react';
import { numberText } from '../../lib/counted.ts';
import { useSession } from '../../lib/session.tsx';
import { Breadcrumb } from '../../ui/breadcrumb.tsx';
import { FilterSelect } from '../../ui/lists/filter-select.tsx';
import { ListPage } from '../../ui/lists/list-page.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { SaveFileButton } from '../../ui/save-file-button.tsx';
import { Section } from '../../ui/section.tsx';
import { sortingBy } from '../../ui/lists/sorting.tsx';
import { LookedThroughNote, WithoutPayerNote } from '../cases/public/looked-through.tsx';
import { OversightDetails } from './oversight-details.tsx';
import { pageSizes, readinessLabel, statusLabel, useOversightFilter } from './oversight-filter.ts';
import { caseFileAddress, oversightQuery, type OversightFilter } from './oversight-requests.ts';
import { OversightTable } from './oversight-table.tsx';

interface FiltersProps {
  by: ReturnType<typeof useOversightFilter>;
  users: OversightUser[];
}

function Filters({ by: { filter, change }, users }: FiltersProps) {
  const names = users.map(({ user_id, full_name, username, case_count }) => ({
    value: String(user_id),
    label: `${full_name ?? username} (${numberText(case_count)})`,
  }));
  // Who has no case left may still stand in the address.
  const gone = filter.user_id !== '' && !names.some(({ value }) => value === filter.user_id);
  const unknown = gone ? [{ value: filter.user_id, label: `User ${filter.user_id} (0)` }] : [];
  return (
    <Group gap="xs" mb="sm">
      <FilterSelect
        label="Status"
        all="All"
        labels={statusLabel}
        value={filter.status}
        onChange={(status) => change({ status })}
      />
      <FilterSelect
        label="Readiness"
        all="Ready or not"
        labels={readinessLabel}
        value={filter.readiness}
        onChange={(readiness) => change({ readiness })}
      />
      <NativeSelect
        flex={{ base: '1 1 auto', xs: '0 1 auto' }}
        aria-label="Created by"
        value={filter.user_id}
        onChange={(event) => change({ user_id: event.currentTarget.value })}
        data={[{ value: '', label: 'Created by: all users' }, ...names, ...unknown]}
      />
    </Group>
  );
}

function SaveFile({ filter }: { filter: OversightFilter }) {
  const { may } = useSession();
  if (!may('can_export_cases')) return null;
  return (
    <SaveFileButton
      label="Export as CSV"
      name="cases.csv"
      fetch={() => caseFileAddress(filter)}
      failed="Failed to export cases"
    />
  );
}

export function OversightScreen() {
  const by = useOversightFilter();
  const query = useQuery(oversightQuery(by.filter));
  const [viewed, setViewed] = useState<OversightCaseResponse | null>(null);
  return (
    <>
      <Breadcrumb way={[{ label: 'Dashboard', to: '/app' }]} here="Case Oversight" />
      <PageTitle
        title="Case Oversight"
        text={`Everybody’s cases${by.filter.sort ? '' : ', newest first'}`}
        actions={
          <>
            <SaveFile filter={by.filter} />
            <Button
              variant="default"
              leftSection={<IconRefresh size={16} aria-hidden />}
              aria-busy={query.isFetching}
              onClick={() => void query.refetch()}
            >
              Refresh Cases
            </Button>
          </>
        }
      />
      <Section title="Cases">
        <Filters by={by} users={query.data?.users ?? []} />
        <WithoutPayerNote asked={by.filter.readiness} />
        <LookedThroughNote
          looked={query.data?.looked}
          below={by.filter.older_than}
          onBelow={(older_than) => by.change({ older_than })}
        />
        <ListPage
          noun="cases"
          icon={IconFolderOpen}
          query={query}
          by={by}
          perPage={by.perPage}
          sizes={pageSizes}
          onPerPage={by.setPerPage}
          none={{ title: 'No cases yet', text: 'What anybody opens at this site appears here.' }}
          noMatch={{ title: 'No cases found with current filters.' }}
          failed="Failed to load cases"
        >
          {(cases, waiting) => (
            <OversightTable cases={cases} waiting={waiting} sorting={sortingBy(by)} onView={setViewed} />
          )}
        </ListPage>
      </Section>
      {viewed && <OversightDetails row={viewed} onClose={() => setViewed(null)} />}
    </>
  );
}
