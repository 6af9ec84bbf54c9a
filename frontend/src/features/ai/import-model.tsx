import { Button, Group, Progress, Stack, Text, TextInput } from '@mantine/core';
import type { LocalModelsResponse } from '@vouchwell/contract';
import { MODEL_NAME, MODEL_NAME_WANTED, modelNameOf } from '@vouchwell/rules';
import { useState } from 'react';
import { ChooseFile } from '../../ui/lists/import-file.tsx';
import { FailureAlert } from '../../ui/states/failure.tsx';
import { sizeText } from './local-models-words.ts';
import { GiveUp, Running } from './running-import.tsx';
import { type ImportProgress, useModelImport } from './use-model-import.ts';

const doingWords: Record<ImportProgress['doing'], string> = {
  hashing: 'Computing the SHA-256 of the file …',
  sending: 'Sending the file to the server …',
};

function HowFar({ progress }: { progress: ImportProgress }) {
  const { doing, done, of, sha256 } = progress;
  return (
    <div>
      <Text fz="sm" role="status">
        {doingWords[doing]}
      </Text>
      <Progress value={(100 * done) / of} aria-label="How far it is" my={4} transitionDuration={0} />
      <Text fz="sm" c="dimmed">
        {sizeText(done)} of {sizeText(of)}
      </Text>
      {sha256 && (
        <Text fz="xs" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
          SHA-256 {sha256}
        </Text>
      )}
    </div>
  );
}

/** A model's file brought to this computer, on a stick for instance: chosen, checked, hashed and sent in pieces. */
export function ImportModel({ running, room }: Pick<LocalModelsResponse, 'running' | 'room'>) {
  const [file, setFile] = useState<File | null>(null);
  const [name, setName] = useState('');
  const importing = useModelImport();
  const { progress, isPending, error } = importing;
  const badName = !MODEL_NAME.test(name);
  const choose = (chosen: File) => {
    importing.reset();
    if (running) return importing.mutate({ file: chosen, name: running.name, running });
    setFile(chosen);
    setName(modelNameOf(chosen.name));
  };
  const begin = () => {
    if (!file || badName) return;
    importing.mutate({ file, name, running: null }, { onSuccess: () => setFile(null) });
  };
  return (
    <Stack gap="sm" component="section" aria-label="Import a model">
      <Text fz="sm" c="dimmed">
        A GGUF file on this computer, with up to {sizeText(room)}. It is given to the model server and tried
        before it is listed.
      </Text>
      {running && !isPending && <Running running={running} />}
      {progress && <HowFar progress={progress} />}
      {file && !running && !isPending && (
        <TextInput
          label="Name on the model server"
          description={`${file.name}, ${sizeText(file.size)}`}
          value={name}
          error={badName && MODEL_NAME_WANTED}
          maxLength={81}
          onChange={(event) => setName(event.currentTarget.value)}
        />
      )}
      <FailureAlert title="The model was not imported" error={error} />
      <Group gap="xs">
        {running?.stage !== 'received' && !isPending && (
          <ChooseFile
            accept=".gguf"
            words={running ? 'Go on with the file' : 'Choose a model file'}
            onChoose={choose}
          />
        )}
        {file && !running && (
          <Button onClick={begin} loading={isPending} disabled={badName}>
            Import model
          </Button>
        )}
        {running && !isPending && <GiveUp running={running} />}
      </Group>
    </Stack>
  );
}
