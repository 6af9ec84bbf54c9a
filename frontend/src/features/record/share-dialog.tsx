import { Button, Group, Select, Stack, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconUserPlus } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { CaseResponse, ColleaguesResponse, ShareResponse } from '@vouchwell/contract';
import { useState } from 'react';
import { copyText } from '../../lib/clipboard.ts';
import { messageOf } from '../../lib/http.ts';
import { useSession, useUser } from '../../lib/session.tsx';
import { notifySuccess } from '../../ui/notify.ts';
import { Dialog } from '../../ui/states/dialog.tsx';
import { listBeyondDialog, listInDialog } from '../../ui/list-in-dialog.ts';
import { When } from '../../ui/words/when.tsx';
import { refreshCases } from '../cases/public/case-queries.ts';
import { takeBackShare } from '../cases/public/take-back-share.ts';
import { colleaguesQuery, reportLinkCopied, shareCase } from './record-requests.ts';

const DEBOUNCE_MS = 300;

type Colleague = ColleaguesResponse['colleagues'][number];

/** Beside what was pressed: whoever is in the dialog can reach it. */
function Refused({ error, words }: { error: unknown; words: string }) {
  return (
    <Text fz="sm" c="var(--mantine-color-error)" role="alert">
      {messageOf(error, words)}
    </Text>
  );
}

function useSharing(of: CaseResponse) {
  const queries = useQueryClient();
  const onSuccess = () => refreshCases(queries);
  const share = useMutation({
    mutationFn: ({ id: userId }: Colleague) => shareCase(of, userId),
    onSuccess: async (_, { full_name }) => {
      notifySuccess(`The case is shared with ${full_name}.`);
      await onSuccess();
    },
  });
  const takeBack = useMutation({
    mutationFn: ({ id: userId }: ShareResponse) => takeBackShare(of, userId),
    onSuccess: async (_, { full_name }) => {
      notifySuccess(`The case is no longer shared with ${full_name}.`);
      await onSuccess();
    },
  });
  return { share, takeBack };
}

function ChooseColleague({ of, share }: { of: CaseResponse; share: ReturnType<typeof useSharing>['share'] }) {
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState<Colleague | null>(null);
  const [text] = useDebouncedValue(search, DEBOUNCE_MS);
  const { data } = useQuery(colleaguesQuery(chosen === null ? text.trim() : ''));
  const taken = new Set([of.created_by.id, ...of.shares.map(({ id }) => id)]);
  const options = (data?.colleagues ?? [])
    .filter(({ id }) => !taken.has(id))
    .map(({ id, full_name, username }) => ({ value: String(id), label: `${full_name} (${username})` }));
  const choose = (value: string | null) => {
    share.reset();
    setChosen(data?.colleagues.find(({ id }) => String(id) === value) ?? null);
  };
  const submit = () => {
    if (chosen === null) return;
    share.mutate(chosen, {
      onSuccess: () => {
        setChosen(null);
        setSearch('');
      },
    });
  };
  return (
    <Stack gap="xs">
      <Group align="flex-end" gap="xs">
        <Select
          label="Colleague"
          description={`They find the case in their list, and may ${of.signed ? 'read it and write addenda' : 'work on it and sign it'}.`}
          placeholder="Name or username"
          style={{ flex: '1 1 240px' }}
          searchable
          clearable
          data={options}
          value={chosen && String(chosen.id)}
          onChange={choose}
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
      {share.error && <Refused error={share.error} words="Failed to share case. Please try again." />}
    </Stack>
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
  });
  return (
    <Stack gap={4} align="flex-start">
      <Button variant="default" loading={copy.isPending} onClick={() => copy.mutate()}>
        Copy link
      </Button>
      {copy.error && <Refused error={copy.error} words="The link could not be copied. Please try again." />}
    </Stack>
  );
}

/** Hands a case to another user of the site, and takes it back. */
export function ShareDialog({ of, onClose }: { of: CaseResponse; onClose: () => void }) {
  const { share, takeBack } = useSharing(of);
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
        {takeBack.error && (
          <Refused error={takeBack.error} words="Failed to take the case back. Please try again." />
        )}
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
