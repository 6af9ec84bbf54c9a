import type { KeptProviderTemplate } from '@vouchwell/contract';
import { ConfirmEntry } from '../../ui/lists/confirm-entry.tsx';
import { notifySuccess } from '../../ui/notify.ts';
import { useRetireTemplate } from './provider-template-requests.ts';
import { providerValues, providerWords } from './provider-values.ts';

/** Mounted while it is asked. */
export function RetireProvider({ entry, onClose }: { entry: KeptProviderTemplate; onClose: () => void }) {
  return (
    <ConfirmEntry
      title={`Deactivate ${entry.name}?`}
      confirmLabel="Deactivate provider"
      entry={entry}
      change={useRetireTemplate()}
      wordsOf={(seen) => providerWords(providerValues(seen))}
      failed="Delete failed"
      onDone={({ message }) => notifySuccess(message)}
      onClose={onClose}
    >
      Are you sure you want to deactivate this provider? Cases are no longer offered it. Cases that hold it
      keep it.
    </ConfirmEntry>
  );
}
