import { Button, Group, Text } from '@mantine/core';
import { IconArrowBackUp } from '@tabler/icons-react';

interface UndoBarProps {
  /** What was done: `R32 removed`. */
  done: string;
  onUndo: () => void;
}

/** Says what was taken away and gives it back; it takes the focus that the removed row had. */
export function UndoBar({ done, onUndo }: UndoBarProps) {
  return (
    <Group gap="sm">
      <Text fz="sm">{done}.</Text>
      <Button
        size="xs"
        variant="default"
        leftSection={<IconArrowBackUp size={14} aria-hidden />}
        onClick={onUndo}
        data-arrival
        aria-label={`Undo: ${done}`}
      >
        Undo
      </Button>
    </Group>
  );
}
