import { Button, Group } from '@mantine/core';
import { addDays } from '@vouchwell/rules';
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
  /** As it was answered: both are known. */
  period: Period;
  onChange: (period: Period) => void;
}

export function PeriodFilter({ period: { from, to }, onChange }: PeriodFilterProps) {
  const today = useSiteDay();
  const change = (part: Partial<Period>) => {
    const next = { from, to, ...part };
    // Days that are being typed are none yet.
    if (next.from && next.to && next.from <= next.to) onChange(next);
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
