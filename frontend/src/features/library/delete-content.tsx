import type { ContentResponse } from '@vouchwell/contract';
import { ConfirmEntry } from '../../ui/lists/confirm-entry.tsx';
import { notifySuccess } from '../../ui/notify.ts';
import { typeLabel } from './content-labels.ts';
import { useDeleteContent } from './library-requests.ts';
import { wordsOfContent } from './public/content-words.ts';

/** Mounted while it is asked. */
export function DeleteContent({ content, onClose }: { content: ContentResponse; onClose: () => void }) {
  return (
    <ConfirmEntry
      title={`Delete ${typeLabel[content.content_type].toLowerCase()} “${content.title}”?`}
      confirmLabel="Delete content"
      entry={content}
      change={useDeleteContent()}
      wordsOf={wordsOfContent}
      failed="Failed to delete content"
      onDone={() => notifySuccess(`“${content.title}” has been deleted.`)}
      onClose={onClose}
    >
      Notes no longer draw on it. Notes that were written with it keep their text.
    </ConfirmEntry>
  );
}
