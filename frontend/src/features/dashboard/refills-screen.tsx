import { IconCalendarDue } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useListFilter } from '../../lib/list-filter.ts';
import { Breadcrumb } from '../../ui/breadcrumb.tsx';
import { ListPage } from '../../ui/lists/list-page.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { Section } from '../../ui/section.tsx';
import { refillsQuery } from './refill-list.ts';
import { RefillTable } from './refill-table.tsx';

const PER_PAGE = 20;
const readers = {};

/** Which supplies end when, and what is to be done about each. */
export function RefillsScreen() {
  const by = useListFilter(readers);
  const query = useQuery(refillsQuery({ page: by.filter.page, perPage: PER_PAGE }));
  return (
    <>
      <Breadcrumb way={[{ label: 'Dashboard', to: '/app' }]} here="Refills" />
      <PageTitle
        title="Refills"
        text="The patient may be asked from 30 days, and the refill delivered from 10 days before the supply ends."
      />
      <Section title="What is due first, what is delivered last">
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
          noMatch={{ title: 'No refill is due' }}
          failed="Failed to load the refills"
        >
          {(refills, waiting) => <RefillTable refills={refills} waiting={waiting} />}
        </ListPage>
      </Section>
    </>
  );
}
