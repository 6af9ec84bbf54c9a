import { ActionIcon, Group, Text } from '@mantine/core';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { exceedsLimit, limitShared, limitWarning, quantityUnderLimit } from '@vouchwell/rules';
import { CodeText } from '../../../ui/words/code-text.tsx';
import { limitedLine, type DraftItem } from '../draft/draft.ts';
import classes from '../../../ui/lists/rows.module.css';

function itemFacts({ quantity, size, color, length }: DraftItem): string {
  return [`Quantity ${quantity}`, size && `size ${size}`, color, length && `length ${length}`]
    .filter(Boolean)
    .join(' · ');
}

function ItemText({ item, items }: { item: DraftItem; items: readonly DraftItem[] }) {
  const line = limitedLine(item);
  const others = items.filter(({ key }) => key !== item.key).map(limitedLine);
  const together = quantityUnderLimit(line, [...others, line]);
  return (
    <div className={classes.grow}>
      <Text fw={550}>
        {item.item} {item.hcpcs && <CodeText c="dimmed">{item.hcpcs}</CodeText>}
      </Text>
      <Text fz="sm" c="dimmed" className="tabular">
        {item.category && `${item.category} · `}
        {itemFacts(item)}
      </Text>
      {exceedsLimit(together, item.limit) && (
        <Text fz="sm" c="light-dark(#8a4b00, #ffc078)" className="tabular">
          {limitWarning(item.limit)}
          {together > item.quantity && ` together: ${together}`}
        </Text>
      )}
      {item.limitGroup && exceedsLimit(together, item.limit) && together > item.quantity && (
        <Text fz="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
          {limitShared(item.limitGroup)}
        </Text>
      )}
      {item.justification && <Text fz="sm">{item.justification}</Text>}
    </div>
  );
}

interface ItemListProps {
  items: DraftItem[];
  readOnly: boolean;
  onEdit: (item: DraftItem) => void;
  onRemove: (item: DraftItem) => void;
}

export function ItemList({ items, readOnly, onEdit, onRemove }: ItemListProps) {
  return (
    <ul className={classes.rows} aria-label="Items of this case" tabIndex={-1} data-arrival>
      {items.map((item) => (
        <li key={item.key} className={classes.row}>
          <ItemText item={item} items={items} />
          {!readOnly && (
            <Group gap={4} wrap="nowrap">
              <ActionIcon
                variant="subtle"
                size={36}
                aria-label={`Edit ${item.item}`}
                onClick={() => onEdit(item)}
              >
                <IconPencil size={18} aria-hidden />
              </ActionIcon>
              <ActionIcon
                variant="subtle"
                color="red"
                size={36}
                aria-label={`Remove ${item.item}`}
                onClick={() => onRemove(item)}
              >
                <IconTrash size={18} aria-hidden />
              </ActionIcon>
            </Group>
          )}
        </li>
      ))}
    </ul>
  );
}
