import { Group } from '@mantine/core';
import { IconMessageQuestion } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { DemoRequestResponse } from '@vouchwell/contract';
import { demoRequestStatuses } from '@vouchwell/rules';
import { useState } from 'react';
import { anyText, oneOf, sortedBy, useListFilter } from '../../lib/list-filter.ts';
import { Breadcrumb } from '../../ui/breadcrumb.tsx';
import { FilterSelect } from '../../ui/lists/filter-select.tsx';
import { ListPage } from '../../ui/lists/list-page.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { SaveFileButton } from '../../ui/save-file-button.tsx';
import { SearchBox } from '../../ui/lists/search-box.tsx';
import { Section } from '../../ui/section.tsx';
import { sortingBy } from '../../ui/lists/sorting.tsx';
import { DemoRequestEditor } from './demo-request-editor.tsx';
import { demoRequestFileAddress, demoRequestsQuery, PER_PAGE } from './demo-request-requests.ts';
import { DemoRequestTable } from './demo-request-table.tsx';
import { EraseDemoRequest } from './erase-demo-request.tsx';

const readers = {
  status: oneOf(demoRequestStatuses),
  search: anyText,
  sort: sortedBy('demo_requests'),
};
/** A name that was searched for does not stand in an address. */
const unsaid = ['search'];

/** What stands over the list: one thing at a time. */
type Open = { kind: 'follow-up' | 'erase'; entry: DemoRequestResponse } | null;

/** Who asked for a demonstration, and what became of it. */
export function DemoRequestsScreen() {
  const by = useListFilter(readers, unsaid);
  const query = useQuery(demoRequestsQuery(by.filter));
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);
  return (
    <>
      <Breadcrumb way={[{ label: 'Dashboard', to: '/app' }]} here="Demo Requests" />
      <PageTitle
        title="Demo Requests"
        text={`Who asked for a demonstration${by.filter.sort ? '' : ', newest first'}. We promise an answer within 24 hours.`}
        actions={
          <SaveFileButton
            label="Export as CSV"
            name="demo-requests.csv"
            fetch={() => demoRequestFileAddress(by.filter)}
            failed="Failed to export demo requests"
          />
        }
      />
      <Section title="Requests">
        <Group gap="xs" mb="sm">
          <SearchBox
            label="Search demo requests"
            placeholder="Search by name, email, organization or note"
            search={by.filter.search}
            onSearch={(search) => by.change({ search })}
          />
          <FilterSelect
            label="Filter by status"
            all="All statuses"
            labels={demoRequestStatuses}
            value={by.filter.status}
            onChange={(status) => by.change({ status })}
          />
        </Group>
        <ListPage
          noun="demo requests"
          icon={IconMessageQuestion}
          query={query}
          by={by}
          perPage={PER_PAGE}
          none={{
            title: 'No demo requests yet',
            text: 'What visitors send from the landing page stands here.',
          }}
          noMatch={{ title: 'No demo requests match these filters' }}
          failed="Failed to load demo requests"
        >
          {(requests, waiting) => (
            <DemoRequestTable
              requests={requests}
              waiting={waiting}
              sorting={sortingBy(by)}
              onOpen={(entry) => setOpen({ kind: 'follow-up', entry })}
              onErase={(entry) => setOpen({ kind: 'erase', entry })}
            />
          )}
        </ListPage>
      </Section>
      {open?.kind === 'follow-up' && <DemoRequestEditor entry={open.entry} onClose={close} />}
      {open?.kind === 'erase' && <EraseDemoRequest entry={open.entry} onClose={close} />}
    </>
  );
}
