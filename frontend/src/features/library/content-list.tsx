import { Button, Group, NativeSelect } from '@mantine/core';
import { IconBooks } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ContentCategory, ContentType } from '@vouchwell/contract';
import { useEffect } from 'react';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Failure } from '../../ui/failure.tsx';
import { Pager } from '../../ui/pager.tsx';
import { SearchBox } from '../../ui/search-box.tsx';
import { RowSkeletons } from '../../ui/skeletons.tsx';
import {
  categoryLabel,
  choices,
  CONTENT_PER_PAGE,
  contentsQuery,
  typeLabel,
  type ContentFilter,
} from './library-requests.ts';
import { useContentFilter } from './content-filter.ts';
import { ContentTable, type ContentTableProps } from './content-table.tsx';

interface FiltersProps {
  filter: ContentFilter;
  onChange: (part: Partial<ContentFilter>) => void;
}

function Filters({ filter, onChange }: FiltersProps) {
  return (
    <Group gap="xs" mb="sm">
      <SearchBox
        label="Search contents"
        placeholder="Search by title, text or tag"
        search={filter.search}
        onSearch={(search) => onChange({ search })}
      />
      <NativeSelect
        aria-label="Filter by type"
        value={filter.contentType}
        onChange={(event) => onChange({ contentType: event.currentTarget.value as ContentType | '' })}
        data={[{ value: '', label: 'All types' }, ...choices(typeLabel)]}
      />
      <NativeSelect
        aria-label="Filter by category"
        value={filter.category}
        onChange={(event) => onChange({ category: event.currentTarget.value as ContentCategory | '' })}
        data={[{ value: '', label: 'All categories' }, ...choices(categoryLabel)]}
      />
    </Group>
  );
}

function NoContents({
  filtered,
  onClear,
  onNew,
}: {
  filtered: boolean;
  onClear: () => void;
  onNew: () => void;
}) {
  return filtered ? (
    <EmptyState
      heading={3}
      icon={IconBooks}
      title="No content found"
      text="No content matches your search and filters."
      action={
        <Button variant="default" onClick={onClear}>
          Clear filters
        </Button>
      }
    />
  ) : (
    <EmptyState
      heading={3}
      icon={IconBooks}
      title="The library is empty"
      text="Notes are written without instructions or samples until there is content."
      action={<Button onClick={onNew}>New content</Button>}
    />
  );
}

export interface ContentListProps extends Pick<ContentTableProps, 'onEdit' | 'onVersions' | 'onDelete'> {
  onNew: () => void;
}

export function ContentList({ onNew, ...actions }: ContentListProps) {
  const { filter, change } = useContentFilter();
  const { data, isPending, error, isPlaceholderData, refetch } = useQuery(contentsQuery(filter));
  const pages = data?.pages;
  // The last content of the last page was deleted, or the address names a page that is not there.
  useEffect(() => {
    if (pages !== undefined && !isPlaceholderData && filter.page > Math.max(1, pages))
      change({ page: Math.max(1, pages) });
  }, [pages, isPlaceholderData, filter.page, change]);
  return (
    <>
      <Filters filter={filter} onChange={change} />
      {isPending && <RowSkeletons rows={5} label="Loading contents" />}
      {error && <Failure title="Failed to fetch RAG content" error={error} onRetry={() => void refetch()} />}
      {data?.content.length === 0 && (
        <NoContents
          filtered={Boolean(filter.search || filter.contentType || filter.category)}
          onClear={() => change({ search: '', contentType: '', category: '' })}
          onNew={onNew}
        />
      )}
      {data && data.content.length > 0 && (
        <>
          <ContentTable contents={data.content} waiting={isPlaceholderData} {...actions} />
          <Pager
            page={filter.page}
            pages={data.pages}
            total={data.total}
            perPage={CONTENT_PER_PAGE}
            noun="contents"
            onPage={(page) => change({ page })}
          />
        </>
      )}
    </>
  );
}
