import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useQuery } from '@tanstack/react-query';
import type { UserProfileResponse, UserResponse } from '@vouchwell/contract';
import { useState, type ReactNode } from 'react';
import { ApiError } from '../../lib/http.ts';
import { useSession, useUser } from '../../lib/session.tsx';
import { ChangedMeanwhile } from '../../ui/changed-meanwhile.tsx';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { FailureText } from '../../ui/failure.tsx';
import { notifySuccess } from '../../ui/notify.ts';
import { RowSkeletons } from '../../ui/skeletons.tsx';
import { useUnsavedChanges } from '../../ui/unsaved-changes.tsx';
import { useFocusBack } from '../../ui/use-focus-back.ts';
import { ProfileFields } from './profile-fields.tsx';
import { profileChange, profileProblems, profileText, profileValues } from './profile-values.ts';
import { profileQuery, ProfileChangedMeanwhile, useSaveProfile, usersQuery } from './user-requests.ts';

interface ProfileEditorProps {
  user: UserResponse;
  onClose: () => void;
}

function useProfileForm(user: UserResponse, standing: UserProfileResponse, onClose: () => void) {
  const [base, setBase] = useState(standing);
  const form = useForm({ initialValues: profileValues(standing.profile), validate: profileProblems });
  const save = useSaveProfile(user.id);
  const me = useUser();
  const { refresh } = useSession();
  const rebase = (theirs: UserProfileResponse) => {
    setBase(theirs);
    save.reset();
  };
  const submit = form.onSubmit((values) =>
    save.mutate(
      { revision: base.revision, change: profileChange(values, base.profile) },
      {
        onSuccess: () => {
          notifySuccess(`The profile of ${user.username} has been saved.`);
          onClose();
          // What they sign as is part of their own session.
          if (user.id === me.id) refresh().catch(() => {});
        },
        onError: (error) => error instanceof ApiError && form.setErrors(error.fields),
      },
    ),
  );
  return { form, save, submit, rebase };
}

/** Whether it is one's own, and somebody else manages users as well; the server decides it anew. */
function useLocked({ id }: UserResponse): boolean {
  const me = useUser();
  const { data: users = [] } = useQuery(usersQuery);
  const others = users.filter((one) => one.id !== id && one.is_active && one.permissions.can_manage_users);
  return id === me.id && others.length > 0;
}

function ProfileForm(props: ProfileEditorProps & { standing: UserProfileResponse }) {
  const { user, standing, onClose } = props;
  const { form, save, submit, rebase } = useProfileForm(user, standing, onClose);
  const locked = useLocked(user);
  const { leave, asking, question } = useUnsavedChanges(form.isDirty(), onClose);
  const theirs = save.error instanceof ProfileChangedMeanwhile ? save.error.standing : undefined;
  return (
    <>
      <Frame user={user} onClose={leave} asking={asking}>
        <form onSubmit={submit} noValidate>
          <Stack gap="sm">
            <ProfileFields form={form} user={user} locked={locked} />
            {theirs && (
              <ChangedMeanwhile
                previous={profileText(profileValues(theirs.profile))}
                current={profileText(form.values)}
                onTheirs={() => {
                  form.setValues(profileValues(theirs.profile));
                  rebase(theirs);
                }}
                onMine={() => rebase(theirs)}
              />
            )}
            {save.isError && !theirs && (
              <Text component="div" c="var(--mantine-color-error)" role="alert">
                <FailureText title="Failed to save the profile" error={save.error} />
              </Text>
            )}
            <Group justify="flex-end" gap="xs">
              <Button variant="default" onClick={leave}>
                Cancel
              </Button>
              <Button type="submit" disabled={theirs !== undefined} loading={save.isPending}>
                Save
              </Button>
            </Group>
          </Stack>
        </form>
      </Frame>
      {question}
    </>
  );
}

function Frame(props: ProfileEditorProps & { asking?: boolean; children: ReactNode }) {
  const { user, onClose, asking = false, children } = props;
  return (
    <Modal
      opened
      onClose={onClose}
      size={640}
      title={`Professional profile of ${user.username}`}
      closeOnClickOutside={false}
      closeOnEscape={!asking}
      trapFocus={!asking}
    >
      {children}
    </Modal>
  );
}

/** Who somebody is on the letters they sign. */
export function ProfileEditor({ user, onClose }: ProfileEditorProps) {
  useFocusBack();
  const { data, isError, refetch } = useQuery(profileQuery(user.id));
  if (data) return <ProfileForm user={user} standing={data} onClose={onClose} />;
  return (
    <Frame user={user} onClose={onClose}>
      {isError ? (
        <ErrorPanel onRetry={() => void refetch()}>Failed to load the profile. Please try again.</ErrorPanel>
      ) : (
        <RowSkeletons rows={3} label="Loading the profile..." />
      )}
    </Frame>
  );
}
