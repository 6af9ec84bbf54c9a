import { IconMapQuestion } from '@tabler/icons-react';
import { ButtonLink } from '../ui/button-link.tsx';
import { EmptyState } from '../ui/states/empty-state.tsx';

/** An address of which no screen knows, where no frame stands around it. */
export function NotFoundPage() {
  return (
    <main>
      <NotFound />
    </main>
  );
}

export function NotFound() {
  return (
    <EmptyState
      heading={1}
      icon={IconMapQuestion}
      title="Page not found"
      text="There is nothing at this address. It may have been typed wrongly or be out of date."
      action={<ButtonLink to="/app">Go to the dashboard</ButtonLink>}
    />
  );
}
