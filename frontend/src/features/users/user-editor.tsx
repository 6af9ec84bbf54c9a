import { useForm, type UseFormReturnType } from '@mantine/form';
import type { UserResponse } from '@vouchwell/contract';
import { fullNameProblem, passwordProblem, usernameProblem } from '@vouchwell/rules';
import { useSession, useUser } from '../../lib/session.tsx';
import { EntryEditor } from '../../ui/lists/entry-editor.tsx';
import { notifySuccess } from '../../ui/notify.ts';
import { UserFields } from './user-fields.tsx';
import { useSaveUser } from './user-requests.ts';
import { newUser, valuesOf, type UserValues } from './user-values.ts';
import { userWords } from './user-words.ts';

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

export function UserEditor({ user, onClose }: UserEditorProps) {
  const form = useUserForm(user);
  const me = useUser();
  const { refresh } = useSession();
  const saved = () => {
    notifySuccess(`${form.values.username.trim()} has been ${user ? 'saved' : 'created'}.`);
    // The header shows their name; a failed look-up only leaves the old one there until the next.
    if (user?.id === me.id) refresh().catch(() => {});
  };
  return (
    <EntryEditor
      title={user ? `Edit ${user.username}` : 'Create User'}
      submitLabel={user ? 'Save changes' : 'Create User'}
      failed={user ? 'Failed to update user' : 'Failed to create user'}
      size={640}
      entry={user}
      form={form}
      save={useSaveUser()}
      valuesOf={valuesOf}
      wordsOf={userWords}
      onSaved={saved}
      onClose={onClose}
    >
      <UserFields form={form} user={user} self={user?.id === me.id} />
    </EntryEditor>
  );
}
