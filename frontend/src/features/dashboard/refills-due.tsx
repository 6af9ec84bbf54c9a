import { IconCalendarDue } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Section } from '../../ui/section.tsx';
import { refillsQuery } from './refill-list.ts';
import { RefillTable } from './refill-table.tsx';

const SHOWN = 5;

/** On the dashboard: which supplies end first. Nothing where none has a day. */
export function RefillsDue() {
  const { data } = useQuery(refillsQuery({ page: 1, perPage: SHOWN }));
  if (!data || data.total === 0) return null;
  return (
    <Section
      title="Refills due"
      actions={
        <ButtonLink
          to="/app/refills"
          variant="default"
          size="xs"
          leftSection={<IconCalendarDue size={16} aria-hidden />}
        >
          All refills ({data.total})
        </ButtonLink>
      }
    >
      <RefillTable refills={data.rows} waiting={false} />
    </Section>
  );
}
