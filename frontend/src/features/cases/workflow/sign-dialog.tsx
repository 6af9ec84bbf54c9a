import { Alert, Button, Checkbox, Group, Modal, PasswordInput, Stack, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { CaseResponse } from '@vouchwell/contract';
import { foldText, openMarks } from '@vouchwell/rules';
import { useState } from 'react';
import { ApiError, messageOf } from '../../../lib/http.ts';
import { useUser } from '../../../lib/session.tsx';
import { signCase } from '../api.ts';
import { useWorkflow } from './workflow-context.ts';

const LEAST_MS = 1_500;
const MEANING = 'I reviewed this note and attest to it';

interface SignValues {
  password: string;
  signature: string;
  meaning: string;
  confirm: boolean;
}

function initialValues(name: string): SignValues {
  return { password: '', signature: name, meaning: MEANING, confirm: false };
}

const validate = {
  password: (value: string) => (value ? null : 'Password is required to sign.'),
  signature: (value: string) => (value.trim() ? null : 'The printed name is required.'),
  meaning: (value: string) => (value.trim() ? null : 'The meaning of the signature is required.'),
};

/** Signs exactly the note that is on the screen, and shows progress for a moment at least. */
function useSigning(found: CaseResponse, onSigned: () => void) {
  const { store } = useWorkflow();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const sign = async ({ confirm, ...values }: SignValues) => {
    setBusy(true);
    setError(null);
    const least = new Promise((resolve) => setTimeout(resolve, LEAST_MS));
    try {
      if (!(await store.flush())) {
        const { problem } = store.getState().save;
        throw new ApiError(0, 'unsaved', `The case is not saved yet. ${problem ?? ''}`.trim());
      }
      const noteId = found.notes[0]?.note_id;
      await signCase(found.id, { ...values, note_id: noteId, ...(confirm && { confirm_marks: true }) });
      await least;
      onSigned();
    } catch (thrown) {
      await least;
      setError(thrown);
    } finally {
      setBusy(false);
    }
  };
  return { sign, busy, error };
}

function Marks({ marks }: { marks: string[] }) {
  const places = marks.length === 1 ? '1 place' : `${marks.length} places`;
  return (
    <Alert color="yellow" icon={<IconAlertTriangle aria-hidden />} py="xs">
      The note still has {places} in brackets to fill in, such as “{marks[0]?.slice(0, 80)}”.
    </Alert>
  );
}

/** A name that is not the provider's may be right, but it must not go unseen. */
function NameDiffers({ signature, provider }: { signature: string; provider: string }) {
  if (!signature.trim() || foldText(signature) === foldText(provider)) return null;
  return (
    <Text fz="sm" c="light-dark(#8a4b00, #ffc078)" role="status">
      <IconAlertTriangle size={14} aria-hidden /> This name differs from the provider’s: {provider}.
    </Text>
  );
}

interface SignDialogProps {
  found: CaseResponse;
  onClose: () => void;
  onSigned: () => void;
}

export function SignDialog({ found, onClose, onSigned }: SignDialogProps) {
  const user = useUser();
  const { noteEdit, draft } = useWorkflow();
  const form = useForm<SignValues>({
    initialValues: initialValues(user.full_name || user.username),
    validate,
  });
  const { sign, busy, error } = useSigning(found, onSigned);
  const note = found.notes[0];
  const edited = noteEdit && noteEdit.noteId === note?.note_id ? noteEdit.text : null;
  const marks = openMarks(edited ?? note?.note_text ?? '');
  const asked = marks.length > 0 || (error instanceof ApiError && error.code === 'marks_unconfirmed');
  const submit = form.onSubmit(
    (values) => void sign(values),
    (errors) => {
      const first = ['password', 'signature', 'meaning'].find((name) => name in errors);
      if (first) form.getInputNode(first)?.focus();
    },
  );
  return (
    <Modal
      opened
      onClose={onClose}
      title={`Sign & lock case #${found.id}`}
      closeOnClickOutside={!busy}
      closeOnEscape={!busy}
    >
      <form onSubmit={submit} noValidate>
        <Stack gap="md">
          <Text>The note is signed exactly as it stands. Afterwards the case is locked.</Text>
          {marks.length > 0 && <Marks marks={marks} />}
          <PasswordInput
            label="Your password"
            required
            autoComplete="current-password"
            data-autofocus
            {...form.getInputProps('password')}
          />
          <div>
            <TextInput label="Printed name" required maxLength={200} {...form.getInputProps('signature')} />
            <NameDiffers signature={form.values.signature} provider={draft.provider.name} />
          </div>
          <TextInput
            label="Meaning of the signature"
            required
            maxLength={500}
            {...form.getInputProps('meaning')}
          />
          {asked && (
            <Checkbox
              label="I sign the note with these places as they are"
              {...form.getInputProps('confirm', { type: 'checkbox' })}
            />
          )}
          {error !== null && (
            <Text role="alert" c="var(--mantine-color-error)">
              {messageOf(error, 'Failed to sign case. Please try again.')}
            </Text>
          )}
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={onClose} disabled={busy}>
              Cancel
            </Button>
            <Button type="submit" loading={busy} disabled={marks.length > 0 && !form.values.confirm}>
              Sign & Lock Case
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
