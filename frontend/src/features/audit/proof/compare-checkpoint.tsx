import { Alert, Button, Group, Stack, Text, Textarea } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import type { ConsistencyResponse } from '@vouchwell/contract';
import { CHECKPOINT_MOST, largerFile } from '@vouchwell/rules';
import { type FormEvent, useState } from 'react';
import { sized } from '../../../lib/sent-file.ts';
import { pendingButton } from '../../../ui/keyboard/pending-button.tsx';
import { ChooseFile } from '../../../ui/lists/import-file.tsx';
import { Section } from '../../../ui/section.tsx';
import { FailureAlert } from '../../../ui/states/failure.tsx';
import { compareCheckpoint, fetchGrowth } from './proof-requests.ts';
import { fileNames, verdictLook } from './proof-words.ts';
import { SaveButton } from './save-button.tsx';

function Verdict({ of }: { of: ConsistencyResponse }) {
  const { color, title } = verdictLook[of.verdict];
  const Glyph = of.verdict === 'consistent' ? IconCircleCheck : IconAlertTriangle;
  return (
    <Alert
      role={color === 'red' ? 'alert' : 'status'}
      color={color}
      variant="light"
      title={title}
      icon={<Glyph aria-hidden />}
    >
      <Stack gap="xs" align="flex-start">
        <Text component="div">{of.sentence}</Text>
        {of.verdict === 'consistent' && (
          <SaveButton
            label="Proof of it"
            name={fileNames.growth(of.from)}
            fetch={() => fetchGrowth(of.from)}
          />
        )}
      </Stack>
    </Alert>
  );
}

const textOf = async (file: File) => sized(file, CHECKPOINT_MOST, largerFile.checkpoint).text();

/** An older checkpoint, held against the log of today. */
export function CompareCheckpoint() {
  const [text, setText] = useState('');
  const compare = useMutation({ mutationFn: compareCheckpoint });
  const read = useMutation({ mutationFn: textOf });
  const change = (now: string) => {
    setText(now);
    // What was said of another one says nothing of this.
    compare.reset();
    read.reset();
  };
  const choose = (file: File) => {
    compare.reset();
    read.mutate(file, { onSuccess: change });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    read.reset();
    compare.mutate(text);
  };
  return (
    <Section title="Compare a checkpoint that you kept" onScreen>
      <form onSubmit={submit} aria-label="Compare a checkpoint" noValidate>
        <Stack gap="sm" maw={720}>
          <Textarea
            label="The older checkpoint"
            description="The file as you saved it, or the three lines at the foot of a signed letter: the log’s name, a number of events, and a root."
            autosize
            minRows={4}
            maxRows={12}
            maxLength={CHECKPOINT_MOST}
            spellCheck={false}
            value={text}
            onChange={(event) => change(event.currentTarget.value)}
          />
          <Group gap="xs">
            <Button type="submit" renderRoot={pendingButton} loading={compare.isPending}>
              Compare
            </Button>
            <ChooseFile accept=".txt,text/plain" onChoose={choose} />
          </Group>
          <FailureAlert title="The file could not be read" error={read.error} />
          <FailureAlert title="It could not be compared" error={compare.error} />
          {compare.data && <Verdict of={compare.data} />}
        </Stack>
      </form>
    </Section>
  );
}
