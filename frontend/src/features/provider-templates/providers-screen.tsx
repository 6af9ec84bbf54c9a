import { Group, Text } from '@mantine/core';
import { IconStethoscope } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { KeptProviderTemplate } from '@vouchwell/contract';
import { anyText, oneOf, sortedBy, useListFilter } from '../../lib/list-filter.ts';
import { Breadcrumb } from '../../ui/breadcrumb.tsx';
import { CodeText } from '../../ui/words/code-text.tsx';
import { type Column, DataTable } from '../../ui/lists/data-table.tsx';
import { ActiveBadge, statusLabel } from '../../ui/lists/entry-actions.tsx';
import { FilterSelect } from '../../ui/lists/filter-select.tsx';
import { ListPage } from '../../ui/lists/list-page.tsx';
import { namesApart } from '../../ui/lists/names-apart.ts';
import { PageTitle } from '../../ui/page-title.tsx';
import { SearchBox } from '../../ui/lists/search-box.tsx';
import { actionsColumn, AddEntry, type OpenEntry, useOpenEntry } from '../../ui/lists/open-entry.tsx';
import { Section } from '../../ui/section.tsx';
import { sortingBy } from '../../ui/lists/sorting.tsx';
import { ProviderEditor } from './provider-editor.tsx';
import { keptTemplatesQuery, PER_PAGE } from './provider-template-requests.ts';
import { RetireProvider } from './retire-provider.tsx';

const readers = { search: anyText, status: oneOf(statusLabel), sort: sortedBy('providers') };

function Contact({ address, phone, fax }: KeptProviderTemplate) {
  const lines = [phone && `Phone ${phone}`, fax && `Fax ${fax}`].filter(Boolean);
  if (!address && lines.length === 0) return '–';
  return (
    <>
      {address && <div style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{address}</div>}
      {lines.length > 0 && (
        <Text fz="xs" c="dimmed">
          {lines.join(' · ')}
        </Text>
      )}
    </>
  );
}

const columnsFor = (
  rows: readonly KeptProviderTemplate[],
  entries: OpenEntry<KeptProviderTemplate>,
): Column<KeptProviderTemplate>[] => [
  {
    header: 'Provider',
    kind: 'main',
    sort: 'name',
    cell: ({ name, credentials, specialty }) => (
      <>
        <Text fz="sm" fw={600} style={{ overflowWrap: 'anywhere' }}>
          {credentials ? `${name}, ${credentials}` : name}
        </Text>
        <Text fz="xs" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
          {specialty}
        </Text>
      </>
    ),
  },
  { header: 'NPI', sort: 'npi', cell: ({ npi }) => <CodeText>{npi}</CodeText> },
  { header: 'Contact', cell: Contact },
  { header: 'Status', kind: 'plain', cell: ({ is_active }) => <ActiveBadge isActive={is_active} /> },
  actionsColumn(
    entries,
    namesApart(
      rows,
      ({ name }) => name,
      ({ npi }) => `NPI ${npi}`,
    ),
  ),
];

/** The providers whom cases are filled in from. */
export function ProvidersScreen() {
  const entries = useOpenEntry<KeptProviderTemplate>();
  const { open, close } = entries;
  const by = useListFilter(readers);
  const { filter, change } = by;
  const add = <AddEntry words="Add Provider" onClick={entries.add} />;
  return (
    <>
      <Breadcrumb way={[{ label: 'Dashboard', to: '/app' }]} here="Providers" />
      <PageTitle
        title="Providers"
        text="Those whom a case can be filled in from. A template signs nothing."
      />
      <Section title="Provider templates" actions={add}>
        <Group gap="xs" mb="sm">
          <SearchBox
            label="Search providers"
            placeholder="Search by name, specialty or NPI"
            search={filter.search}
            onSearch={(search) => change({ search })}
          />
          <FilterSelect
            label="Filter by status"
            all="All statuses"
            labels={statusLabel}
            value={filter.status}
            onChange={(status) => change({ status })}
          />
        </Group>
        <ListPage
          noun="providers"
          icon={IconStethoscope}
          query={useQuery(keptTemplatesQuery(filter))}
          by={by}
          perPage={PER_PAGE}
          none={{ title: 'No providers', text: 'Add those who order the equipment.', action: add }}
          noMatch={{ title: 'No providers found', text: 'No provider matches your search and status.' }}
          failed="Failed to load providers"
        >
          {(rows, waiting) => (
            <DataTable
              label="Providers"
              columns={columnsFor(rows, entries)}
              rows={rows}
              rowKey={({ id }) => id}
              onOpen={entries.edit}
              waiting={waiting}
              sorting={sortingBy(by)}
            />
          )}
        </ListPage>
      </Section>
      {open?.kind === 'new' && <ProviderEditor entry={null} onClose={close} />}
      {open?.kind === 'edit' && <ProviderEditor entry={open.entry} onClose={close} />}
      {open?.kind === 'deactivate' && <RetireProvider entry={open.entry} onClose={close} />}
    </>
  );
}
