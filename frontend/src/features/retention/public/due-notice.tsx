import { Group, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { Section } from '../../../ui/section.tsx';
import { patientsText } from '../ask-for-them.tsx';
import { atLeast } from '../at-least.ts';
import { dueCountQuery } from '../retention-requests.ts';

/** Of how many patients the keeping has ended, and the way to them; nothing, where it has of none. */
export function DueNotice() {
  const { data } = useQuery(dueCountQuery);
  if (!data || (data.due === 0 && !data.more)) return null;
  const ended = `The period for which the data of ${atLeast(patientsText(data.due), data.more)} is kept has ended.`;
  return (
    <Section title="Keeping Has Ended">
      <Group justify="space-between" gap="xs">
        <Text>
          {data.due > 0 ? ended : 'Of many patients it has to be looked for whether their keeping has ended.'}
        </Text>
        <ButtonLink to="/app/admin/retention" variant="default">
          See whose
        </ButtonLink>
      </Group>
    </Section>
  );
}
