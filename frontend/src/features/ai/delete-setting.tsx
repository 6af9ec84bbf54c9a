import type { AiSettingResponse } from '@vouchwell/contract';
import { ConfirmEntry } from '../../ui/lists/confirm-entry.tsx';
import { notifySuccess } from '../../ui/notify.ts';
import { useDeleteSetting } from './ai-requests.ts';
import { settingWords, valuesOf } from './edit-values.ts';

export interface DeleteSettingProps {
  setting: AiSettingResponse;
  label: string;
  onClose: () => void;
}

const consequence = ({ is_active }: AiSettingResponse) =>
  is_active
    ? 'It writes the notes now; without it notes come from the template. Its API key is wiped.'
    : 'Its API key, if it has one, is wiped.';

/** Mounted while it is asked. */
export function DeleteSetting({ setting, label, onClose }: DeleteSettingProps) {
  const name = `${label} · ${setting.model}`;
  return (
    <ConfirmEntry
      title={`Delete provider ${name}?`}
      confirmLabel="Delete provider"
      entry={setting}
      change={useDeleteSetting()}
      wordsOf={(seen) => `${settingWords(valuesOf(seen))}\n${consequence(seen)}`}
      failed="Failed to delete provider"
      onDone={() => notifySuccess(`${name} has been deleted.`)}
      onClose={onClose}
    >
      {consequence(setting)}
    </ConfirmEntry>
  );
}
