import { Group, Paper, SimpleGrid, Skeleton, Text, ThemeIcon } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';
import { numberText } from '../../lib/counted.ts';

export interface Figure {
  label: string;
  icon: Icon;
  /** undefined: not known yet, or not to be had. */
  value: number | undefined;
}

/** Four figures side by side, two on a phone. */
export function FigureCards({ figures, loading }: { figures: readonly Figure[]; loading: boolean }) {
  return (
    <SimpleGrid cols={{ base: 2, md: 4 }} spacing={{ base: 'xs', sm: 'md' }}>
      {figures.map(({ label, icon: Glyph, value }) => (
        <Paper key={label} withBorder px="md" py="sm" role="group" aria-label={label}>
          <Group justify="space-between" wrap="nowrap">
            <div>
              <Text c="dimmed" fz="sm">
                {label}
              </Text>
              <Skeleton visible={loading} w="fit-content">
                <Text fz="xl" fw={650} miw={40} className="tabular">
                  {value === undefined ? '–' : numberText(value)}
                </Text>
              </Skeleton>
            </div>
            <ThemeIcon variant="light" size={32} visibleFrom="xs" aria-hidden>
              <Glyph size={18} stroke={1.5} />
            </ThemeIcon>
          </Group>
        </Paper>
      ))}
    </SimpleGrid>
  );
}
