import { Button, Group, Text } from '@mantine/core';
import { IconPackage } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { InventoryItem } from '@vouchwell/contract';
import { useState } from 'react';
import { aNumber, anyText, oneOf, sortedBy, useListFilter } from '../../lib/list-filter.ts';
import { CodeText } from '../../ui/words/code-text.tsx';
import { DataTable, type Column } from '../../ui/lists/data-table.tsx';
import { FilterSelect } from '../../ui/lists/filter-select.tsx';
import { useNamesImports } from '../../ui/lists/import-pages.tsx';
import { ListPage } from '../../ui/lists/list-page.tsx';
import { SearchBox } from '../../ui/lists/search-box.tsx';
import { actionsColumn, AddEntry, type OpenEntry, useOpenEntry } from '../../ui/lists/open-entry.tsx';
import { SaveFileButton } from '../../ui/save-file-button.tsx';
import { Section } from '../../ui/section.tsx';
import { sortingBy } from '../../ui/lists/sorting.tsx';
import { DeactivateEntry } from './deactivate-entry.tsx';
import { ActiveBadge, statusLabel } from '../../ui/lists/entry-actions.tsx';
import { Failure } from '../../ui/states/failure.tsx';
import { ImportItems } from './import-items.tsx';
import { itemFileAddress } from './import-requests.ts';
import { categoriesQuery, itemsQuery, PER_PAGE } from './inventory-requests.ts';
import { ItemEditor } from './item-editor.tsx';

const readers = {
  search: anyText,
  category_id: aNumber,
  status: oneOf(statusLabel),
  sort: sortedBy('items'),
};

function limitOf({ quantity_limit, limit_period, unit }: InventoryItem): string {
  if (quantity_limit === null) return 'No limit';
  const amount = unit && unit !== 'each' ? `${quantity_limit} ${unit}` : `${quantity_limit}`;
  return limit_period ? `${amount} per ${limit_period}` : amount;
}

function choicesOf({ requires_size, requires_color, requires_length }: InventoryItem): string {
  const asked = [requires_size && 'size', requires_color && 'color', requires_length && 'length'];
  return asked.filter(Boolean).join(', ') || '–';
}

const columnsFor = (entries: OpenEntry<InventoryItem>): Column<InventoryItem>[] => [
  {
    header: 'Item',
    kind: 'main',
    sort: 'name',
    cell: ({ name, description }) => (
      <div style={{ overflowWrap: 'anywhere' }}>
        <Text fw={600}>{name}</Text>
        <Text fz="xs" c="dimmed">
          {description}
        </Text>
      </div>
    ),
  },
  { header: 'HCPCS', sort: 'hcpcs', cell: ({ hcpcs }) => (hcpcs ? <CodeText>{hcpcs}</CodeText> : '–') },
  { header: 'Category', cell: ({ category_name }) => category_name ?? '–' },
  {
    header: 'Limit',
    cell: (item) => (
      <>
        {limitOf(item)}
        {item.quantity_limit !== null && item.limit_group && (
          <Text fz="xs" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
            Shared by {item.limit_group}
          </Text>
        )}
      </>
    ),
  },
  { header: 'Asks for', cell: choicesOf },
  { header: 'Status', kind: 'plain', cell: ({ is_active }) => <ActiveBadge isActive={is_active} /> },
  actionsColumn(entries, (entry) => entry.name),
];

export function ItemsTab() {
  const entries = useOpenEntry<InventoryItem>();
  const { open, close } = entries;
  const by = useListFilter(readers);
  const { filter, change } = by;
  const query = useQuery(itemsQuery(filter));
  const { data: categories = [], error, refetch } = useQuery(categoriesQuery);
  const [importing, setImporting] = useState(useNamesImports());
  const add = <AddEntry words="Add Item" onClick={entries.add} />;
  const actions = (
    <Group gap="xs">
      <Button variant="default" size="xs" onClick={() => setImporting(true)}>
        Import from CSV
      </Button>
      <SaveFileButton
        label="Export as CSV"
        size="xs"
        name="items.csv"
        fetch={itemFileAddress}
        failed="Failed to export the items"
      />
      {add}
    </Group>
  );
  return (
    <Section title="DME Items" actions={actions}>
      {error && (
        <Failure
          title="Failed to load the categories of items"
          error={error}
          onRetry={() => void refetch()}
        />
      )}
      <Group gap="xs" mb="sm">
        <SearchBox
          label="Search items"
          placeholder="Search by name, description or HCPCS"
          search={filter.search}
          onSearch={(search) => change({ search })}
        />
        <FilterSelect
          label="Filter by category"
          all="All categories"
          labels={Object.fromEntries(categories.map(({ id, name }) => [String(id), name]))}
          value={filter.category_id}
          onChange={(category_id) => change({ category_id })}
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
        noun="items"
        icon={IconPackage}
        query={query}
        by={by}
        perPage={PER_PAGE}
        none={{ title: 'No items', text: 'Add the equipment that cases are to offer.', action: add }}
        noMatch={{ title: 'No items found', text: 'No item matches your search, category and status.' }}
        failed="Failed to load items"
        skeletons={{ rows: 8 }}
      >
        {(rows, waiting) => (
          <DataTable
            label="Items"
            columns={columnsFor(entries)}
            rows={rows}
            rowKey={({ id }) => id}
            onOpen={entries.edit}
            waiting={waiting}
            sorting={sortingBy(by)}
          />
        )}
      </ListPage>
      {importing && <ImportItems onClose={() => setImporting(false)} />}
      {open?.kind === 'new' && <ItemEditor entry={null} categories={categories} onClose={close} />}
      {open?.kind === 'edit' && <ItemEditor entry={open.entry} categories={categories} onClose={close} />}
      {open?.kind === 'deactivate' && (
        <DeactivateEntry asked={{ kind: 'items', entry: open.entry }} onClose={close} />
      )}
    </Section>
  );
}
