import { Stack, Text } from '@mantine/core';
import type { RetentionChange } from '@vouchwell/contract';
import { usualPeriods } from '@vouchwell/rules';
import { When } from '../../ui/words/when.tsx';
import classes from '../../ui/lists/rows.module.css';
import { changeText } from './periods-text.ts';

/** Who changed the periods, when, from what to what, and why; newest first. */
export function PeriodsHistory({ history }: { history: readonly RetentionChange[] }) {
  if (history.length === 0) return <Text c="dimmed">Nobody has changed them: the usual periods stand.</Text>;
  return (
    <ul className={classes.rows} aria-label="Changes of the periods">
      {history.map(({ at, by, reason, periods }, index) => (
        <li key={at} className={classes.row}>
          <Stack gap={2} className={classes.grow}>
            <Text>{changeText(periods, history[index + 1]?.periods ?? usualPeriods)}</Text>
            <Text fz="sm" c="dimmed">
              {by}, <When at={at} />: {reason}
            </Text>
          </Stack>
        </li>
      ))}
    </ul>
  );
}
