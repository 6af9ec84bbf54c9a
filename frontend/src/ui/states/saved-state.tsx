import { Button, Group, Loader, Text } from '@mantine/core';
import { IconCloudCheck, IconCloudOff, IconCloudQuestion } from '@tabler/icons-react';

/** `unknown`: it was sent and nobody has answered; it may be saved. */
export type SaveState = 'saved' | 'saving' | 'unsaved' | 'unknown';

export const savedWords: Record<SaveState, string> = {
  saved: 'Saved',
  saving: 'Saving…',
  unsaved: 'Not saved',
  unknown: 'May not be saved',
};
const againWords = { unsaved: 'Retry', unknown: 'Check again' };

/** Saved, saving, not saved: always in sight; not saved can be tried again. */
export function SavedState({ state, onRetry }: { state: SaveState; onRetry?: () => void }) {
  const isOpen = state === 'unsaved' || state === 'unknown';
  return (
    <Group gap={6} role="status" aria-live="polite" wrap="nowrap">
      {state === 'saving' && <Loader size={14} aria-hidden />}
      {state === 'saved' && <IconCloudCheck size={18} color="var(--mantine-color-green-text)" aria-hidden />}
      {state === 'unsaved' && <IconCloudOff size={18} color="var(--mantine-color-error)" aria-hidden />}
      {state === 'unknown' && <IconCloudQuestion size={18} color="var(--mantine-color-error)" aria-hidden />}
      <Text fz="sm" c={isOpen ? 'var(--mantine-color-error)' : 'dimmed'}>
        {savedWords[state]}
      </Text>
      {isOpen && onRetry && (
        <Button size="compact-xs" variant="default" onClick={onRetry}>
          {againWords[state]}
        </Button>
      )}
    </Group>
  );
}
