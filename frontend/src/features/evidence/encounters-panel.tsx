import { Button, Group, Stack, Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import type { EarlierVisit } from '@vouchwell/contract';
import type { CaseEncounter } from '@vouchwell/rules';
import { useState } from 'react';
import { EarlierVisits } from './earlier-visits.tsx';
import { EncounterForm } from './encounter-form.tsx';
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
        <Group key={one.id} justify="space-between" wrap="nowrap" align="start">
          <div>
            <Text>{encounterText(one)}</Text>
            {one.conditions.length > 0 && (
              <Text fz="sm" c="dimmed">
                About {one.conditions.join(', ')}
              </Text>
            )}
          </div>
          {!readOnly && (
            <Button
              variant="default"
              size="xs"
              aria-label={`Edit the encounter of ${encounterText(one)}`}
              onClick={() => setEdited(one)}
            >
              Edit
            </Button>
          )}
        </Group>
      ))}
      {!readOnly && <EarlierVisits visits={earlier} onTake={(visit) => onSave([...encounters, visit])} />}
      {!readOnly && (
        <Button
          variant="default"
          size="xs"
          w="max-content"
          leftSection={<IconPlus size={14} aria-hidden />}
          onClick={() => setEdited('new')}
        >
          Add encounter
        </Button>
      )}
    </Stack>
  );
}
