import { Button, Group } from '@mantine/core';
import { IconBooks } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { anyText, oneOf, sortedBy, useListFilter } from '../../lib/list-filter.ts';
import { statusLabel } from '../../ui/lists/entry-actions.tsx';
import { FilterSelect } from '../../ui/lists/filter-select.tsx';
import { ListPage } from '../../ui/lists/list-page.tsx';
import { SearchBox } from '../../ui/lists/search-box.tsx';
import { sortingBy } from '../../ui/lists/sorting.tsx';
import { categoryLabel, typeLabel } from './content-labels.ts';
import { ContentTable, type ContentTableProps } from './content-table.tsx';
import { CONTENT_PER_PAGE, contentsQuery } from './library-requests.ts';

const readers = {
  search: anyText,
  content_type: oneOf(typeLabel),
  category: oneOf(categoryLabel),
  status: oneOf(statusLabel),
  sort: sortedBy('contents'),
};

export interface ContentListProps extends Pick<ContentTableProps, 'onEdit' | 'onVersions' | 'onDelete'> {
  onNew: () => void;
}

export function ContentList({ onNew, ...actions }: ContentListProps) {
  const by = useListFilter(readers);
  const { filter, change } = by;
  return (
    <>
      <Group gap="xs" mb="sm">
        <SearchBox
          label="Search contents"
          placeholder="Search by title, text or tag"
          search={filter.search}
          onSearch={(search) => change({ search })}
        />
        <FilterSelect
          label="Filter by type"
          all="All types"
          labels={typeLabel}
          value={filter.content_type}
          onChange={(content_type) => change({ content_type })}
        />
        <FilterSelect
          label="Filter by category"
          all="All categories"
          labels={categoryLabel}
          value={filter.category}
          onChange={(category) => change({ category })}
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
        noun="contents"
        icon={IconBooks}
        query={useQuery(contentsQuery(filter))}
        by={by}
        perPage={CONTENT_PER_PAGE}
        none={{
          title: 'The library is empty',
          text: 'Notes are written without instructions or samples until there is content.',
          action: <Button onClick={onNew}>New content</Button>,
        }}
        noMatch={{ title: 'No content found', text: 'No content matches your search and filters.' }}
        failed="Failed to fetch RAG content"
      >
        {(contents, waiting) => (
          <ContentTable contents={contents} waiting={waiting} sorting={sortingBy(by)} {...actions} />
        )}
      </ListPage>
    </>
  );
}
