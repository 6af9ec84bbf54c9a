import { Group, Stack, Text } from '@mantine/core';
import type { OrderMatterResponse } from '@vouchwell/contract';
import { CodeText } from '../../ui/code-text.tsx';
import { Facts } from '../../ui/facts.tsx';
import { dayText } from '../../ui/when.tsx';
import classes from '../../ui/rows.module.css';

/** What an order says, but for its signature. */
export function OrderMatter({ of, cols = 3 }: { of: OrderMatterResponse; cols?: number }) {
  const { name, npi } = of.practitioner;
  return (
    <Stack gap="sm">
      <Facts
        cols={cols}
        facts={[
          { label: 'Patient', value: of.patient },
          { label: 'Order date', value: dayText(of.order_date) },
          {
            label: 'Practitioner',
            value: (
              <>
                {name}, NPI <CodeText>{npi}</CodeText>
              </>
            ),
          },
        ]}
      />
      <ul className={classes.rows} aria-label="Items ordered">
        {of.lines.map(({ hcpcs, description, quantity }) => (
          <Group component="li" key={`${hcpcs} ${description}`} gap="sm" py={2} align="baseline">
            {hcpcs !== null && <CodeText fw={600}>{hcpcs}</CodeText>}
            <Text style={{ flex: '1 1 12rem', overflowWrap: 'anywhere' }}>{description}</Text>
            <Text c="dimmed">Quantity {quantity}</Text>
          </Group>
        ))}
      </ul>
    </Stack>
  );
}
