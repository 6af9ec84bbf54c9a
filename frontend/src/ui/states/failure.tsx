import { Text } from '@mantine/core';
import { isUnanswered, messageOf, whatHelps } from '../../lib/http.ts';
import { ErrorPanel } from './error-panel.tsx';

export interface FailureProps {
  /** What did not work, in the specification's words. */
  title: string;
  /** The server's own sentence follows the title where there is one. */
  error: unknown;
  onRetry?: () => void;
  onClose?: () => void;
}

/** What has no answer is no failure yet. */
const titleOf = (title: string, error: unknown) => (isUnanswered(error) ? 'This may have been saved' : title);

/** A panel in the place of what could not be had. */
export function Failure({ title, error, onRetry, onClose }: FailureProps) {
  return (
    <ErrorPanel title={titleOf(title, error)} onRetry={onRetry} onClose={onClose} error={error}>
      {messageOf(error, 'Please try again.')}
    </ErrorPanel>
  );
}

interface NotLoadedProps extends Omit<FailureProps, 'title'> {
  /** The specification’s sentence; that to try again helps is left out of it where the server says what does. */
  children: string;
}

/** In the place of what could not be read. */
export function NotLoaded({ children, error, onRetry, onClose }: NotLoadedProps) {
  const reason = whatHelps(error);
  return (
    <ErrorPanel onRetry={onRetry} onClose={onClose} error={error}>
      <Text>{reason === null ? children : children.replace(/ Please try again\.$/, '')}</Text>
      {reason !== null && <Text fz="sm">{reason}</Text>}
    </ErrorPanel>
  );
}

/** The same inside a dialog, beside its buttons. */
export function FailureText({ title, error }: { title: string; error: unknown }) {
  const reason = messageOf(error, '');
  return (
    <>
      <Text fw={600}>{titleOf(title, error)}</Text>
      {reason && reason !== title && <Text fz="sm">{reason}</Text>}
    </>
  );
}

/** The same, told aloud as it happens; nothing while nothing failed. */
export function FailureAlert({ title, error }: { title: string; error: unknown }) {
  if (!error) return null;
  return (
    <Text component="div" c="var(--mantine-color-error)" role="alert">
      <FailureText title={title} error={error} />
    </Text>
  );
}
