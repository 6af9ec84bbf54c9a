import { Confirm } from '../../ui/states/confirm.tsx';
import { FailureText } from '../../ui/states/failure.tsx';
import { notifySuccess } from '../../ui/notify.ts';
import type { DemoRequestEditorProps } from './demo-request-editor.tsx';
import { useEraseDemoRequest } from './demo-request-requests.ts';
import { senderName } from './demo-request-words.ts';

/** Mounted while it is asked. */
export function EraseDemoRequest({ entry, onClose }: DemoRequestEditorProps) {
  const erase = useEraseDemoRequest();
  const confirm = () =>
    erase.mutate(entry, {
      onSuccess: () => {
        onClose();
        notifySuccess('The demo request has been erased.');
      },
    });
  return (
    <Confirm
      opened
      title={`Erase the demo request of ${senderName(entry)}?`}
      confirmLabel="Erase request"
      busy={erase.isPending}
      error={erase.isError && <FailureText title="Failed to erase the demo request" error={erase.error} />}
      onConfirm={confirm}
      onCancel={onClose}
    >
      What was written, the status and the note can never be read again. That somebody asked stays in the
      history.
    </Confirm>
  );
}
