import { Text, Textarea, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import type { RulePacksResponse } from '@vouchwell/contract';
import { fieldsOf } from '../../lib/http.ts';
import { notifySuccess } from '../../ui/notify.ts';
import { ChangedBefore } from '../../ui/states/changed-meanwhile.tsx';
import { FailureText } from '../../ui/states/failure.tsx';
import { FormDialog } from '../../ui/states/form-dialog.tsx';
import { useTrustKey } from './rule-pack-requests.ts';

/** The public half of a maker's key, by which its packs are known. */
export function TrustKey({ packs, onClose }: { packs: RulePacksResponse; onClose: () => void }) {
  const form = useForm({ initialValues: { name: '', public_key: '' } });
  const trust = useTrustKey(packs);
  const submit = form.onSubmit((asked) =>
    trust.mutate(asked, {
      onSuccess: () => {
        notifySuccess(`Packs of ${asked.name.trim()} are taken from now on.`);
        onClose();
      },
      onError: (error) => form.setErrors(fieldsOf(error)),
    }),
  );
  return (
    <FormDialog
      title="Trust a key"
      size={640}
      dirty={form.isDirty()}
      busy={trust.isPending}
      submitLabel="Trust the key"
      error={
        trust.isError && !trust.changed && <FailureText title="The key was not added" error={trust.error} />
      }
      onSubmit={submit}
      onClose={onClose}
    >
      <Text>
        Whoever has the private half can write rules for this site. Ask its maker, by another way than the key
        came, whether the fingerprint shown then is theirs.
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
      {trust.changed && <ChangedBefore {...trust.changed} />}
    </FormDialog>
  );
}
