import { Checkbox, NativeSelect, PasswordInput, SimpleGrid, Text, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import type { UserResponse } from '@vouchwell/contract';
import { USERNAME_MAX_LENGTH } from '@vouchwell/rules';
import { choices } from '../../lib/choices.ts';
import { UserRights } from './user-rights.tsx';
import { roleLabel } from './user-words.ts';
import type { UserValues } from './user-values.ts';

export interface UserFieldsProps {
  form: UseFormReturnType<UserValues>;
  /** null: a new one. */
  user: UserResponse | null;
  /** The user is who fills in the form. */
  self: boolean;
}

const TEMPORARY = 'Temporary: another one must be chosen after the sign-in, and nothing is signed with it.';

function Password({ form, user, self }: UserFieldsProps) {
  if (self) {
    return (
      <Text fz="sm" c="dimmed">
        Your own password is changed in the account menu: there your present one is asked for.
      </Text>
    );
  }
  return (
    <PasswordInput
      label={user ? 'Password (leave blank to keep current)' : 'Password'}
      description={TEMPORARY}
      required={user === null}
      autoComplete="new-password"
      {...form.getInputProps('password')}
    />
  );
}

export function UserFields({ form, user, self }: UserFieldsProps) {
  const { role, flags } = form.values;
  return (
    <>
      <TextInput
        label="Username"
        required
        readOnly={user !== null}
        description={user && 'A username stays as it is.'}
        variant={user ? 'filled' : 'default'}
        maxLength={USERNAME_MAX_LENGTH}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        data-autofocus={user ? undefined : true}
        {...form.getInputProps('username')}
      />
      <Password form={form} user={user} self={self} />
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
        <TextInput
          label="Full name"
          maxLength={200}
          autoComplete="off"
          data-autofocus={user ? true : undefined}
          {...form.getInputProps('full_name')}
        />
        <TextInput
          label="Email"
          type="email"
          maxLength={254}
          autoComplete="off"
          {...form.getInputProps('email')}
        />
      </SimpleGrid>
      <NativeSelect label="Role" data={choices(roleLabel)} disabled={self} {...form.getInputProps('role')} />
      <UserRights
        role={role}
        flags={flags}
        had={user?.permissions ?? {}}
        self={self}
        onChange={(next) => form.setFieldValue('flags', next)}
      />
      <Checkbox
        label="Active User"
        description={self ? 'You cannot deactivate your own account.' : 'Only active users can sign in.'}
        disabled={self}
        {...form.getInputProps('is_active', { type: 'checkbox' })}
      />
    </>
  );
}
