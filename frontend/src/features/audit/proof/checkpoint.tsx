import { Group, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { CheckpointKey } from '@vouchwell/contract';
import { numberText } from '../../../lib/counted.ts';
import { DataTable } from '../../../ui/lists/data-table.tsx';
import { Section } from '../../../ui/section.tsx';
import { Failure } from '../../../ui/states/failure.tsx';
import { RowSkeletons } from '../../../ui/states/skeletons.tsx';
import { Facts } from '../../../ui/words/facts.tsx';
import { FullTime } from '../../../ui/words/when.tsx';
import { textFile, SaveButton } from './save-button.tsx';
import { evidenceQuery, fetchVerifier, logAddress } from './proof-requests.ts';
import { fileNames } from './proof-words.ts';

/** How far the log had come when it was last signed, and what an auditor carries away. */
export function NewestCheckpoint() {
  const { data, error, isPending, refetch } = useQuery(evidenceQuery);
  const keys = data?.keys.map(({ key }) => `${key}\n`).join('') ?? '';
  return (
    <Section title="Newest checkpoint">
      {error && (
        <Failure title="Failed to load the newest checkpoint" error={error} onRetry={() => void refetch()} />
      )}
      {isPending && <RowSkeletons rows={2} height={48} label="Loading the newest checkpoint" />}
      {data && (
        <Stack gap="md">
          <Facts
            facts={[
              { label: 'Covers', value: `Events 1 to ${numberText(data.checkpoint.size)}` },
              { label: 'Signed', value: <FullTime at={data.checkpoint.at} /> },
              { label: 'By the key', value: data.checkpoint.key_id },
              { label: 'In the name of', value: data.checkpoint.key_name, isWide: true },
              { label: 'Root of the tree', value: data.checkpoint.root, isWide: true },
            ]}
          />
          <Group gap="xs" data-print="hidden">
            <SaveButton
              label="Checkpoint"
              name={fileNames.checkpoint(data.checkpoint.size)}
              fetch={() => Promise.resolve(textFile(data.checkpoint.note))}
            />
            <SaveButton
              label="Public keys"
              name={fileNames.keys}
              fetch={() => Promise.resolve(textFile(keys))}
            />
            <SaveButton label="Whole log" name={fileNames.log} fetch={logAddress} />
            <SaveButton label="Verifier" name={fileNames.verifier} fetch={fetchVerifier} />
          </Group>
          <Text fz="sm" c="dimmed">
            Keep checkpoints outside this machine: printed, on another one, with somebody else. One that was
            kept elsewhere shows later whether anything up to its last event was changed since, whoever did
            it. In the log, what concerns patients is sealed; that it was downloaded is in the history.
          </Text>
        </Stack>
      )}
    </Section>
  );
}

interface Row extends CheckpointKey {
  until: string | null;
}

/** Each key signs until the next one does. */
const withEnds = (keys: readonly CheckpointKey[]): Row[] =>
  keys.map((key, index) => ({ ...key, until: keys[index + 1]?.since ?? null })).reverse();

/** Who signs, and who did before. */
export function Keys() {
  const { data } = useQuery(evidenceQuery);
  if (!data) return null;
  return (
    <Section title="Keys that sign">
      <DataTable<Row>
        label="Keys that sign"
        rows={withEnds(data.keys)}
        rowKey={({ key }) => key}
        columns={[
          { header: 'Key', cell: ({ id }) => id },
          { header: 'In the name of', kind: 'main', cell: ({ name }) => name },
          { header: 'Since', cell: ({ since }) => <FullTime at={since} /> },
          { header: 'Until', cell: ({ until }) => (until === null ? 'Signs now' : <FullTime at={until} />) },
        ]}
      />
      <Text fz="sm" c="dimmed" mt="xs">
        Each key is recorded in the log before it signs. Compare its eight digits with those that you were
        given when the site was set up.
      </Text>
    </Section>
  );
}
