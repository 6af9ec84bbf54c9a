import { IconTools } from '@tabler/icons-react';
import { ButtonLink } from '../ui/button-link.tsx';
import { EmptyState } from '../ui/empty-state.tsx';

export function NotInThisVersion() {
  return (
    <EmptyState
      icon={IconTools}
      title="This screen is not part of this version"
      text="It comes with a later update. Everything else works as before."
      action={<ButtonLink to="/app">Go to the dashboard</ButtonLink>}
    />
  );
}
