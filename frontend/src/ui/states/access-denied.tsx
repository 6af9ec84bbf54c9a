import { IconLock } from '@tabler/icons-react';
import { useUser } from '../../lib/session.tsx';
import { ButtonLink } from '../button-link.tsx';
import { EmptyState } from './empty-state.tsx';

const roleLabel = { admin: 'Admin', user: 'User' } as const;

/** In the place of a screen that this person may not open. `needs`: what it takes, as a sentence. */
export function AccessDenied({ needs }: { needs: string }) {
  const { role } = useUser();
  return (
    <EmptyState
      heading={1}
      icon={IconLock}
      title="Access Denied"
      text={
        <>
          {needs} Your current role: <strong>{roleLabel[role]}</strong>.
        </>
      }
      action={<ButtonLink to="/app">Go to the dashboard</ButtonLink>}
    />
  );
}
