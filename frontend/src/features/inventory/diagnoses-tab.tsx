import { Button, Group, Text } from '@mantine/core';
import { IconCalendarOff, IconReportMedical } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { InventoryDiagnosis } from '@vouchwell/contract';
import { codeHoldingLabel } from '@vouchwell/rules';
import { useState } from 'react';
import { anyText, oneOf, sortedBy, useListFilter } from '../../lib/list-filter.ts';
import { CodeText } from '../../ui/words/code-text.tsx';
import { DataTable, type Column } from '../../ui/lists/data-table.tsx';
import { FilterSelect } from '../../ui/lists/filter-select.tsx';
import { useNamesImports } from '../../ui/lists/import-pages.tsx';
import { ListPage } from '../../ui/lists/list-page.tsx';
import { SearchBox } from '../../ui/lists/search-box.tsx';
import { actionsColumn, AddEntry, type OpenEntry, useOpenEntry } from '../../ui/lists/open-entry.tsx';
import { Section } from '../../ui/section.tsx';
import { sortingBy } from '../../ui/lists/sorting.tsx';
import { DeactivateEntry } from './deactivate-entry.tsx';
import { DiagnosisEditor } from './diagnosis-editor.tsx';
import { ActiveBadge, statusLabel } from '../../ui/lists/entry-actions.tsx';
import { StateBadge } from '../../ui/words/status-badge.tsx';
import { useSiteDay } from '../../lib/site-time.ts';
import { dayText } from '../../ui/words/when.tsx';
import { ImportCodes } from './import-codes.tsx';
import { diagnosesQuery, PER_PAGE } from './inventory-requests.ts';

const readers = {
  search: anyText,
  category: anyText,
  holds: oneOf(codeHoldingLabel),
  status: oneOf(statusLabel),
  sort: sortedBy('diagnoses'),
};
const originLabel = { starter: 'As delivered', import: 'Imported', site: 'Added here' };

/** A code that has ended is found no more for what comes after its last day, though nobody took it out of use. */
function Standing({ isActive, until }: { isActive: boolean; until: string | null }) {
  const today = useSiteDay();
  const hasEnded = isActive && until !== null && until < today;
  return hasEnded ? (
    <StateBadge color="gray" icon={IconCalendarOff} label="Ended" />
  ) : (
    <ActiveBadge isActive={isActive} />
  );
}

/** From when to when the code set has the code, as far as it is known. */
function Holds({ from, until }: { from: string | null; until: string | null }) {
  const words = [from && `from ${dayText(from)}`, until && `until ${dayText(until)}`].filter(Boolean);
  if (words.length === 0) return null;
  return (
    <Text fz="xs" c="dimmed">
      In the code set {words.join(' ')}
    </Text>
  );
}

const columnsFor = (entries: OpenEntry<InventoryDiagnosis>): Column<InventoryDiagnosis>[] => [
  { header: 'Code', sort: 'code', cell: ({ code }) => <CodeText fw={600}>{code}</CodeText> },
  { header: 'Description', kind: 'main', cell: ({ description }) => description },
  {
    header: 'Category',
    sort: 'category',
    cell: ({ category, subcategory }) => [category, subcategory].filter(Boolean).join(' · ') || '–',
  },
  {
    header: 'Source',
    cell: ({ origin, source, usual }) => (
      <>
        <span title={source ?? undefined}>{originLabel[origin]}</span>
        {usual && (
          <Text fz="xs" c="dimmed">
            Usual for equipment
          </Text>
        )}
      </>
    ),
  },
  {
    header: 'Status',
    kind: 'plain',
    cell: ({ is_active, holds_from, holds_until }) => (
      <>
        <Standing isActive={is_active} until={holds_until} />
        <Holds from={holds_from} until={holds_until} />
      </>
    ),
  },
  actionsColumn(entries, (entry) => entry.code),
];

export function DiagnosesTab() {
  const entries = useOpenEntry<InventoryDiagnosis>();
  const { open, close } = entries;
  const by = useListFilter(readers);
  const { filter, change } = by;
  const query = useQuery(diagnosesQuery(filter));
  const categories = query.data?.categories ?? (filter.category ? [filter.category] : []);
  const [importing, setImporting] = useState(useNamesImports());
  const add = <AddEntry words="Add Diagnosis" onClick={entries.add} />;
  const actions = (
    <Group gap="xs">
      <Button variant="default" size="xs" onClick={() => setImporting(true)}>
        Import codes
      </Button>
      {add}
    </Group>
  );
  return (
    <Section title="ICD-10 Diagnoses" actions={actions}>
      <Group gap="xs" mb="sm">
        <SearchBox
          label="Search diagnoses"
          placeholder="Search by code or words"
          search={filter.search}
          onSearch={(search) => change({ search })}
        />
        <FilterSelect
          label="Filter by category"
          all="All categories"
          labels={Object.fromEntries(categories.map((name) => [name, name]))}
          value={filter.category}
          onChange={(category) => change({ category })}
        />
        <FilterSelect
          label="Filter by when they hold"
          all="Whenever they hold"
          labels={codeHoldingLabel}
          value={filter.holds}
          onChange={(holds) => change({ holds })}
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
        noun="diagnoses"
        icon={IconReportMedical}
        query={query}
        by={by}
        perPage={PER_PAGE}
        none={{ title: 'No diagnoses', text: 'Add the codes that cases are to offer.', action: add }}
        noMatch={{ title: 'No diagnoses found', text: 'No code matches your search and filters.' }}
        failed="Failed to load diagnoses"
        skeletons={{ rows: 8 }}
      >
        {(rows, waiting) => (
          <DataTable
            label="Diagnoses"
            columns={columnsFor(entries)}
            rows={rows}
            rowKey={({ id }) => id}
            onOpen={entries.edit}
            waiting={waiting}
            sorting={sortingBy(by)}
          />
        )}
      </ListPage>
      {importing && <ImportCodes onClose={() => setImporting(false)} />}
      {open?.kind === 'new' && <DiagnosisEditor entry={null} categories={categories} onClose={close} />}
      {open?.kind === 'edit' && (
        <DiagnosisEditor entry={open.entry} categories={categories} onClose={close} />
      )}
      {open?.kind === 'deactivate' && (
        <DeactivateEntry asked={{ kind: 'diagnoses', entry: open.entry }} onClose={close} />
      )}
    </Section>
  );
}
