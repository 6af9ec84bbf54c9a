import type { ContentResponse, ContentVersion } from '@vouchwell/contract';
import { isChangedMeanwhile } from '../../lib/http.ts';
import { Confirm } from '../../ui/states/confirm.tsx';
import { FailureText } from '../../ui/states/failure.tsx';
import { notifySuccess } from '../../ui/notify.ts';
import { useSaveContent } from './library-requests.ts';
import { requestOf } from './content-values.ts';

export interface RestoreVersionProps {
  content: ContentResponse;
  /** null: nothing is asked. */
  version: ContentVersion | null;
  /** Hears how the content stands, which the next is based on. */
  onStanding: (content: ContentResponse) => void;
  onClose: () => void;
}

/** The old text becomes a new version; whether notes draw on the content stays as it is. */
export function RestoreVersion({ content, version, onStanding, onClose }: RestoreVersionProps) {
  const save = useSaveContent(requestOf);
  const close = () => {
    save.reset();
    onClose();
  };
  const confirm = () => {
    if (!version) return;
    save.mutate(
      { of: content, values: version },
      {
        onSuccess: ({ content: standing }) => {
          if (standing) onStanding(standing);
          close();
          notifySuccess(
            `Version ${version.version} of “${content.title}” has been restored as a new version.`,
          );
        },
        // Whoever asks once more has been told, and sees the newer version in the list.
        onError: (error) => {
          if (isChangedMeanwhile(error) && error.current) onStanding(error.current as ContentResponse);
        },
      },
    );
  };
  return (
    <Confirm
      opened={version !== null}
      title={version ? `Restore version ${version.version} of “${content.title}”?` : ''}
      confirmLabel="Restore version"
      danger={false}
      busy={save.isPending}
      error={save.isError && <FailureText title="Failed to update content" error={save.error} />}
      onConfirm={confirm}
      onCancel={close}
    >
      Its text becomes the newest version. Every other version is kept.
    </Confirm>
  );
}
