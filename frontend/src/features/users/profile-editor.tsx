import { useForm } from '@mantine/form';
import { useQuery } from '@tanstack/react-query';
import type { UserProfileResponse, UserResponse } from '@vouchwell/contract';
import type { ReactNode } from 'react';
import { useSession, useUser } from '../../lib/session.tsx';
import { EntryEditor } from '../../ui/lists/entry-editor.tsx';
import { NotLoaded } from '../../ui/states/failure.tsx';
import { notifySuccess } from '../../ui/notify.ts';
import { Dialog } from '../../ui/states/dialog.tsx';
import { RowSkeletons } from '../../ui/states/skeletons.tsx';
import { ProfileFields } from './profile-fields.tsx';
import { profileProblems, profileText, profileValues } from './profile-values.ts';
import { profileQuery, useSaveProfile, usersQuery } from './user-requests.ts';

interface ProfileEditorProps {
  user: UserResponse;
  onClose: () => void;
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
  const form = useForm({ initialValues: profileValues(standing.profile), validate: profileProblems });
  const locked = useLocked(user);
  const me = useUser();
  const { refresh } = useSession();
  const saved = () => {
    notifySuccess(`The profile of ${user.username} has been saved.`);
    // What they sign as is part of their own session.
    if (user.id === me.id) refresh().catch(() => {});
  };
  return (
    <EntryEditor
      title={titleOf(user)}
      submitLabel="Save"
      failed="Failed to save the profile"
      size={640}
      entry={standing}
      form={form}
      save={useSaveProfile(user.id, standing)}
      valuesOf={({ profile }) => profileValues(profile)}
      wordsOf={profileText}
      onSaved={saved}
      onClose={onClose}
    >
      <ProfileFields form={form} user={user} locked={locked} />
    </EntryEditor>
  );
}

const titleOf = ({ username }: UserResponse) => `Professional profile of ${username}`;

/** Stands until the profile is there. */
function Frame({ user, onClose, children }: ProfileEditorProps & { children: ReactNode }) {
  return (
    <Dialog onClose={onClose} size={640} title={titleOf(user)}>
      {children}
    </Dialog>
  );
}

/** Who somebody is on the letters they sign. */
export function ProfileEditor({ user, onClose }: ProfileEditorProps) {
  const { data, isError, error, refetch } = useQuery(profileQuery(user.id));
  if (data) return <ProfileForm user={user} standing={data} onClose={onClose} />;
  return (
    <Frame user={user} onClose={onClose}>
      {isError ? (
        <NotLoaded error={error} onRetry={() => void refetch()}>
          Failed to load the profile. Please try again.
        </NotLoaded>
      ) : (
        <RowSkeletons rows={3} label="Loading the profile..." />
      )}
    </Frame>
  );
}
