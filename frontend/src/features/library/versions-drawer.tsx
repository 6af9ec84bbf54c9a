import { Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ContentResponse, ContentVersion } from '@vouchwell/contract';
import { useState } from 'react';
import { Dialog } from '../../ui/states/dialog.tsx';
import { Failure } from '../../ui/states/failure.tsx';
import { RowSkeletons } from '../../ui/states/skeletons.tsx';
import { versionsQuery } from './library-requests.ts';
import { RestoreVersion } from './restore-version.tsx';
import { VersionComparison } from './version-comparison.tsx';
import { VersionList } from './version-list.tsx';
import { VersionText } from './version-text.tsx';

export interface VersionsDrawerProps {
  content: ContentResponse;
  onClose: () => void;
}

interface VersionsProps {
  versions: ContentVersion[];
  onRestore: (version: ContentVersion) => void;
}

function Versions({ versions, onRestore }: VersionsProps) {
  const [viewed, setViewed] = useState<ContentVersion | null>(null);
  const only = versions.length === 1 ? versions[0] : undefined;
  const shown = viewed ?? only;
  return (
    <Stack gap="lg">
      <VersionList versions={versions} viewed={shown} onView={setViewed} onRestore={onRestore} />
      {shown && <VersionText version={shown} onClose={only ? undefined : () => setViewed(null)} />}
      {versions.length > 1 && <VersionComparison versions={versions} />}
    </Stack>
  );
}

/** Every version of one content: read it, compare it, bring it back. */
export function VersionsDrawer({ content, onClose }: VersionsDrawerProps) {
  const { data: versions, isPending, error, refetch } = useQuery(versionsQuery(content.id));
  const [restoring, setRestoring] = useState<ContentVersion | null>(null);
  const [standing, setStanding] = useState(content);
  return (
    <>
      <Dialog beside onClose={onClose} size={640} title={`Versions of ${content.title}`}>
        {isPending && <RowSkeletons rows={3} label="Loading the versions" />}
        {error && !versions && (
          <Failure title="The versions could not be loaded" error={error} onRetry={() => void refetch()} />
        )}
        {versions && <Versions versions={versions} onRestore={setRestoring} />}
      </Dialog>
      <RestoreVersion
        content={standing}
        version={restoring}
        onStanding={setStanding}
        onClose={() => setRestoring(null)}
      />
    </>
  );
}
