import { IconDownload } from '@tabler/icons-react';
import { SaveFileButton } from '../../../ui/save-file-button.tsx';
import type { Saving } from '../../../ui/save-file.ts';

export const textFile = (text: string) => new Blob([text], { type: 'text/plain' });

interface SaveButtonProps extends Omit<Saving, 'failed'> {
  label: string;
  disabled?: boolean;
}

/** Saves one file of the evidence. */
export const SaveButton = (file: SaveButtonProps) => (
  <SaveFileButton {...file} icon={IconDownload} failed={`Failed to save ${file.name}`} />
);
