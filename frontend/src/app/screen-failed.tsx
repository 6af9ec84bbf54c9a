import { Button } from '@mantine/core';
import { IconMoodSad } from '@tabler/icons-react';
import { EmptyState } from '../ui/states/empty-state.tsx';

/** What stands in for a screen that broke, or whose files an update has replaced. */
export function ScreenFailed() {
  return (
    <EmptyState
      heading={1}
      icon={IconMoodSad}
      title="This screen could not be shown"
      text="What you saved is safe. Reload the page to go on; if it happens again, tell your administrator."
      action={<Button onClick={() => location.reload()}>Reload the page</Button>}
    />
  );
}
