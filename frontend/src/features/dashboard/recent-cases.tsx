import { Group } from '@mantine/core';
import { IconFolderOpen } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { CaseRowResponse } from '@vouchwell/contract';
import { caseStatusLabel } from '@vouchwell/rules';
import { useState } from 'react';
import { useSession, useUser } from '../../lib/session.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { FilterSelect } from '../../ui/lists/filter-select.tsx';
import { ListPage } from '../../ui/lists/list-page.tsx';
import { SearchBox } from '../../ui/lists/search-box.tsx';
import { Section } from '../../ui/section.tsx';
import { sortingBy } from '../../ui/lists/sorting.tsx';
import { LookedThroughNote, WithoutPayerNote } from '../cases/public/looked-through.tsx';
import { workflowPath } from '../cases/public/case-paths.ts';
import { concerningLabel, pageSizes, readinessLabel, useCaseFilter } from './case-filter.ts';
import { casesQuery } from './case-list.ts';
import { CaseTable } from './case-table.tsx';
import { DeleteCase } from './delete-case.tsx';

function Filters({ by }: { by: ReturnType<typeof useCaseFilter> }) {
  return (
    <Group gap="xs" mb="sm">
      <SearchBox
        label="Search cases"
        placeholder="Search by patient, MRN or case number"
        search={by.filter.search}
        onSearch={(search) => by.change({ search })}
      />
      <FilterSelect
        label="Status"
        all="All Cases"
        labels={caseStatusLabel}
        value={by.filter.status}
        onChange={(status) => by.change({ status })}
      />
      <FilterSelect
        label="Concerning me"
        all="Concerning anyone"
        labels={concerningLabel}
        value={by.filter.concerning}
        onChange={(concerning) => by.change({ concerning })}
      />
      <FilterSelect
        label="Readiness"
        all="Ready or not"
        labels={readinessLabel}
        value={by.filter.readiness}
        onChange={(readiness) => by.change({ readiness })}
      />
    </Group>
  );
}

export function RecentCases() {
  const by = useCaseFilter();
  const { may } = useSession();
  const user = useUser();
  const query = useQuery(casesQuery(by.filter));
  const [deleting, setDeleting] = useState<CaseRowResponse | null>(null);
  return (
    <Section title="Recent Cases">
      <Filters by={by} />
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
        none={{
          title: 'No Cases Found',
          text: may('can_create_cases')
            ? 'Your cases appear here as soon as you start one.'
            : 'Cases that are shared with you appear here.',
          action: may('can_create_cases') && <ButtonLink to={workflowPath(user)}>Start New Case</ButtonLink>,
        }}
        noMatch={{ title: 'No Cases Found', text: 'No case matches your search and filter.' }}
        // The dashboard says it above, whatever of it failed.
        failed={
          !query.data && (
            <EmptyState heading={3} icon={IconFolderOpen} title="The cases could not be loaded" />
          )
        }
      >
        {(cases, waiting) => (
          <CaseTable cases={cases} waiting={waiting} sorting={sortingBy(by)} onDelete={setDeleting} />
        )}
      </ListPage>
      {deleting && <DeleteCase row={deleting} onClose={() => setDeleting(null)} />}
    </Section>
  );
}
