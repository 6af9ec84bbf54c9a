import { Group, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Section } from '../../../ui/section.tsx';
import { CopyLine } from '../../../ui/words/copy-line.tsx';
import { fetchEvent, fetchEventProof } from './proof-requests.ts';
import { fileNames } from './proof-words.ts';
import { SaveButton } from './save-button.tsx';

/** As an address brings it, such as that of an entry; empty: none. */
const placeIn = (text: string | null) => (text !== null && /^[1-9]\d{0,19}$/.test(text) ? text : '');

/** That one event stands in the log, for whoever must not see the rest of it. */
export function EventProof() {
  const [params] = useSearchParams();
  const [typed, setTyped] = useState(placeIn(params.get('event')));
  const none = typed === '';
  return (
    <Section title="Prove one event" onScreen>
      <Stack gap="sm" maw={720}>
        <Group gap="xs" align="flex-end">
          <TextInput
            label="Place in the log"
            description="As the details of an entry say it"
            w={220}
            inputMode="numeric"
            maxLength={20}
            value={typed}
            onChange={({ currentTarget }) => setTyped(currentTarget.value.replace(/\D|^0+/g, ''))}
          />
          <SaveButton
            label="Its proof"
            name={fileNames.proof(typed)}
            fetch={() => fetchEventProof(typed)}
            disabled={none}
          />
          <SaveButton
            label="The event"
            name={fileNames.event(typed)}
            fetch={() => fetchEvent(typed)}
            disabled={none}
          />
        </Group>
        {!none && (
          <CopyLine
            line={`node ${fileNames.verifier} proof ${fileNames.proof(typed)} --event ${fileNames.event(typed)} --keys ${fileNames.keys}`}
          />
        )}
        <Text fz="sm" c="dimmed">
          The proof shows that this one event is part of what was signed, and nothing of the others.
        </Text>
      </Stack>
    </Section>
  );
}
