import { ConfirmEntry } from '../../ui/lists/confirm-entry.tsx';
import { notifySuccess } from '../../ui/notify.ts';
import type { DemoRequestEditorProps } from './demo-request-editor.tsx';
import { useEraseDemoRequest } from './demo-request-requests.ts';
import { senderName, valuesOf, wordsOf } from './demo-request-words.ts';

/** Mounted while it is asked. */
export function EraseDemoRequest({ entry, onClose }: DemoRequestEditorProps) {
  return (
    <ConfirmEntry
      title={`Erase the demo request of ${senderName(entry)}?`}
      confirmLabel="Erase request"
      entry={entry}
      change={useEraseDemoRequest()}
      wordsOf={(seen) => wordsOf(valuesOf(seen))}
      failed="Failed to erase the demo request"
      onDone={() => notifySuccess('The demo request has been erased.')}
      onClose={onClose}
    >
      What was written, the status and the note can never be read again. That somebody asked stays in the
      history.
    </ConfirmEntry>
  );
}
