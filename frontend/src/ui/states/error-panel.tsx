import { Alert, Button, Group, Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { helpsToTryAgain } from '../../lib/http.ts';

export interface ErrorPanelProps {
  children: ReactNode;
  title?: string;
  /** Present where the panel can be closed. */
  onClose?: () => void;
  /** Not offered where it cannot help, by `error`. */
  onRetry?: () => void;
  error?: unknown;
}

export function ErrorPanel({ children, title = 'Error', onClose, onRetry, error }: ErrorPanelProps) {
  return (
    <Alert
      role="alert"
      color="red"
      variant="light"
      title={title}
      icon={<IconAlertTriangle aria-hidden />}
      withCloseButton={Boolean(onClose)}
      onClose={onClose}
      closeButtonLabel="Dismiss"
    >
      <Group justify="space-between" gap="sm">
        <Text component="div">{children}</Text>
        {onRetry && helpsToTryAgain(error) && (
          <Button size="xs" variant="default" onClick={onRetry}>
            Try Again
          </Button>
        )}
      </Group>
    </Alert>
  );
}
