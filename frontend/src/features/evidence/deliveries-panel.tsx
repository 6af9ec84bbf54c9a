import { Stack, Text } from '@mantine/core';
import type { CaseDelivery } from '@vouchwell/contract';
import type { Delivered, FactDef } from '@vouchwell/rules';
import { useState } from 'react';
import { deliveredText } from './delivered-words.ts';
import { DeliveryForm } from './delivery-form.tsx';
import { AddEntry, EntryRow, OfferedEntries } from './entry-rows.tsx';

interface DeliveriesPanelProps {
  delivered: readonly Delivered[];
  /** What other cases of the patient say. */
  had: readonly CaseDelivery[];
  codes: readonly string[];
  /** The questions by which limits are counted apart. */
  parts: readonly FactDef[];
  readOnly: boolean;
  onSave: (delivered: readonly Delivered[]) => void;
}

/** What the patient had before: limits of a time and the lifetime of equipment count it. */
export function DeliveriesPanel({ delivered, had, codes, parts, readOnly, onSave }: DeliveriesPanelProps) {
  const [edited, setEdited] = useState<number | 'new' | null>(null);
  if (edited !== null) {
    const others = delivered.filter((_, at) => at !== edited);
    const save = (list: readonly Delivered[]) => {
      onSave(list);
      setEdited(null);
    };
    return (
      <DeliveryForm
        delivery={edited === 'new' ? undefined : delivered[edited]}
        codes={codes}
        parts={parts}
        onSave={(delivery) => save([...others, delivery])}
        onRemove={() => save(others)}
        onCancel={() => setEdited(null)}
      />
    );
  }
  return (
    <Stack gap="xs">
      {delivered.length === 0 && (
        <Text fz="sm" c="dimmed">
          None told. Limits count what is ordered now, and what was delivered before.
        </Text>
      )}
      {delivered.map((one, at) => {
        const text = deliveredText(one, parts);
        return (
          <EntryRow
            key={`${at} ${text}`}
            noun="delivery"
            text={text}
            onEdit={readOnly ? undefined : () => setEdited(at)}
          />
        );
      })}
      {!readOnly && (
        <>
          <OfferedEntries
            label="Deliveries in other cases of this patient"
            noun="delivery"
            offered={had.map(({ case_id, ...taken }) => ({
              ...{ case_id, text: deliveredText(taken, parts) },
              onTake: () => onSave([...delivered, taken]),
            }))}
          />
          <AddEntry noun="delivery" onAdd={() => setEdited('new')} />
        </>
      )}
    </Stack>
  );
}
