import { Button, Divider, Stack, Text, Textarea } from '@mantine/core';
import { useForm } from '@mantine/form';
import { IconSignature } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { AddAddendumRequest, AddendumResponse, CaseResponse } from '@vouchwell/contract';
import { inPlaceOf, type MarksToConfirm, noteAsRead } from '@vouchwell/rules';
import { useState } from 'react';
import { mayPass, newRequestKey } from '../../lib/http.ts';
import { notifySuccess } from '../../ui/notify.ts';
import { useUnsavedChanges } from '../../ui/states/unsaved-changes.tsx';
import { Dialog } from '../../ui/states/dialog.tsx';
import { Section } from '../../ui/section.tsx';
import { refreshCases } from '../cases/public/case-queries.ts';
import { marksAsked } from '../cases/public/marks-asked.ts';
import { MarksToTick } from '../cases/public/marks-to-tick.tsx';
import {
  clearRefused,
  SignerFields,
  SigningEnd,
  unproved,
  useSigner,
} from '../cases/public/signing-fields.tsx';
import { SignedAs } from '../cases/public/signed-as.tsx';
import { useTicks } from '../cases/public/use-ticks.ts';
import { FullTime } from '../../ui/words/when.tsx';
import { addAddendum } from './record-requests.ts';
import { LetterFormHint } from '../../ui/words/letter-form-hint.tsx';

const MAX_LENGTH = 10_000;
const NOTHING: MarksToConfirm = { marks: [], open: [] };

function AddendumDialog({ of, onClose }: { of: CaseResponse; onClose: () => void }) {
  const queries = useQueryClient();
  const { validate, proved } = useSigner();
  const [key, setKey] = useState(newRequestKey);
  const form = useForm({
    initialValues: { ...unproved, text: '' },
    validate: { ...validate, text: (text) => (text.trim() ? null : 'Addendum is required.') },
  });
  const add = useMutation({
    mutationFn: (body: AddAddendumRequest) => addAddendum(of.id, body, key),
    onSuccess: async () => {
      await refreshCases(queries);
      notifySuccess('The addendum was signed and added.');
      onClose();
    },
    // What may have arrived is asked again under its key; a corrected text or password is another intention.
    onError: (error) => mayPass(error) || setKey(newRequestKey()),
  });
  const { leave, question } = useUnsavedChanges(form.values.text.trim() !== '', onClose);
  // Of the text that was sent: another is looked at anew.
  const checked = add.variables?.text === form.values.text ? marksAsked(add.error) : null;
  const ticks = useTicks(checked ?? NOTHING);
  const submit = form.onSubmit((values) =>
    add.mutate(
      { ...proved(values), ...(ticks.hash !== undefined && { marks_hash: ticks.hash }) },
      { onError: clearRefused((name) => form.setFieldValue(name, '')) },
    ),
  );
  return (
    <>
      <Dialog
        onClose={leave}
        title={`Addendum to case #${of.id}`}
        size="lg"
        busy={add.isPending}
        closeOnClickOutside={false}
      >
        <form onSubmit={submit} noValidate>
          <Stack gap="md">
            <Text>
              The signed note stays as it is. The addendum is added below it, on every export, with your name
              and the time.
            </Text>
            <SignedAs on="addendum" provider={of.provider} />
            <Textarea
              label="Addendum"
              required
              autosize
              minRows={5}
              maxRows={16}
              maxLength={MAX_LENGTH}
              data-autofocus
              {...form.getInputProps('text')}
            />
            <LetterFormHint typed={{ Addendum: form.values.text }} />
            <MarksToTick of="addendum" text={form.values.text} ticks={ticks} />
            <SignerFields field={(name) => form.getInputProps(name)} />
            <SigningEnd
              error={add.error}
              failed="Failed to add the addendum. Please try again."
              busy={add.isPending}
              disabled={!ticks.isComplete}
              action="Sign addendum"
              onClose={leave}
            />
          </Stack>
        </form>
      </Dialog>
      {question}
    </>
  );
}

function Addendum({
  of: { number, text, signature, signed_for, signed_at, hash },
}: {
  of: AddendumResponse;
}) {
  return (
    <Stack component="article" gap={4} aria-label={`Addendum ${number}`}>
      <Text style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{noteAsRead(text)}</Text>
      <Text fz="sm" c="dimmed">
        Addendum {number}, signed by {signature}
        {signed_for !== undefined && `${inPlaceOf(signed_for)},`} on <FullTime at={signed_at} />
      </Text>
      <Text fz="xs" c="dimmed" ff="monospace" style={{ overflowWrap: 'anywhere' }}>
        {hash}
      </Text>
    </Stack>
  );
}

/** What was added to a signed case. Corrections stand here; the signed note never changes. */
export function AddendaSection({ of }: { of: CaseResponse }) {
  const [writing, setWriting] = useState(false);
  const write = (
    <Button
      size="xs"
      variant="default"
      leftSection={<IconSignature size={16} aria-hidden />}
      onClick={() => setWriting(true)}
    >
      Write an addendum
    </Button>
  );
  return (
    <Section title="Addenda" actions={write}>
      {of.addenda.length === 0 && (
        <Text c="dimmed">None. What has to be corrected in a signed case is added here.</Text>
      )}
      <Stack gap="md">
        {of.addenda.map((one, index) => (
          <div key={one.number}>
            {index > 0 && <Divider mb="md" />}
            <Addendum of={one} />
          </div>
        ))}
      </Stack>
      {writing && <AddendumDialog of={of} onClose={() => setWriting(false)} />}
    </Section>
  );
}
