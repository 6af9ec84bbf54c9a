import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { useForm, type UseFormReturnType } from '@mantine/form';
import type { UserResponse } from '@vouchwell/contract';
import { fullNameProblem, passwordProblem, usernameProblem } from '@vouchwell/rules';
import { useState } from 'react';
import { ApiError, isChangedMeanwhile } from '../../lib/http.ts';
import { useSession, useUser } from '../../lib/session.tsx';
import { ChangedMeanwhile } from '../../ui/changed-meanwhile.tsx';
import { FailureText } from '../../ui/failure.tsx';
import { notifySuccess } from '../../ui/notify.ts';
import { useUnsavedChanges } from '../../ui/unsaved-changes.tsx';
import { useFocusBack } from '../../ui/use-focus-back.ts';
import { UserFields } from './user-fields.tsx';
import { useSaveUser, type SavedUser } from './user-requests.ts';
import { bodyOf, newUser, valuesOf, type UserValues } from './user-values.ts';
import { differences } from './user-words.ts';

export interface UserEditorProps {
  /** null: a new one. */
  user: UserResponse | null;
  onClose: () => void;
}

/** What can be said before the server is asked; it says the same, and more. */
function useUserForm(user: UserResponse | null): UseFormReturnType<UserValues> {
  return useForm<UserValues>({
    initialValues: user ? valuesOf(user) : newUser,
    validate: {
      username: (value) => (user ? null : usernameProblem(value.trim())),
      full_name: (value) => fullNameProblem(value),
      password: (value, { username, full_name }) => {
        if (value === '') return user ? null : 'Password is required.';
        return passwordProblem(value, [username, full_name]);
      },
    },
  });
}

/** Saves what the form holds, based on the version that stands below it. */
function useUserSaving(form: UseFormReturnType<UserValues>, user: UserResponse | null, onClose: () => void) {
  const save = useSaveUser();
  const me = useUser();
  const { refresh } = useSession();
  const [base, setBase] = useState(user);
  const rebase = (present: UserResponse) => {
    setBase(present);
    save.reset();
  };
  const saved = (username: string) => {
    notifySuccess(`${username} has been ${user ? 'saved' : 'created'}.`);
    onClose();
    // The header shows their name; a failed look-up only leaves the old one there until the next.
    if (user?.id === me.id) refresh().catch(() => {});
  };
  const submit = form.onSubmit((values) => {
    const body = bodyOf(values, base?.permission_flags ?? {});
    const change = { of: base, user: body } as SavedUser;
    save.mutate(change, {
      onSuccess: () => saved(body.username),
      onError: (error) => error instanceof ApiError && form.setErrors(error.fields),
    });
  });
  return { save, rebase, submit };
}

export function UserEditor({ user, onClose }: UserEditorProps) {
  useFocusBack();
  const form = useUserForm(user);
  const me = useUser();
  const { save, rebase, submit } = useUserSaving(form, user, onClose);
  const { leave, asking, question } = useUnsavedChanges(form.isDirty(), onClose);
  const theirs = isChangedMeanwhile(save.error)
    ? (save.error.current as UserResponse | undefined)
    : undefined;
  return (
    <>
      <Modal
        opened
        onClose={leave}
        size={640}
        title={user ? `Edit ${user.username}` : 'Create User'}
        closeOnClickOutside={false}
        closeOnEscape={!asking}
        trapFocus={!asking}
      >
        <form onSubmit={submit} noValidate>
          <Stack gap="sm">
            <UserFields form={form} user={user} self={user?.id === me.id} />
            {theirs && (
              <ChangedMeanwhile
                {...differences(valuesOf(theirs), form.values)}
                onTheirs={() => {
                  form.setValues(valuesOf(theirs));
                  rebase(theirs);
                }}
                onMine={() => rebase(theirs)}
              />
            )}
            {save.isError && !theirs && (
              <Text component="div" c="var(--mantine-color-error)" role="alert">
                <FailureText
                  title={user ? 'Failed to update user' : 'Failed to create user'}
                  error={save.error}
                />
              </Text>
            )}
            <Group justify="flex-end" gap="xs">
              <Button variant="default" onClick={leave}>
                Cancel
              </Button>
              <Button type="submit" disabled={theirs !== undefined} loading={save.isPending}>
                {user ? 'Save changes' : 'Create User'}
              </Button>
            </Group>
          </Stack>
        </form>
      </Modal>
      {question}
    </>
  );
}
