import { Stack, Text } from '@mantine/core';
import type { EarlierVisit } from '@vouchwell/contract';
import type { CaseEncounter } from '@vouchwell/rules';
import { useState } from 'react';
import { EncounterForm } from './encounter-form.tsx';
import { AddEntry, EntryRow, OfferedEntries } from './entry-rows.tsx';
import { encounterText } from './evidence-words.ts';

export type EncounterEntry = Omit<CaseEncounter, 'id'> & { id?: number };

interface EncountersPanelProps {
  encounters: readonly CaseEncounter[];
  /** What other cases of the patient hold. */
  earlier: readonly EarlierVisit[];
  diagnoses: readonly string[];
  readOnly: boolean;
  onSave: (encounters: readonly EncounterEntry[]) => void;
}

/** The dated visits of a case. */
export function EncountersPanel(props: EncountersPanelProps) {
  const { encounters, earlier, diagnoses, readOnly, onSave } = props;
  const [edited, setEdited] = useState<CaseEncounter | 'new' | null>(null);
  const others = (one: CaseEncounter | undefined) => encounters.filter(({ id }) => id !== one?.id);
  if (edited !== null) {
    const one = edited === 'new' ? undefined : edited;
    const save = (list: readonly EncounterEntry[]) => {
      onSave(list);
      setEdited(null);
    };
    return (
      <EncounterForm
        encounter={one}
        diagnoses={diagnoses}
        onSave={(values) => save([...others(one), { ...values, ...(one && { id: one.id }) }])}
        onRemove={() => save(others(one))}
        onCancel={() => setEdited(null)}
      />
    );
  }
  return (
    <Stack gap="xs">
      {encounters.length === 0 && (
        <Text fz="sm" c="dimmed">
          None yet. What no dated visit shows counts as not documented.
        </Text>
      )}
      {encounters.map((one) => (
        <EntryRow
          key={one.id}
          noun="encounter"
          text={encounterText(one)}
          beside={one.conditions.length > 0 ? `About ${one.conditions.join(', ')}` : ''}
          onEdit={readOnly ? undefined : () => setEdited(one)}
        />
      ))}
      {!readOnly && (
        <>
          <OfferedEntries
            label="Visits in other cases of this patient"
            noun="encounter"
            offered={earlier.map(({ case_id, ...visit }) => ({
              ...{ case_id, text: encounterText(visit), beside: visit.conditions.join(', ') },
              onTake: () => onSave([...encounters, visit]),
            }))}
          />
          <AddEntry noun="encounter" onAdd={() => setEdited('new')} />
        </>
      )}
    </Stack>
  );
}
