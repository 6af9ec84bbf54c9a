import { Group, Paper, Text } from '@mantine/core';
import { IconCalendarDue } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { isRefillDue, type RefillState } from '@vouchwell/rules';
import { numberText } from '../../lib/counted.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { dayText } from '../../ui/words/when.tsx';
import { patientName } from '../patients/public/patient-facts.ts';
import classes from './waiting.module.css';
import { refillsQuery } from './refill-list.ts';
import { RefillBadge } from './refill-table.tsx';

const titleOf = (state: RefillState) =>
  isRefillDue(state) ? 'Refills due' : state === 'delivered' ? 'Refills' : 'Next refill';

/** On the dashboard, in a line above the cases: what is due first, or will be. Nothing where no supply has a day. */
export function RefillsDue() {
  const { data } = useQuery(refillsQuery({ page: 1, perPage: 1 }));
  const [first] = data?.rows ?? [];
  if (!data || !first) return null;
  const told = `${patientName(first.patient)} · Supply ends ${dayText(first.supply_end)}`;
  return (
    <Paper withBorder px="md" py={6} component="section" aria-label={titleOf(first.state)}>
      <Group gap="xs">
        <IconCalendarDue size={18} stroke={1.5} aria-hidden style={{ flex: 'none' }} />
        <Text component="h2" fz="sm" fw={600}>
          {titleOf(first.state)}
        </Text>
        <RefillBadge state={first.state} />
        <Text className={classes.first} title={told}>
          {told}
        </Text>
        <ButtonLink to="/app/refills" size="xs" variant="default" style={{ flex: 'none' }}>
          All refills ({numberText(data.total)})
        </ButtonLink>
      </Group>
    </Paper>
  );
}
