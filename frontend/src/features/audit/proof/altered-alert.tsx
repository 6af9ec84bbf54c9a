import { Alert, List, Stack, Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { counted } from '../../../lib/counted.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { verificationQuery } from './proof-requests.ts';
import { isWrong, meaningOf, placeText } from './proof-words.ts';

function WhatToDo() {
  return (
    <>
      <Text component="div" fw={600}>
        What to do
      </Text>
      <List size="sm" type="ordered">
        <List.Item>
          Have the operator keep a copy of the data folder as it is, before anything is repaired or restarted.
        </List.Item>
        <List.Item>
          Download the whole log below, and verify it on another machine with a checkpoint that was kept
          elsewhere. That shows what was changed, and since when.
        </List.Item>
        <List.Item>
          The remedy is the newest backup whose log still holds: the operator’s guide says how it is put back.
        </List.Item>
      </List>
    </>
  );
}

/** What was found stands before everything else, and is told aloud. `leads`: what to do is told elsewhere. */
export function AlteredAlert({ leads = false }: { leads?: boolean }) {
  const { data } = useQuery(verificationQuery);
  if (!data || !isWrong(data)) return null;
  const { finding, damaged, altered } = data;
  return (
    <Alert
      role="alert"
      color="red"
      mb="md"
      title={
        altered || damaged === 0
          ? 'The history was altered'
          : `${counted(damaged, 'event')} of the history cannot be relied on`
      }
      icon={<IconAlertTriangle aria-hidden />}
    >
      <Stack gap="xs" align="flex-start">
        {finding && (
          <Text component="div">
            <strong>{placeText(finding)}.</strong> {meaningOf(finding)}
            {damaged > 1 && ` It is the first of ${counted(damaged, 'event')}.`}
          </Text>
        )}
        {leads ? (
          <ButtonLink size="xs" variant="default" to="/app/audit/proof">
            What to do
          </ButtonLink>
        ) : (
          <WhatToDo />
        )}
      </Stack>
    </Alert>
  );
}
