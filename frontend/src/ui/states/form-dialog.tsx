import { Button, Group, Stack, Text } from '@mantine/core';
import type { FormEvent, ReactNode } from 'react';
import { Dialog, type DialogProps } from './dialog.tsx';
import { useUnsavedChanges } from './unsaved-changes.tsx';

export interface FormDialogProps extends Pick<DialogProps, 'title' | 'size' | 'onClose'> {
  /** Something is typed that closing it would lose. */
  dirty: boolean;
  busy: boolean;
  /** Says what happens: `Trust the key`. */
  submitLabel: string;
  danger?: boolean;
  /** False: what cannot be missing is; it cannot be sent before. */
  complete?: boolean;
  /** What went wrong at the last attempt, where it is no field's. */
  error?: ReactNode;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  children: ReactNode;
}

/** Where none of the fields is marked as the one to begin with, it is the first: not the cross above them. */
function beginAtField(form: HTMLFormElement | null): void {
  if (!form || form.querySelector('[data-autofocus]')) return;
  const first = form.querySelector<HTMLInputElement>('input, select, textarea');
  const chosen = first?.type === 'radio' ? form.querySelector('input[type=radio]:checked') : null;
  (chosen ?? first)?.setAttribute('data-autofocus', 'true');
}

/** A form in a dialog: Enter sends it, once; typed words are asked about before they are lost. */
export function FormDialog(props: FormDialogProps) {
  const { title, size, dirty, busy, submitLabel, danger, complete = true, error, onSubmit, children } = props;
  const { leave, question } = useUnsavedChanges(dirty, props.onClose);
  return (
    <>
      <Dialog title={title} size={size} busy={busy} onClose={leave} closeOnClickOutside={false}>
        <form ref={beginAtField} onSubmit={onSubmit} noValidate autoComplete="off">
          <Stack gap="md">
            {children}
            {error && (
              <Text component="div" c="var(--mantine-color-error)" role="alert">
                {error}
              </Text>
            )}
            <Group justify="flex-end" gap="xs">
              <Button variant="default" onClick={leave} disabled={busy}>
                Cancel
              </Button>
              <Button type="submit" color={danger ? 'red' : undefined} disabled={!complete} loading={busy}>
                {submitLabel}
              </Button>
            </Group>
          </Stack>
        </form>
      </Dialog>
      {question}
    </>
  );
}
