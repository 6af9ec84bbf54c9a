import { Group, Paper, Text } from '@mantine/core';
import { IconCalendarDue } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { numberText } from '../../lib/counted.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { dayText } from '../../ui/words/when.tsx';
import { patientName } from '../patients/public/patient-facts.ts';
import { refillsQuery } from './refill-list.ts';
import { RefillBadge } from './refill-table.tsx';

/** On the dashboard, in a line above the cases: which supply ends first. Nothing where none has a day. */
export function RefillsDue() {
  const { data } = useQuery(refillsQuery({ page: 1, perPage: 1 }));
  const [first] = data?.rows ?? [];
  if (!data || !first) return null;
  return (
    <Paper withBorder px="md" py={6} component="section" aria-label="Refills due">
      <Group gap="xs">
        <IconCalendarDue size={18} stroke={1.5} aria-hidden style={{ flex: 'none' }} />
        <Text component="h2" fz="sm" fw={600}>
          Refills due
        </Text>
        <RefillBadge state={first.state} />
        <Text c="dimmed" fz="sm" flex={1} miw={200}>
          {patientName(first.patient)} · Supply ends {dayText(first.supply_end)}
        </Text>
        <ButtonLink to="/app/refills" size="xs" variant="default" style={{ flex: 'none' }}>
          All refills ({numberText(data.total)})
        </ButtonLink>
      </Group>
    </Paper>
  );
}
