import { Group, Paper, Title } from '@mantine/core';
import { useId, type ReactNode } from 'react';

export interface SectionProps {
  title: string;
  actions?: ReactNode;
  /** What is only there to be filled in does not go to paper. */
  onScreen?: boolean;
  children: ReactNode;
}

/** One thing on a screen, named by its heading. */
export function Section({ title, actions, onScreen = false, children }: SectionProps) {
  const id = useId();
  return (
    <Paper
      component="section"
      withBorder
      p="md"
      aria-labelledby={id}
      {...(onScreen && { 'data-print': 'hidden' })}
    >
      <Group justify="space-between" gap="xs" mb="sm">
        <Title order={2} id={id}>
          {title}
        </Title>
        {actions}
      </Group>
      {children}
    </Paper>
  );
}
