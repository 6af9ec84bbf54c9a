import { Box, Button, Group, Select, Stack, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconSend } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { CaseResponse, ColleagueResponse } from '@vouchwell/contract';
import { NPI_PATTERN } from '@vouchwell/rules';
import { useState } from 'react';
import { ApiError, isChangedMeanwhile, messageOf } from '../../../lib/http.ts';
import { notifySuccess } from '../../../ui/notify.ts';
import { Dialog } from '../../../ui/states/dialog.tsx';
import { listBeyondDialog, listInDialog } from '../../../ui/list-in-dialog.ts';
import { fetchCase } from '../../cases/public/case-queries.ts';
import { SentForSignature } from '../../cases/public/sent-for-signature.tsx';
import { useWorkflow } from '../draft/workflow-context.ts';
import { sendForSignature, signersQuery } from './export-requests.ts';

const DEBOUNCE_MS = 300;
const CHANGED =
  'Someone else has just changed this case, and it was not sent. Look at it again before you send it.';

const optionOf = ({ id, full_name, username }: ColleagueResponse) => ({
  value: String(id),
  label: `${full_name} (${username})`,
});

/** What was typed goes to the server first: what is sent is what is on the screen. */
function useSending(found: CaseResponse, onSent: () => void) {
  const { store, refresh } = useWorkflow();
  return useMutation({
    mutationFn: async (signer: ColleagueResponse) => {
      if (!(await store.flush())) throw new Error('The last changes of the case are not saved yet.');
      await sendForSignature(found.id, signer.id, store.revision).catch(async (error: unknown) => {
        if (!isChangedMeanwhile(error)) throw error;
        store.hear(await fetchCase(found.id));
        throw new ApiError(409, error.code, CHANGED);
      });
      await refresh();
      return signer;
    },
    onSuccess: ({ full_name }) => {
      notifySuccess(`${full_name} finds case #${found.id} under “Needs my signature”.`);
      onSent();
    },
  });
}

function SendDialog({ found, onClose }: { found: CaseResponse; onClose: () => void }) {
  const { draft } = useWorkflow();
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState<ColleagueResponse | null>(null);
  const [text] = useDebouncedValue(search, DEBOUNCE_MS);
  const { npi } = draft.provider;
  const { data: own = [] } = useQuery({ ...signersQuery({ npi }), enabled: NPI_PATTERN.test(npi) });
  const { data: all = [] } = useQuery(signersQuery({ query: chosen ? '' : text.trim() }));
  const send = useSending(found, onClose);
  const signer = chosen ?? own[0] ?? null;
  const waits = signer !== null && signer.id === found.sent_for_signature?.id;
  const people = [...own, ...all.filter(({ id }) => own.every((one) => one.id !== id))];
  const listed = signer && people.every(({ id }) => id !== signer.id) ? [signer, ...people] : people;
  return (
    <Dialog
      onClose={onClose}
      title={`Send case #${found.id} for signature`}
      busy={send.isPending}
      styles={listBeyondDialog}
    >
      <Stack gap="md">
        <Select
          label="Who is to sign"
          description={
            own.length > 0
              ? `The account with the provider’s NPI ${npi} is chosen.`
              : `No other account has the provider’s NPI${npi ? ` ${npi}` : ''}. Choose a colleague.`
          }
          placeholder="Name or username"
          searchable
          data={listed.map(optionOf)}
          value={signer && String(signer.id)}
          onChange={(id) => setChosen(listed.find((one) => String(one.id) === id) ?? null)}
          searchValue={search}
          onSearchChange={setSearch}
          filter={({ options }) => options}
          nothingFoundMessage="No active user of this name"
          comboboxProps={listInDialog}
          // What it would cover says what sending does.
          openOnFocus={false}
          data-autofocus
        />
        <Text fz="sm" c="dimmed">
          They can open the case from then on, read it and sign it. Nothing is signed by sending it.
        </Text>
        {waits && (
          <Text role="status">{`It was sent to ${signer.full_name} already, and waits for them.`}</Text>
        )}
        {send.isError && (
          <Text role="alert" c="var(--mantine-color-error)">
            {messageOf(send.error, 'Failed to send the case. Please try again.')}
          </Text>
        )}
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose} disabled={send.isPending}>
            Cancel
          </Button>
          <Button
            leftSection={<IconSend size={16} aria-hidden />}
            disabled={!signer || waits}
            loading={send.isPending}
            onClick={() => signer && send.mutate(signer)}
          >
            Send
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}

/** Hands a case that lacks nothing but a signature to whoever is to sign it. */
export function SendForSignature({ found }: { found: CaseResponse }) {
  const [asking, setAsking] = useState(false);
  return (
    <div>
      <Button
        variant="default"
        leftSection={<IconSend size={18} aria-hidden />}
        onClick={() => setAsking(true)}
      >
        Send for signature
      </Button>
      {found.sent_for_signature && (
        <Box mt="xs">
          <SentForSignature of={found} />
        </Box>
      )}
      {asking && <SendDialog found={found} onClose={() => setAsking(false)} />}
    </div>
  );
}
