import { Button, Group } from '@mantine/core';
import { addDays } from '@vouchwell/rules';
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
  onChange: (period: Period) => void;
}

export function PeriodFilter({ period, onChange }: PeriodFilterProps) {
  const { from, to } = period;
  const today = useSiteDay();
  // Two changes before the screen is drawn again: the second one knows of the first.
  const latest = useRef(period);
  useLayoutEffect(() => void (latest.current = period));
  const change = (part: Partial<Period>) => {
    const next = { ...latest.current, ...part };
    // Days that are being typed are none yet.
    if (!next.from || !next.to || next.from > next.to) return;
    latest.current = next;
    onChange(next);
  };
  return (
    <Group gap="xs" align="flex-end" role="group" aria-label="Period" data-print="hidden">
      <DayField label="From" value={from} max={to} onSend={(day) => change({ from: day })} />
      <DayField label="To" value={to} min={from} onSend={(day) => change({ to: day })} />
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
  );
}
