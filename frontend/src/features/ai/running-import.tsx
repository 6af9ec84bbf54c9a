import { Button, Text } from '@mantine/core';
import type { RunningModelImport } from '@vouchwell/contract';
import { useState } from 'react';
import { Confirm } from '../../ui/states/confirm.tsx';
import { FailureText } from '../../ui/states/failure.tsx';
import { sizeText } from './local-models-words.ts';
import { useGiveUpImport } from './local-models-requests.ts';

/** An import that waits for the rest of its file, or that the server is at work on. */
export function Running({ running }: { running: RunningModelImport }) {
  const { file_name, name, bytes, received, stage, doing, sha256 } = running;
  return (
    <div>
      <Text>
        {name} from {file_name}
      </Text>
      <Text fz="sm" c="dimmed" role="status">
        {stage === 'received'
          ? (doing ?? 'The file is there. The server goes on with it.')
          : `${sizeText(received)} of ${sizeText(bytes)} are there. Choose the same file to go on.`}
      </Text>
      <Text fz="xs" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
        SHA-256 {sha256}
      </Text>
    </div>
  );
}

/** What was sent of a file of some gigabytes is not thrown away by one click. */
export function GiveUp({ running: { id, name, file_name, received } }: { running: RunningModelImport }) {
  const [asked, setAsked] = useState(false);
  const giveUp = useGiveUpImport();
  const close = () => {
    setAsked(false);
    giveUp.reset();
  };
  return (
    <>
      <Button variant="subtle" color="red" onClick={() => setAsked(true)}>
        Give the import up
      </Button>
      <Confirm
        opened={asked}
        title={`Give up the import of ${name}?`}
        confirmLabel="Give the import up"
        cancelLabel="Keep the import"
        busy={giveUp.isPending}
        error={giveUp.isError && <FailureText title="The import was not given up" error={giveUp.error} />}
        onConfirm={() => giveUp.mutate(id, { onSuccess: close })}
        onCancel={close}
      >
        {sizeText(received)} of {file_name} are on the server and will be removed. To import it later the
        whole file is sent again.
      </Confirm>
    </>
  );
}
