import { Button, Divider, Group, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { LocalModel, LocalModelsResponse } from '@vouchwell/contract';
import { foldText, type SortName } from '@vouchwell/rules';
import { useState } from 'react';
import { numberText } from '../../lib/counted.ts';
import { sortedBy, useListFilter } from '../../lib/list-filter.ts';
import { sortedHere } from '../../lib/sorted-here.ts';
import { CodeText } from '../../ui/words/code-text.tsx';
import { Confirm } from '../../ui/states/confirm.tsx';
import { type Column, DataTable } from '../../ui/lists/data-table.tsx';
import { sortingBy } from '../../ui/lists/sorting.tsx';
import { Failure, FailureText } from '../../ui/states/failure.tsx';
import { RowSkeletons } from '../../ui/states/skeletons.tsx';
import { notifySuccess } from '../../ui/notify.ts';
import { Section } from '../../ui/section.tsx';
import { When } from '../../ui/words/when.tsx';
import { ImportModel } from './import-model.tsx';
import { localModelsQuery, useDeleteModel } from './local-models-requests.ts';
import { adviceWords, memoryText, sizeText, speedText, stageWords } from './local-models-words.ts';

const readers = { sort: sortedBy('local_models') };
const compared: Record<SortName<'local_models'>, (model: LocalModel) => string | number> = {
  name: ({ name }) => foldText(name),
  size: ({ bytes }) => bytes,
};

const columns = (memory: number | null, onDelete: (name: string) => void): readonly Column<LocalModel>[] => [
  {
    header: 'Model',
    kind: 'main',
    sort: 'name',
    cell: ({ name, writes_notes, advice }) => (
      <>
        <CodeText>{name}</CodeText>
        {writes_notes && (
          <Text fz="sm" c="dimmed">
            Writes the notes
          </Text>
        )}
        {advice && (
          <Text fz="sm" c="dimmed">
            {adviceWords[advice]}
          </Text>
        )}
      </>
    ),
  },
  {
    header: 'Parameters',
    cell: ({ parameters, architecture }) =>
      [parameters, architecture].filter(Boolean).join(' · ') || 'Not known',
  },
  { header: 'Quantisation', cell: ({ quantisation }) => quantisation ?? 'Not known' },
  { header: 'Size', kind: 'number', sort: 'size', cell: ({ bytes }) => sizeText(bytes) },
  {
    header: 'Context',
    kind: 'number',
    cell: ({ context }) => (context === null ? 'Not known' : `${numberText(context)} tokens`),
  },
  { header: 'Memory needed', cell: (model) => memoryText(model, memory) },
  {
    header: 'Speed',
    kind: 'number',
    cell: ({ words_per_second }) => speedText(words_per_second),
  },
  { header: 'Licence', cell: ({ licence }) => licence ?? 'Its file states none' },
  {
    header: 'Actions',
    kind: 'actions',
    cell: ({ name, writes_notes }) =>
      !writes_notes && (
        <Button
          size="xs"
          variant="subtle"
          color="red"
          onClick={() => onDelete(name)}
          aria-label={`Delete ${name}`}
        >
          Delete
        </Button>
      ),
  },
];

function DeleteModel({ name, onClose }: { name: string | null; onClose: () => void }) {
  const remove = useDeleteModel();
  const close = () => {
    remove.reset();
    onClose();
  };
  const confirm = () => {
    if (name === null) return;
    remove.mutate(name, {
      onSuccess: () => {
        close();
        notifySuccess(`${name} has been deleted.`);
      },
    });
  };
  return (
    <Confirm
      opened={name !== null}
      title={`Delete the model ${name}?`}
      confirmLabel="Delete model"
      busy={remove.isPending}
      error={remove.isError && <FailureText title="Failed to delete the model" error={remove.error} />}
      onConfirm={confirm}
      onCancel={close}
    >
      The model server removes it from its disk. To have it back, its file is imported again.
    </Confirm>
  );
}

function Past({ imports }: Pick<LocalModelsResponse, 'imports'>) {
  const [last] = imports;
  if (!last) return null;
  return (
    <Text fz="sm" c="dimmed">
      Last import: {last.name} from {last.file_name}, by {last.by}, <When at={last.at} />.{' '}
      {stageWords[last.stage]}
      {last.reason ? `: ${last.reason}` : '.'}
    </Text>
  );
}

function Listed({ answer, onAgain }: { answer: LocalModelsResponse; onAgain: () => void }) {
  const by = useListFilter(readers);
  const [deleting, setDeleting] = useState<string | null>(null);
  const { models, trouble, memory, imports } = answer;
  return (
    <Stack gap="sm">
      {trouble && (
        <Group gap="sm">
          <Text c="dimmed">{trouble}</Text>
          <Button size="xs" variant="default" onClick={onAgain}>
            Try Again
          </Button>
        </Group>
      )}
      {!trouble && models.length === 0 && <Text c="dimmed">The model server has no model yet.</Text>}
      {models.length > 0 && (
        <DataTable
          label="Models on this site"
          columns={columns(memory, setDeleting)}
          rows={sortedHere(models, by.filter.sort, compared)}
          rowKey={({ name }) => name}
          sorting={sortingBy(by)}
          broad
        />
      )}
      <Divider />
      <ImportModel running={answer.running} room={answer.room} />
      <Past imports={imports} />
      <DeleteModel name={deleting} onClose={() => setDeleting(null)} />
    </Stack>
  );
}

/** The models of the site's own model server, and how more are brought to it without a network. */
export function LocalModels() {
  const { data, isPending, error, refetch } = useQuery(localModelsQuery);
  return (
    <Section title="Models on this site">
      {isPending && <RowSkeletons rows={2} label="Loading the models of this site" />}
      {error && !data && (
        <Failure title="Failed to load the models" error={error} onRetry={() => void refetch()} />
      )}
      {data && <Listed answer={data} onAgain={() => void refetch()} />}
    </Section>
  );
}
