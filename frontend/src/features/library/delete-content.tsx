import type { ContentResponse } from '@vouchwell/contract';
import { Confirm } from '../../ui/states/confirm.tsx';
import { FailureText } from '../../ui/states/failure.tsx';
import { notifySuccess } from '../../ui/notify.ts';
import { typeLabel } from './content-labels.ts';
import { useDeleteContent } from './library-requests.ts';

export interface DeleteContentProps {
  /** null: nothing is asked. */
  content: ContentResponse | null;
  onClose: () => void;
}

export function DeleteContent({ content, onClose }: DeleteContentProps) {
  const remove = useDeleteContent();
  const close = () => {
    remove.reset();
    onClose();
  };
  const confirm = () => {
    if (!content) return;
    remove.mutate(content, {
      onSuccess: () => {
        close();
        notifySuccess(`“${content.title}” has been deleted.`);
      },
    });
  };
  return (
    <Confirm
      opened={content !== null}
      title={content ? `Delete ${typeLabel[content.content_type].toLowerCase()} “${content.title}”?` : ''}
      confirmLabel="Delete content"
      busy={remove.isPending}
      error={remove.isError && <FailureText title="Failed to delete content" error={remove.error} />}
      onConfirm={confirm}
      onCancel={close}
    >
      Notes no longer draw on it. Notes that were written with it keep their text.
    </Confirm>
  );
}
