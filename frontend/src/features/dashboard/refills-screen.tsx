import { Group } from '@mantine/core';
import { IconCalendarDue } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { oneOf, useListFilter } from '../../lib/list-filter.ts';
import { Breadcrumb } from '../../ui/breadcrumb.tsx';
import { FilterSelect } from '../../ui/lists/filter-select.tsx';
import { ListPage } from '../../ui/lists/list-page.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { Section } from '../../ui/section.tsx';
import { refillsQuery } from './refill-list.ts';
import { RefillTable } from './refill-table.tsx';

const PER_PAGE = 20;
const stageLabel = { due: 'To be done now', later: 'To be done later', delivered: 'Delivered' } as const;
const readers = { stage: oneOf(stageLabel) };

/** Which supplies end when, and what is to be done about each. */
export function RefillsScreen() {
  const by = useListFilter(readers);
  const query = useQuery(refillsQuery({ ...by.filter, perPage: PER_PAGE }));
  return (
    <>
      <Breadcrumb way={[{ label: 'Dashboard', to: '/app' }]} here="Refills" />
      <PageTitle
        title="Refills"
        text="The patient may be asked from 30 days, and the refill delivered from 10 days before the supply ends."
      />
      <Section title="What is due first, what is delivered last">
        <Group gap="xs" mb="sm">
          <FilterSelect
            label="Filter by what is to be done"
            all="All refills"
            labels={stageLabel}
            value={by.filter.stage}
            onChange={(stage) => by.change({ stage })}
          />
        </Group>
        <ListPage
          noun="refills"
          icon={IconCalendarDue}
          query={query}
          by={by}
          perPage={PER_PAGE}
          none={{
            title: 'No refill is due',
            text: 'A case appears here once it says on what day the last supply will be used up.',
          }}
          noMatch={{ title: 'No refill is at this stage', clear: 'Show all refills' }}
          failed="Failed to load the refills"
        >
          {(refills, waiting) => <RefillTable refills={refills} waiting={waiting} />}
        </ListPage>
      </Section>
    </>
  );
}
