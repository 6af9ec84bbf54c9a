import { Button, Group, Loader, Text } from '@mantine/core';
import { IconCloudCheck, IconCloudOff } from '@tabler/icons-react';

export type SaveState = 'saved' | 'saving' | 'unsaved';

/** Saved, saving, not saved: always in sight; not saved can be tried again. */
export function SavedState({ state, onRetry }: { state: SaveState; onRetry?: () => void }) {
  return (
    <Group gap={6} role="status" aria-live="polite" wrap="nowrap">
      {state === 'saving' && <Loader size={14} aria-hidden />}
      {state === 'saved' && <IconCloudCheck size={18} color="var(--mantine-color-green-text)" aria-hidden />}
      {state === 'unsaved' && <IconCloudOff size={18} color="var(--mantine-color-error)" aria-hidden />}
      <Text fz="sm" c={state === 'unsaved' ? 'var(--mantine-color-error)' : 'dimmed'}>
        {state === 'saved' ? 'Saved' : state === 'saving' ? 'Saving…' : 'Not saved'}
      </Text>
      {state === 'unsaved' && onRetry && (
        <Button size="compact-xs" variant="default" onClick={onRetry}>
          Retry
        </Button>
      )}
    </Group>
  );
}
