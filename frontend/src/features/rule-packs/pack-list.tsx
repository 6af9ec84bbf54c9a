import { Button, Group, Text } from '@mantine/core';
import { IconScale } from '@tabler/icons-react';
import type { ImportedRulePack, RulePacksResponse } from '@vouchwell/contract';
import type { Confidence, Criterion, Pack } from '@vouchwell/rules';
import { useState } from 'react';
import { counted } from '../../lib/counted.ts';
import { anyText, oneOf, useListFilter } from '../../lib/list-filter.ts';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { FilterSelect } from '../../ui/lists/filter-select.tsx';
import { SearchBox } from '../../ui/lists/search-box.tsx';
import { EndPack } from './end-pack.tsx';
import { PackSection } from './pack-section.tsx';
import { concernsOf, confidenceIn, questionsOf } from './pack-words.ts';
import { confidenceLabel } from './public/confidence-badge.tsx';

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

/** A pack that somebody is about to end. */
interface Ending {
  title: string;
  imported: ImportedRulePack;
}

interface PackListProps {
  packs: RulePacksResponse;
  mayManage: boolean;
}

/** Every pack with the rules that the filter leaves. */
export function PackList({ packs: all, mayManage }: PackListProps) {
  const { packs, imported, delivered, today, revision } = all;
  const [ending, setEnding] = useState<Ending | null>(null);
  const { filter, filtered, change, clear } = useListFilter(readers);
  const found = packs
    .map((pack) => ({ pack, criteria: pack.criteria.filter((criterion) => fits(pack, criterion, filter)) }))
    .filter(({ criteria }) => criteria.length > 0);
  const count = found.reduce((sum, { criteria }) => sum + criteria.length, 0);
  const originOf = ({ id, version }: Pack) =>
    imported.find((one) => one.id === id && one.version === version);
  const releaseOf = ({ id, version }: Pack) =>
    delivered.find((one) => one.id === id && one.version === version);
  const nameOf = ({ title, version }: Pack) =>
    packs.filter((one) => one.title === title).length > 1 ? `${title}, version ${version}` : title;
  /** Null: it came with the program, or has ended. */
  const endingOf = (pack: Pack): Ending | null => {
    const origin = originOf(pack);
    const isOver = pack.effective_to !== null && pack.effective_to < today;
    return mayManage && origin && !isOver ? { title: pack.title, imported: origin } : null;
  };
  return (
    <>
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
      <Group gap="xs">
        <Text c="dimmed" fz="sm" role="status">
          {counted(count, 'rule')} in {counted(found.length, 'pack')}
        </Text>
        {filtered && count > 0 && (
          <Button variant="subtle" size="compact-sm" onClick={clear}>
            Clear filters
          </Button>
        )}
      </Group>
      {found.map(({ pack, criteria }) => {
        const [origin, release, toEnd] = [originOf(pack), releaseOf(pack), endingOf(pack)];
        return (
          <PackSection
            key={`${pack.id} ${pack.version}`}
            pack={pack}
            name={nameOf(pack)}
            criteria={criteria}
            sought={filtered}
            today={today}
            {...(origin && { imported: origin })}
            {...(release && { delivered: release })}
            {...(toEnd && { onEnd: () => setEnding(toEnd) })}
          />
        );
      })}
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
      {ending && <EndPack {...ending} today={today} revision={revision} onClose={() => setEnding(null)} />}
    </>
  );
}
