import { Button, Group, Stack, Text } from '@mantine/core';
import type { EarlierVisit } from '@vouchwell/contract';
import type { CaseEncounter } from '@vouchwell/rules';
import { encounterText } from './evidence-words.ts';

interface EarlierVisitsProps {
  visits: readonly EarlierVisit[];
  onTake: (visit: Omit<CaseEncounter, 'id'>) => void;
}

/** Visits that other cases of the same patient hold: taken over by one press, and then the case’s own. */
export function EarlierVisits({ visits, onTake }: EarlierVisitsProps) {
  if (visits.length === 0) return null;
  return (
    <Stack gap="xs" component="section" aria-label="Visits in other cases of this patient">
      <Text fz="sm" fw={600}>
        In other cases of this patient
      </Text>
      {visits.map(({ case_id, ...visit }) => {
        const text = encounterText(visit);
        return (
          <Group key={`${case_id} ${text}`} justify="space-between" wrap="nowrap" align="start">
            <div>
              <Text fz="sm">{text}</Text>
              <Text fz="sm" c="dimmed">
                {[`Case #${case_id}`, ...visit.conditions].join(', ')}
              </Text>
            </div>
            <Button
              variant="default"
              size="xs"
              aria-label={`Take over the encounter of ${text}`}
              onClick={() => onTake(visit)}
            >
              Take over
            </Button>
          </Group>
        );
      })}
    </Stack>
  );
}
