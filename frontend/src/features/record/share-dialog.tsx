import { Button, Group, Select, Stack, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconUserPlus } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { CaseResponse, ShareResponse } from '@vouchwell/contract';
import { useState } from 'react';
import { copyText } from '../../lib/clipboard.ts';
import { messageOf } from '../../lib/http.ts';
import { useSession, useUser } from '../../lib/session.tsx';
import { notifyFailure, notifyRefused, notifySuccess } from '../../ui/notify.ts';
import { Dialog } from '../../ui/states/dialog.tsx';
import { listBeyondDialog, listInDialog } from '../../ui/list-in-dialog.ts';
import { When } from '../../ui/words/when.tsx';
import { refreshCases } from '../cases/public/case-queries.ts';
import { takeBackShare } from '../cases/public/take-back-share.ts';
import { colleaguesQuery, reportLinkCopied, shareCase } from './record-requests.ts';

const DEBOUNCE_MS = 300;

function useSharing(id: number) {
  const queries = useQueryClient();
  const onSuccess = () => refreshCases(queries);
  const share = useMutation({
    mutationFn: (userId: number) => shareCase(id, userId),
    onSuccess,
    onError: (error) => notifyRefused(error, messageOf(error, 'Failed to share case. Please try again.')),
  });
  const takeBack = useMutation({
    mutationFn: ({ id: userId }: ShareResponse) => takeBackShare(id, userId),
    onSuccess: async (_, { full_name }) => {
      notifySuccess(`The case is no longer shared with ${full_name}.`);
      await onSuccess();
    },
    onError: (error) =>
      notifyRefused(error, messageOf(error, 'Failed to take the case back. Please try again.')),
  });
  return { share, takeBack };
}

function ChooseColleague({ of, share }: { of: CaseResponse; share: ReturnType<typeof useSharing>['share'] }) {
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState<string | null>(null);
  const [text] = useDebouncedValue(search, DEBOUNCE_MS);
  const { data } = useQuery(colleaguesQuery(chosen === null ? text.trim() : ''));
  const taken = new Set([of.created_by.id, ...of.shares.map(({ id }) => id)]);
  const options = (data?.colleagues ?? [])
    .filter(({ id }) => !taken.has(id))
    .map(({ id, full_name, username }) => ({ value: String(id), label: `${full_name} (${username})` }));
  const submit = () => {
    if (chosen === null) return;
    share.mutate(Number(chosen), {
      onSuccess: () => {
        setChosen(null);
        setSearch('');
      },
    });
  };
  return (
    <Group align="flex-end" gap="xs">
      <Select
        label="Colleague"
        description={`They find the case in their list, and may ${of.signed ? 'read it and write addenda' : 'work on it and sign it'}.`}
        placeholder="Name or username"
        style={{ flex: '1 1 240px' }}
        searchable
        clearable
        data={options}
        value={chosen}
        onChange={setChosen}
        searchValue={search}
        onSearchChange={setSearch}
        filter={({ options: all }) => all}
        nothingFoundMessage="No active user of this name"
        comboboxProps={listInDialog}
        data-autofocus
      />
      <Button
        leftSection={<IconUserPlus size={16} aria-hidden />}
        disabled={chosen === null}
        loading={share.isPending}
        onClick={submit}
      >
        Share
      </Button>
    </Group>
  );
}

function Shares({ of, takeBack }: { of: CaseResponse; takeBack: ReturnType<typeof useSharing>['takeBack'] }) {
  if (of.shares.length === 0) return <Text c="dimmed">This case is not shared with anybody.</Text>;
  return (
    <Stack component="ul" gap="xs" m={0} p={0} style={{ listStyle: 'none' }}>
      {of.shares.map((one) => (
        <Group component="li" key={one.id} justify="space-between" gap="xs" wrap="nowrap">
          <div style={{ minWidth: 0 }}>
            <Text fw={600} style={{ overflowWrap: 'anywhere' }}>
              {one.full_name}
            </Text>
            <Text fz="sm" c="dimmed">
              Since <When at={one.shared_at} />, by {one.shared_by}
            </Text>
          </div>
          <Button
            size="xs"
            variant="default"
            flex="none"
            loading={takeBack.isPending && takeBack.variables.id === one.id}
            onClick={() => takeBack.mutate(one)}
            aria-label={`Take back from ${one.full_name}`}
          >
            Take back
          </Button>
        </Group>
      ))}
    </Stack>
  );
}

/** Leaves the trace first: what was not recorded was not copied. */
function CopyLink({ id }: { id: number }) {
  const copy = useMutation({
    mutationFn: async () => {
      await reportLinkCopied(id);
      await copyText(`${window.location.origin}/app/case/${id}`);
    },
    onSuccess: () => notifySuccess('The link was copied. Only those who may see the case can open it.'),
    onError: () => notifyFailure('The link could not be copied. Please try again.'),
  });
  return (
    <Button variant="default" loading={copy.isPending} onClick={() => copy.mutate()}>
      Copy link
    </Button>
  );
}

/** Hands a case to another user of the site, and takes it back. */
export function ShareDialog({ of, onClose }: { of: CaseResponse; onClose: () => void }) {
  const { share, takeBack } = useSharing(of.id);
  const user = useUser();
  const { may } = useSession();
  const mayShare = may('can_access_admin') || of.created_by.id === user.id;
  return (
    <Dialog onClose={onClose} title={`Share case #${of.id}`} size="lg" styles={listBeyondDialog}>
      <Stack gap="lg">
        {mayShare && <ChooseColleague of={of} share={share} />}
        {!mayShare && (
          <Text c="dimmed">
            {of.created_by.full_name} shared this case with you. Only {of.created_by.full_name} and admins can
            share it further.
          </Text>
        )}
        {/* The dialog does not scroll; what may be long in it does. */}
        <section aria-label="Shared with" style={{ maxHeight: '30dvh', overflowY: 'auto' }}>
          <Shares of={of} takeBack={takeBack} />
        </section>
        <Group justify="space-between" gap="xs">
          <CopyLink id={of.id} />
          <Button variant="default" onClick={onClose}>
            Close
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
