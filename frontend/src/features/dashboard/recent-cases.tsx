import { Button, Group, NativeSelect } from '@mantine/core';
import { IconFolderOpen } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { CaseRowResponse } from '@vouchwell/contract';
import { caseStatusLabel, type CaseStatus } from '@vouchwell/rules';
import { useEffect, useState } from 'react';
import { useSession, useUser } from '../../lib/session.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Pager } from '../../ui/pager.tsx';
import { SearchBox } from '../../ui/search-box.tsx';
import { Section } from '../../ui/section.tsx';
import { RowSkeletons } from '../../ui/skeletons.tsx';
import { casesQuery, type CaseFilter } from './case-list.ts';
import { pageSizes, useCaseFilter } from './case-filter.ts';
import { workflowPath } from '../cases/public/case-paths.ts';
import { CaseTable } from './case-table.tsx';
import { DeleteCase } from './delete-case.tsx';

interface FiltersProps {
  filter: CaseFilter;
  onChange: (part: { search?: string; status?: CaseStatus | '' }) => void;
}

function Filters({ filter, onChange }: FiltersProps) {
  return (
    <Group gap="xs" mb="sm">
      <SearchBox
        label="Search cases"
        placeholder="Search by patient, MRN or case number"
        search={filter.search}
        onSearch={(search) => onChange({ search })}
      />
      <NativeSelect
        aria-label="Status"
        value={filter.status}
        onChange={(event) => onChange({ status: event.currentTarget.value as CaseStatus | '' })}
        data={[
          { value: '', label: 'All Cases' },
          ...Object.entries(caseStatusLabel).map(([value, label]) => ({ value, label })),
        ]}
      />
    </Group>
  );
}

function NoCases({ filtered, onClear }: { filtered: boolean; onClear: () => void }) {
  const { may } = useSession();
  const user = useUser();
  if (filtered) {
    return (
      <EmptyState
        heading={3}
        icon={IconFolderOpen}
        title="No Cases Found"
        text="No case matches your search and filter."
        action={
          <Button variant="default" onClick={onClear}>
            Clear filters
          </Button>
        }
      />
    );
  }
  return (
    <EmptyState
      heading={3}
      icon={IconFolderOpen}
      title="No Cases Found"
      text="Your cases appear here as soon as you start one."
      action={may('can_create_cases') && <ButtonLink to={workflowPath(user)}>Start New Case</ButtonLink>}
    />
  );
}

export function RecentCases() {
  const { filter, change, setPerPage } = useCaseFilter();
  const { data, isPending, isError, isPlaceholderData } = useQuery(casesQuery(filter));
  const [deleting, setDeleting] = useState<CaseRowResponse | null>(null);
  const pages = data?.pages;
  // The last case of the last page was deleted, or the address names a page that is not there.
  useEffect(() => {
    if (pages !== undefined && !isPlaceholderData && filter.page > pages) change({ page: pages });
  }, [pages, isPlaceholderData, filter.page, change]);
  return (
    <Section title="Recent Cases">
      <Filters filter={filter} onChange={change} />
      {isPending && <RowSkeletons rows={5} label="Loading cases" />}
      {isError && !data && (
        <EmptyState heading={3} icon={IconFolderOpen} title="The cases could not be loaded" />
      )}
      {data?.cases.length === 0 && (
        <NoCases
          filtered={Boolean(filter.search || filter.status)}
          onClear={() => change({ search: '', status: '' })}
        />
      )}
      {data && data.cases.length > 0 && (
        <>
          <CaseTable cases={data.cases} waiting={isPlaceholderData} onDelete={setDeleting} />
          <Pager
            page={filter.page}
            pages={data.pages}
            total={data.total}
            perPage={filter.perPage}
            sizes={pageSizes}
            noun="cases"
            onPage={(page) => change({ page })}
            onPerPage={(perPage) => {
              setPerPage(perPage);
              change({});
            }}
          />
        </>
      )}
      <DeleteCase row={deleting} onClose={() => setDeleting(null)} />
    </Section>
  );
}
