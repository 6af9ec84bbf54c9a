import { Button, Group, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { Dialog } from './dialog.tsx';

export interface ConfirmProps {
  opened: boolean;
  /** Names the thing: `Delete case #42?` */
  title: string;
  children: ReactNode;
  /** The verb again: `Delete case` */
  confirmLabel: string;
  cancelLabel?: string;
  busy?: boolean;
  /** What went wrong at the last attempt. */
  error?: ReactNode;
  danger?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Focus starts on the safe button; Escape, Cancel and the cross do nothing. */
export function Confirm(props: ConfirmProps) {
  const { opened, title, children, confirmLabel, cancelLabel = 'Cancel', busy, error, danger = true } = props;
  return (
    <Dialog opened={opened} onClose={props.onCancel} title={title} busy={busy}>
      <Stack gap="md">
        <Text component="div">{children}</Text>
        {error && (
          <Text c="var(--mantine-color-error)" component="div" role="alert">
            {error}
          </Text>
        )}
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={props.onCancel} disabled={busy} data-autofocus>
            {cancelLabel}
          </Button>
          <Button color={danger ? 'red' : undefined} onClick={props.onConfirm} loading={busy}>
            {confirmLabel}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
