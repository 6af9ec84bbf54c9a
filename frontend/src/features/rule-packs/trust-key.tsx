import { Button, Group, Modal, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { ApiError } from '../../lib/http.ts';
import { ImportFailed } from '../../ui/lists/import-file.tsx';
import { notifySuccess } from '../../ui/notify.ts';
import { useUnsavedChanges } from '../../ui/states/unsaved-changes.tsx';
import { useFocusBack } from '../../ui/keyboard/use-focus-back.ts';
import { useTrustKey } from './rule-pack-requests.ts';

/** The public half of a maker's key, by which its packs are known. */
export function TrustKey({ revision, onClose }: { revision: number | null; onClose: () => void }) {
  useFocusBack();
  const form = useForm({ initialValues: { name: '', public_key: '' } });
  const trust = useTrustKey();
  const { leave, asking, question } = useUnsavedChanges(form.isDirty(), onClose);
  const submit = form.onSubmit((asked) =>
    trust.mutate(
      { asked, revision },
      {
        onSuccess: () => {
          notifySuccess(`Packs of ${asked.name.trim()} are taken from now on.`);
          onClose();
        },
        onError: (error) => error instanceof ApiError && form.setErrors(error.fields),
      },
    ),
  );
  return (
    <>
      <Modal
        opened
        onClose={leave}
        size={640}
        title="Trust a key"
        closeOnClickOutside={false}
        closeOnEscape={!asking}
        trapFocus={!asking}
      >
        <form onSubmit={submit} noValidate autoComplete="off">
          <Stack gap="sm">
            <Text>
              Whoever has the private half can write rules for this site. Ask its maker, by another way than
              the key came, whether the fingerprint shown then is theirs.
            </Text>
            <TextInput
              label="Name"
              description="Whose key it is, as the packs will tell"
              required
              maxLength={80}
              data-autofocus
              {...form.getInputProps('name')}
            />
            <Textarea
              label="Public key"
              description="The text of the file …public.pem, or its 32 bytes in base64"
              required
              autosize
              minRows={3}
              maxRows={6}
              maxLength={1000}
              spellCheck={false}
              styles={{ input: { fontFamily: 'var(--mantine-font-family-monospace)' } }}
              {...form.getInputProps('public_key')}
            />
            <ImportFailed title="The key was not added" error={trust.error} />
            <Group justify="flex-end" gap="xs">
              <Button variant="default" onClick={leave}>
                Cancel
              </Button>
              <Button type="submit" loading={trust.isPending}>
                Trust the key
              </Button>
            </Group>
          </Stack>
        </form>
      </Modal>
      {question}
    </>
  );
}
