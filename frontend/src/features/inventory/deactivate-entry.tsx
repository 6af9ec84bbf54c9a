import type { InventoryCategory, InventoryDiagnosis, InventoryItem } from '@vouchwell/contract';
import { ConfirmEntry } from '../../ui/lists/confirm-entry.tsx';
import { notifySuccess } from '../../ui/notify.ts';
import * as category from './category-values.ts';
import * as diagnosis from './diagnosis-values.ts';
import { type Entries, type Kind, useDeactivateEntry } from './inventory-requests.ts';
import * as item from './item-values.ts';

/** What is to go out of use. */
type Asked = { [K in Kind]: { kind: K; entry: Entries[K] } };

const words = {
  diagnoses: {
    noun: 'diagnosis',
    what: 'The search no longer offers it. Cases that hold it keep it.',
    of: (entry: InventoryDiagnosis) => diagnosis.wordsOf(diagnosis.valuesOf(entry)),
  },
  categories: {
    noun: 'category',
    what: 'New cases are no longer offered its items. Cases that hold them keep them.',
    of: (entry: InventoryCategory) => category.wordsOf(category.valuesOf(entry)),
  },
  items: {
    noun: 'item',
    what: 'New cases are no longer offered it. Cases that hold it keep it.',
    of: (entry: InventoryItem) =>
      item.wordsOf(item.valuesOf(entry), new Map([[String(entry.category_id), entry.category_name ?? '']])),
  },
} satisfies { [K in Kind]: { noun: string; what: string; of: (entry: Entries[K]) => string } };

const nameOf = (entry: Entries[Kind]) => ('code' in entry ? entry.code : entry.name);

/** Mounted while it is asked. */
export function DeactivateEntry<K extends Kind>({
  asked,
  onClose,
}: {
  asked: Asked[K];
  onClose: () => void;
}) {
  const { noun, what, of } = words[asked.kind];
  return (
    <ConfirmEntry
      title={`Deactivate ${nameOf(asked.entry)}?`}
      confirmLabel={`Deactivate ${noun}`}
      entry={asked.entry}
      change={useDeactivateEntry(asked.kind)}
      wordsOf={of as (entry: Entries[K]) => string}
      failed="Delete failed"
      onDone={({ message }) => notifySuccess(message)}
      onClose={onClose}
    >
      Are you sure you want to deactivate this {noun}? {what}
    </ConfirmEntry>
  );
}
