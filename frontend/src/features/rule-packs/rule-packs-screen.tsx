import { Button, Group, Stack, Text } from '@mantine/core';
import { IconScale } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { Confidence, Criterion, Pack } from '@vouchwell/rules';
import { counted } from '../../lib/counted.ts';
import { anyText, oneOf, useListFilter } from '../../lib/list-filter.ts';
import { Breadcrumb } from '../../ui/breadcrumb.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Failure } from '../../ui/failure.tsx';
import { FilterSelect } from '../../ui/filter-select.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { SearchBox } from '../../ui/search-box.tsx';
import { RowSkeletons } from '../../ui/skeletons.tsx';
import { confidenceLabel } from './public/confidence-badge.tsx';
import { PackSection } from './pack-section.tsx';
import { concernsOf, confidenceIn, questionsOf } from './pack-words.ts';
import { rulePacksQuery } from './rule-pack-requests.ts';

const readers = { search: anyText, confidence: oneOf(confidenceLabel) };

interface Wanted {
  search: string;
  confidence: Confidence | '';
}

/** Whether all that is said of a criterion holds each of the words sought. */
function fits(pack: Pack, criterion: Criterion, { search, confidence }: Wanted): boolean {
  if (confidence !== '' && confidenceIn(pack, criterion) !== confidence) return false;
  const sources = pack.sources.filter(({ id }) => criterion.sources.some(({ source }) => source === id));
  const said = [
    ...[
      pack.title,
      criterion.id,
      criterion.text,
      concernsOf(pack, criterion),
      ...questionsOf(pack, criterion),
    ],
    ...sources.flatMap(({ id, title }) => [id, title]),
  ];
  const text = said.join(' ').toLowerCase();
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

/** Every published rule that cases are held against, to be read. */
export function RulePacksScreen() {
  const { data, isPending, error, refetch } = useQuery(rulePacksQuery);
  const { filter, change, clear } = useListFilter(readers);
  const found = (data?.packs ?? [])
    .map((pack) => ({ pack, criteria: pack.criteria.filter((criterion) => fits(pack, criterion, filter)) }))
    .filter(({ criteria }) => criteria.length > 0);
  const count = found.reduce((sum, { criteria }) => sum + criteria.length, 0);
  return (
    <>
      <Breadcrumb way={[{ label: 'Dashboard', to: '/app' }]} here="Rule Packs" />
      <PageTitle
        title="Rule Packs"
        text="Published coverage rules in our own words, with their sources and dates. They promise no payment."
      />
      {error && (
        <Failure title="Failed to load the rule packs" error={error} onRetry={() => void refetch()} />
      )}
      {isPending && <RowSkeletons rows={4} height={160} label="Loading rule packs" />}
      {data && (
        <Stack gap="md">
          <Group gap="sm" role="search">
            <SearchBox
              label="Search rules"
              placeholder="Words, a source, or a rule such as CGM-4"
              search={filter.search}
              onSearch={(search) => change({ search })}
            />
            <FilterSelect
              label="Filter by confidence"
              all="All confidences"
              labels={confidenceLabel}
              value={filter.confidence}
              onChange={(confidence) => change({ confidence })}
            />
          </Group>
          <Text c="dimmed" fz="sm" role="status">
            {counted(count, 'rule')} in {counted(found.length, 'pack')}
          </Text>
          {found.map(({ pack, criteria }) => (
            <PackSection
              key={`${pack.id} ${pack.version}`}
              pack={pack}
              criteria={criteria}
              today={data.today}
            />
          ))}
          {found.length === 0 && (
            <EmptyState
              heading={2}
              icon={IconScale}
              title="No rule matches"
              text="Other words or another confidence may find it."
              action={
                <Button variant="default" onClick={clear}>
                  Clear filters
                </Button>
              }
            />
          )}
        </Stack>
      )}
    </>
  );
}
