import { isUnanswered } from '../lib/api-error.ts';
import { notifications } from '@mantine/notifications';

/** The message is what matters; the library greys it under a title. */
const styles = { description: { color: 'var(--mantine-color-text)' } };

/** Says what happened; leaves on its own. */
export function notifySuccess(message: string): void {
  notifications.show({ message, color: 'green' });
}

/** Says what happened elsewhere; leaves on its own. */
export function notifyInfo(message: string): void {
  notifications.show({ id: message, message, color: 'blue', role: 'status' });
}

/** Says what went wrong; stays until it is closed. The same words stand there once. */
export function notifyFailure(message: string): void {
  notifications.show({
    id: message,
    title: 'Error',
    message,
    color: 'red',
    autoClose: false,
    role: 'alert',
    styles,
  });
}

/** Says that a change was refused; where it has no answer, that it may have been made. */
export function notifyRefused(error: unknown, words: string): void {
  if (isUnanswered(error)) notifyWarning(error.message);
  else notifyFailure(words);
}

/** Says what went another way than expected; stays until it is closed. */
export function notifyWarning(message: string): void {
  notifications.show({
    id: message,
    title: 'Please note',
    message,
    color: 'yellow',
    autoClose: false,
    role: 'alert',
    styles,
  });
}

/** Takes down what was said about something that is over. */
export function clearNotices(): void {
  notifications.clean();
}
