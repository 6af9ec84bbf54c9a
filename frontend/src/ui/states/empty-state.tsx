import { Stack, Text, ThemeIcon, Title } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTabTitle } from '../tab-title.ts';

export interface EmptyStateProps {
  icon: Icon;
  title: string;
  /** One sentence. */
  text?: ReactNode;
  /** The one action that helps. */
  action?: ReactNode;
  /** 1 where it stands in the place of a screen, which then bears its name. */
  heading?: 1 | 2 | 3;
}

export function EmptyState({ icon: Glyph, title, text, action, heading = 2 }: EmptyStateProps) {
  useTabTitle(heading === 1 ? title : null);
  return (
    <Stack align="center" gap="xs" py="xl" px="md" ta="center">
      <ThemeIcon variant="light" color="gray" size={48} radius="xl" aria-hidden>
        <Glyph size={24} stroke={1.5} />
      </ThemeIcon>
      <Title order={heading} fz="lg">
        {title}
      </Title>
      {text && (
        <Text c="dimmed" maw={440}>
          {text}
        </Text>
      )}
      {action && <div>{action}</div>}
    </Stack>
  );
}
