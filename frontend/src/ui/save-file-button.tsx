import { Button } from '@mantine/core';
import { type Icon, IconTableExport } from '@tabler/icons-react';
import { pendingButton } from './keyboard/pending-button.tsx';
import { type Saving, useSaveFile } from './save-file.ts';

interface SaveFileButtonProps extends Saving {
  label: string;
  icon?: Icon;
  size?: 'xs';
  disabled?: boolean;
}

/** Saves a file; where it cannot be had, it says so in the server's words. */
export function SaveFileButton({
  label,
  icon: Icon = IconTableExport,
  size,
  disabled,
  ...saving
}: SaveFileButtonProps) {
  const save = useSaveFile(saving);
  return (
    <Button
      renderRoot={pendingButton}
      variant="default"
      size={size}
      leftSection={<Icon size={16} aria-hidden />}
      loading={save.isPending}
      disabled={disabled}
      onClick={() => save.mutate()}
    >
      {label}
    </Button>
  );
}
