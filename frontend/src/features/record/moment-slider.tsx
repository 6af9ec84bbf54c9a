import { Button, Group, Slider } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useState } from 'react';

/** Up to so many changes each has its mark on the slider. */
const MARKED = 30;

interface SliderProps {
  changes: number;
  change: number;
  onChange: (change: number) => void;
}

/** The life of a case from its opening to its last change. */
export function MomentSlider({ changes, change, onChange }: SliderProps) {
  // While it is dragged nothing is fetched: each look at a moment is recorded.
  const [held, setHeld] = useState<number | null>(null);
  const step = (by: number) => onChange(change + by);
  const marks = Array.from({ length: changes <= MARKED ? changes : 0 }, (_, n) => ({ value: n + 1 }));
  return (
    <Group gap="sm" wrap="nowrap" data-print="hidden">
      <Button
        variant="default"
        px="xs"
        aria-label="The change before"
        disabled={change <= 1}
        onClick={() => step(-1)}
      >
        <IconChevronLeft size={18} aria-hidden />
      </Button>
      <Slider
        flex={1}
        min={1}
        max={Math.max(changes, 2)}
        disabled={changes < 2}
        value={held ?? change}
        onChange={setHeld}
        onChangeEnd={(value) => {
          setHeld(null);
          onChange(value);
        }}
        label={(value) => `Change ${value}`}
        thumbLabel="Change of the case"
        marks={marks}
      />
      <Button
        variant="default"
        px="xs"
        aria-label="The next change"
        disabled={change >= changes}
        onClick={() => step(1)}
      >
        <IconChevronRight size={18} aria-hidden />
      </Button>
    </Group>
  );
}
