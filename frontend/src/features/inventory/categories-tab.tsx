import { Group, Paper, SimpleGrid, Text } from '@mantine/core';
import { IconCategory } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { InventoryCategory } from '@vouchwell/contract';
import { WholeList } from '../../ui/lists/list-page.tsx';
import { AddEntry, useOpenEntry } from '../../ui/lists/open-entry.tsx';
import { Section } from '../../ui/section.tsx';
import { CategoryEditor } from './category-editor.tsx';
import { DeactivateEntry } from './deactivate-entry.tsx';
import { ActiveBadge, EntryActions } from '../../ui/lists/entry-actions.tsx';
import { categoriesQuery } from './inventory-requests.ts';

interface CardProps {
  category: InventoryCategory;
  onEdit: () => void;
  onDeactivate: () => void;
}

function CategoryCard({ category, onEdit, onDeactivate }: CardProps) {
  const { name, description, sort_order, is_active } = category;
  return (
    <Paper
      withBorder
      p="md"
      role="listitem"
      aria-label={name}
      style={{ display: 'flex', flexDirection: 'column' }}
    >
      <Group justify="space-between" wrap="nowrap" align="flex-start">
        <Text fw={600} style={{ overflowWrap: 'anywhere' }}>
          {name}
        </Text>
        <EntryActions name={name} isActive={is_active} onEdit={onEdit} onDeactivate={onDeactivate} />
      </Group>
      <Text fz="sm" c="dimmed" mb="sm" style={{ overflowWrap: 'anywhere' }}>
        {description ?? 'No description'}
      </Text>
      <Group justify="space-between" mt="auto">
        <ActiveBadge isActive={is_active} />
        <Text fz="xs" c="dimmed" className="tabular">
          Sort order {sort_order}
        </Text>
      </Group>
    </Paper>
  );
}

export function CategoriesTab() {
  const entries = useOpenEntry<InventoryCategory>();
  const { open, close } = entries;
  const add = <AddEntry words="Add Category" onClick={entries.add} />;
  return (
    <Section title="DME Categories" actions={add}>
      <WholeList
        noun="categories"
        icon={IconCategory}
        query={useQuery(categoriesQuery)}
        none={{ title: 'No categories', text: 'Items belong to categories: add the first.', action: add }}
        failed="Failed to load categories"
        skeletons={{ rows: 3, height: 112 }}
      >
        {(categories) => (
          <SimpleGrid cols={{ base: 1, sm: 2, lg: 3 }} role="list" aria-label="Categories">
            {categories.map((entry) => (
              <CategoryCard
                key={entry.id}
                category={entry}
                onEdit={() => entries.edit(entry)}
                onDeactivate={() => entries.deactivate(entry)}
              />
            ))}
          </SimpleGrid>
        )}
      </WholeList>
      {open?.kind === 'new' && <CategoryEditor entry={null} onClose={close} />}
      {open?.kind === 'edit' && <CategoryEditor entry={open.entry} onClose={close} />}
      {open?.kind === 'deactivate' && (
        <DeactivateEntry asked={{ kind: 'categories', entry: open.entry }} onClose={close} />
      )}
    </Section>
  );
}
