import type { AiSettingResponse } from '@vouchwell/contract';
import { Confirm } from '../../ui/states/confirm.tsx';
import { FailureText } from '../../ui/states/failure.tsx';
import { notifySuccess } from '../../ui/notify.ts';
import { useDeleteSetting } from './ai-requests.ts';

export interface DeleteSettingProps {
  /** null: nothing is asked. */
  setting: AiSettingResponse | null;
  label: string;
  onClose: () => void;
}

export function DeleteSetting({ setting, label, onClose }: DeleteSettingProps) {
  const remove = useDeleteSetting();
  const close = () => {
    remove.reset();
    onClose();
  };
  const name = setting ? `${label} · ${setting.model}` : '';
  const confirm = () => {
    if (!setting) return;
    remove.mutate(setting, {
      onSuccess: () => {
        close();
        notifySuccess(`${name} has been deleted.`);
      },
    });
  };
  return (
    <Confirm
      opened={setting !== null}
      title={`Delete provider ${name}?`}
      confirmLabel="Delete provider"
      busy={remove.isPending}
      error={remove.isError && <FailureText title="Failed to delete provider" error={remove.error} />}
      onConfirm={confirm}
      onCancel={close}
    >
      {setting?.is_active
        ? 'It writes the notes now; without it notes come from the template. Its API key is wiped.'
        : 'Its API key, if it has one, is wiped.'}
    </Confirm>
  );
}
