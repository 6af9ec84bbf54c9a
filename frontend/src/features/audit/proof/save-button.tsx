import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { messageOf } from '../../../lib/http.ts';
import { pendingButton } from '../../../ui/keyboard/pending-button.tsx';
import { notifyFailure } from '../../../ui/notify.ts';
import { saveFile } from '../../../ui/save-file.ts';

export const textFile = (text: string) => new Blob([text], { type: 'text/plain' });

interface SaveButtonProps {
  label: string;
  /** Of the file. */
  name: string;
  /** The file; or where the browser fetches it by itself. */
  fetch: () => Promise<Blob | string>;
  disabled?: boolean;
}

/** Saves one file of the evidence; where it cannot be had, it says so in the server's words. */
export function SaveButton({ label, name, fetch, disabled }: SaveButtonProps) {
  const save = useMutation({
    mutationFn: fetch,
    onSuccess: (file) => saveFile(file, name),
    onError: (error) => notifyFailure(messageOf(error, `Failed to save ${name}`)),
  });
  return (
    <Button
      renderRoot={pendingButton}
      variant="default"
      leftSection={<IconDownload size={16} aria-hidden />}
      loading={save.isPending}
      disabled={disabled}
      onClick={() => save.mutate()}
    >
      {label}
    </Button>
  );
}
