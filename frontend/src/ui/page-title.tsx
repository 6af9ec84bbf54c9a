import { Group, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTabTitle } from './tab-title.ts';

export interface PageTitleProps {
  title: string;
  /** Beside the title, such as a status. */
  beside?: ReactNode;
  /** One line under the title. */
  text?: ReactNode;
  /** At the right; under the title on a phone. */
  actions?: ReactNode;
  /** The browser tab's words where the title names a person. */
  tab?: string;
}

export function PageTitle({ title, beside, text, actions, tab = title }: PageTitleProps) {
  useTabTitle(tab);
  return (
    <Group justify="space-between" align="flex-start" gap="sm" mb="lg">
      <Stack gap={4} miw={0} style={{ overflowWrap: 'anywhere' }}>
        <Group gap="sm">
          <Title order={1}>{title}</Title>
          {beside}
        </Group>
        {text && (
          <Text c="dimmed" component="div">
            {text}
          </Text>
        )}
      </Stack>
      {actions && <Group gap="xs">{actions}</Group>}
    </Group>
  );
}
