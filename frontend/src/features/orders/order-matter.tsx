import { Stack, Text } from '@mantine/core';
import type { OrderMatterResponse } from '@vouchwell/contract';
import { CodeText } from '../../ui/words/code-text.tsx';
import { Facts } from '../../ui/words/facts.tsx';
import { dayText } from '../../ui/words/when.tsx';
import classes from './order-matter.module.css';

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
      <ul className={classes.lines} aria-label="Items ordered">
        {of.lines.map(({ hcpcs, description, quantity }) => (
          <li key={`${hcpcs} ${description}`} className={classes.line}>
            <CodeText fw={600}>{hcpcs}</CodeText>
            <Text>{description}</Text>
            <Text c="dimmed" className={classes.quantity}>
              Quantity {quantity}
            </Text>
          </li>
        ))}
      </ul>
    </Stack>
  );
}
