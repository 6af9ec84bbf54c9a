import { ActionIcon, Button, Text } from '@mantine/core';
import { IconKey, IconTrash } from '@tabler/icons-react';
import type { RulePackKey, RulePacksResponse } from '@vouchwell/contract';
import { useState } from 'react';
import { ChangedBefore } from '../../ui/states/changed-meanwhile.tsx';
import { Confirm } from '../../ui/states/confirm.tsx';
import { type Column, DataTable } from '../../ui/lists/data-table.tsx';
import { FailureText } from '../../ui/states/failure.tsx';
import { notifySuccess } from '../../ui/notify.ts';
import { When } from '../../ui/words/when.tsx';
import { Section } from '../../ui/section.tsx';
import { Fingerprint } from './fingerprint.tsx';
import { useRemoveKey } from './rule-pack-requests.ts';
import { TrustKey } from './trust-key.tsx';

interface RemoveProps {
  of: RulePackKey;
  packs: RulePacksResponse;
  onClose: () => void;
}

function RemoveKey({ of: { name, fingerprint }, packs, onClose }: RemoveProps) {
  const remove = useRemoveKey(packs);
  const confirm = () =>
    remove.mutate(fingerprint, {
      onSuccess: () => {
        onClose();
        notifySuccess(`Packs of ${name} are taken no longer.`);
      },
    });
  return (
    <Confirm
      opened
      title={`Trust the key of ${name} no longer?`}
      confirmLabel="Remove the key"
      busy={remove.isPending}
      error={
        remove.isError &&
        !remove.changed && <FailureText title="The key was not removed" error={remove.error} />
      }
      onConfirm={confirm}
      onCancel={onClose}
    >
      No further pack signed with it is taken. Those that were imported stay as they are.
      {remove.changed && <ChangedBefore {...remove.changed} />}
    </Confirm>
  );
}

interface PackKeysProps {
  packs: RulePacksResponse;
  mayManage: boolean;
}

/** Whose packs this site takes. */
export function PackKeys({ packs, mayManage }: PackKeysProps) {
  const { keys } = packs;
  const [adding, setAdding] = useState(false);
  const [removed, setRemoved] = useState<RulePackKey | null>(null);
  const columns: Column<RulePackKey>[] = [
    { header: 'Name', kind: 'plain', cell: ({ name }) => <Text fw={550}>{name}</Text> },
    { header: 'Fingerprint', kind: 'main', cell: ({ fingerprint }) => <Fingerprint of={fingerprint} /> },
    {
      header: 'From',
      cell: ({ delivered, trusted }) => (
        <>
          {delivered ? 'The program' : 'This site'}
          {trusted && (
            <Text fz="sm" c="dimmed">
              {trusted.by}, <When at={trusted.at} />
            </Text>
          )}
        </>
      ),
    },
    {
      header: 'Actions',
      kind: 'actions',
      cell: (key) =>
        mayManage &&
        !key.delivered && (
          <ActionIcon
            variant="subtle"
            size={30}
            color="red"
            aria-label={`Remove the key of ${key.name}`}
            title="Remove"
            onClick={() => setRemoved(key)}
          >
            <IconTrash size={18} stroke={1.5} aria-hidden />
          </ActionIcon>
        ),
    },
  ];
  return (
    <Section
      title="Trusted Keys"
      actions={
        mayManage && (
          <Button
            variant="default"
            size="xs"
            leftSection={<IconKey size={16} aria-hidden />}
            onClick={() => setAdding(true)}
          >
            Trust a key
          </Button>
        )
      }
    >
      {keys.length > 0 ? (
        <DataTable
          label="Trusted keys"
          columns={columns}
          rows={keys}
          rowKey={({ fingerprint }) => fingerprint}
        />
      ) : (
        <Text c="dimmed">
          No key is trusted yet, so that no pack can be imported. The packs below came with the program.
        </Text>
      )}
      {adding && <TrustKey packs={packs} onClose={() => setAdding(false)} />}
      {removed && <RemoveKey of={removed} packs={packs} onClose={() => setRemoved(null)} />}
    </Section>
  );
}
