import { Group, Stack, Text } from '@mantine/core';
import { IconScale } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ImportedRulePack } from '@vouchwell/contract';
import { useState } from 'react';
import { counted } from '../../lib/counted.ts';
import { anyText, oneOf, sortedBy, useListFilter } from '../../lib/list-filter.ts';
import { FilterSelect } from '../../ui/lists/filter-select.tsx';
import { ListPage } from '../../ui/lists/list-page.tsx';
import { SearchBox } from '../../ui/lists/search-box.tsx';
import { sortingBy, SortSelect } from '../../ui/lists/sorting.tsx';
import { EndPack } from './end-pack.tsx';
import { packPage, PER_PAGE, type ShownPack } from './pack-page.ts';
import { PackSection } from './pack-section.tsx';
import { forceLabel } from './pack-words.ts';
import { confidenceLabel } from './public/confidence-badge.tsx';
import { rulePacksQuery } from './rule-pack-requests.ts';

const readers = {
  search: anyText,
  confidence: oneOf(confidenceLabel),
  force: oneOf(forceLabel),
  sort: sortedBy('rule_packs'),
};
const orders = [
  { header: 'Title', sort: 'title' },
  { header: 'First day', sort: 'from' },
];

/** A pack that somebody is about to end. */
interface Ending {
  title: string;
  imported: ImportedRulePack;
}

function Filters({ by }: { by: ReturnType<typeof useListFilter<typeof readers>> }) {
  const { filter, change } = by;
  return (
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
      <FilterSelect
        label="Filter by force"
        all="In force or not"
        labels={forceLabel}
        value={filter.force}
        onChange={(force) => change({ force })}
      />
      <SortSelect columns={orders} sorting={sortingBy(by)} />
    </Group>
  );
}

/** Every pack with the rules that the filter leaves. */
export function PackList({ mayManage }: { mayManage: boolean }) {
  const by = useListFilter(readers);
  const query = useQuery({ ...rulePacksQuery, select: (all) => packPage(all, by.filter) });
  const [ending, setEnding] = useState<Ending | null>(null);
  const { data } = query;
  /** What came with the program, or has ended, is not ended. */
  const endOf = ({ pack: { title, effective_to }, imported }: ShownPack) => {
    const isOver = effective_to !== null && data !== undefined && effective_to < data.all.today;
    return mayManage && imported && !isOver ? () => setEnding({ title, imported }) : undefined;
  };
  return (
    <>
      <Filters by={by} />
      {data && data.total > 0 && (
        <Text c="dimmed" fz="sm">
          {counted(data.rules, 'rule')} in {counted(data.total, 'pack')}
        </Text>
      )}
      <ListPage
        noun="rule packs"
        icon={IconScale}
        query={query}
        by={by}
        perPage={PER_PAGE}
        none={{ title: 'No rule packs' }}
        noMatch={{ title: 'No rule matches', text: 'Other words or another filter may find it.' }}
        failed="Failed to load the rule packs"
        skeletons={{ rows: 4, height: 160 }}
      >
        {(shown) => (
          <Stack gap="md">
            {shown.map((one) => (
              <PackSection
                key={`${one.pack.id} ${one.pack.version}`}
                shown={one}
                sought={by.filtered}
                today={data!.all.today}
                onEnd={endOf(one)}
              />
            ))}
          </Stack>
        )}
      </ListPage>
      {ending && data && <EndPack {...ending} packs={data.all} onClose={() => setEnding(null)} />}
    </>
  );
}
