import { Button, Group, Input, SimpleGrid, Text, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import type { UserResponse } from '@vouchwell/contract';
import { isDrawnSignature, typedSignature } from '@vouchwell/rules';
import type { ProfileValues } from './profile-values.ts';
import { LetterFormHint } from '../../ui/words/letter-form-hint.tsx';

interface ProfileFieldsProps {
  form: UseFormReturnType<ProfileValues>;
  user: UserResponse;
  /** One's own, while somebody else could be asked: all but the signature is theirs to set. */
  locked: boolean;
}

function Signature({ form }: Pick<ProfileFieldsProps, 'form'>) {
  const { signature } = form.values;
  if (!isDrawnSignature(signature)) {
    return (
      <TextInput
        label="Typed signature"
        description="As it is to stand on the letter"
        maxLength={200}
        autoComplete="off"
        {...form.getInputProps('signature')}
      />
    );
  }
  return (
    <Input.Wrapper label="Drawn signature" labelElement="div" error={form.errors['signature']}>
      <Group gap="md" mt={6}>
        <img
          src={signature}
          alt="The drawn signature"
          style={{ maxWidth: 240, maxHeight: 80, background: '#fff', padding: 6, borderRadius: 6 }}
        />
        <Button variant="default" size="xs" onClick={() => form.setFieldValue('signature', '')}>
          Remove signature
        </Button>
      </Group>
    </Input.Wrapper>
  );
}

export function ProfileFields({ form, user, locked }: ProfileFieldsProps) {
  return (
    <>
      {locked && (
        <Text fz="sm" c="dimmed">
          Your own printed name, credentials and NPI are set by another user who manages users.
        </Text>
      )}
      <TextInput
        label="Printed name"
        description={`Without one, letters print ${user.full_name ?? user.username}`}
        maxLength={200}
        autoComplete="off"
        data-autofocus={!locked || undefined}
        disabled={locked}
        {...form.getInputProps('printed_name')}
      />
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
        <TextInput
          label="Credentials"
          description="Such as MD, or PT, DPT"
          maxLength={60}
          disabled={locked}
          autoComplete="off"
          {...form.getInputProps('credentials')}
        />
        <TextInput
          label="NPI"
          description="By it a case finds this account"
          inputMode="numeric"
          maxLength={10}
          disabled={locked}
          autoComplete="off"
          {...form.getInputProps('npi')}
        />
      </SimpleGrid>
      <LetterFormHint
        typed={{
          'Printed name': form.values.printed_name,
          Credentials: form.values.credentials,
          'Typed signature': typedSignature(form.values.signature),
        }}
      />
      <Signature form={form} />
    </>
  );
}
