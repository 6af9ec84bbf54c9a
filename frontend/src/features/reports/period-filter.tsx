import { Button, Group, Stack, Text, VisuallyHidden } from '@mantine/core';
import { addDays, type reportPeriodRefused } from '@vouchwell/rules';
import { useLayoutEffect, useRef } from 'react';
import { useSiteDay } from '../../lib/site-time.ts';
import { DayField } from '../../ui/lists/day-field.tsx';
import type { Period } from './report-requests.ts';

/** Up to today, of which each is a part. */
const presets = [
  { label: '4 weeks', days: 28 },
  { label: '12 weeks', days: 84 },
  { label: '12 months', days: 365 },
];

interface PeriodFilterProps {
  /** Both are known. */
  period: Period;
  /** Why there is no report of it. */
  refused: ReturnType<typeof reportPeriodRefused>;
  onChange: (period: Partial<Period>) => void;
}

export function PeriodFilter({ period, refused, onChange }: PeriodFilterProps) {
  const { from, to } = period;
  const today = useSiteDay();
  const why = refused && refused.why.charAt(0).toUpperCase() + refused.why.slice(1);
  // Two changes before the screen is drawn again: the second one knows of the first.
  const latest = useRef(period);
  useLayoutEffect(() => void (latest.current = period));
  const change = (part: Partial<Period>) => {
    // Days that are being typed are none yet.
    if (part.from === '' || part.to === '') return;
    // What is usual beside a day that is refused is not usual beside another.
    if (!refused) latest.current = { ...latest.current, ...part };
    onChange(refused ? part : latest.current);
  };
  const day = (field: keyof Period, label: string, limits: { min?: string; max?: string }) => (
    <DayField
      label={label}
      value={period[field]}
      // Beside a short field it would be as high as it is long: it stands below both.
      error={refused?.field === field && <VisuallyHidden component="span">{why}</VisuallyHidden>}
      onSend={(typed) => change({ [field]: typed })}
      {...limits}
    />
  );
  return (
    <Stack gap={4} data-print="hidden">
      <Group gap="xs" align="flex-end" role="group" aria-label="Period">
        {day('from', 'From', { max: to })}
        {day('to', 'To', { min: from })}
        {presets.map(({ label, days }) => {
          const first = addDays(today, 1 - days);
          const isChosen = from === first && to === today;
          return (
            <Button
              key={label}
              variant={isChosen ? 'light' : 'default'}
              aria-pressed={isChosen}
              onClick={() => onChange({ from: first, to: today })}
            >
              {label}
            </Button>
          );
        })}
      </Group>
      {refused && (
        <Text role="alert" fz="sm" c="var(--mantine-color-error)">
          {why}
        </Text>
      )}
    </Stack>
  );
}
