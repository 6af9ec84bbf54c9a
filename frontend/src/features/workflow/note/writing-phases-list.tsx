import { Group, Text } from '@mantine/core';
import { IconCircle, IconCircleCheck, IconLoader2 } from '@tabler/icons-react';
import { phases } from './writing-phases.ts';
import rows from '../../../ui/lists/rows.module.css';
import classes from './writing.module.css';

/** The five phases. `current` is -1 before the first. */
export function PhaseList({ current, finished }: { current: number; finished: boolean }) {
  return (
    <ol className={rows.rows}>
      {phases.map(({ label }, index) => {
        const done = finished || index < current;
        const active = !finished && index === current;
        const Glyph = done ? IconCircleCheck : active ? IconLoader2 : IconCircle;
        return (
          <Group component="li" key={label} gap="xs" wrap="nowrap" py={3}>
            <Glyph
              size={18}
              aria-hidden
              className={active ? classes.turning : undefined}
              color={done ? 'var(--mantine-color-green-text)' : undefined}
            />
            <Text fz="sm" fw={active ? 600 : 400} c={done || active ? undefined : 'dimmed'}>
              {label}
            </Text>
          </Group>
        );
      })}
    </ol>
  );
}
