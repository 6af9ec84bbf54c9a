import { Button, Stack } from '@mantine/core';
import { useInfiniteQuery, type UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ContentResponse, ContentVersion } from '@vouchwell/contract';
import { type ReactNode, useState } from 'react';
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
  earlier: ReactNode;
}

function Versions({ versions, onRestore, earlier }: VersionsProps) {
  const [viewed, setViewed] = useState<ContentVersion | null>(null);
  const only = versions.length === 1 ? versions[0] : undefined;
  const shown = viewed ?? only;
  return (
    <Stack gap="lg">
      <VersionList {...{ versions, viewed: shown, onView: setViewed, onRestore, earlier }} />
      {shown && <VersionText version={shown} onClose={only ? undefined : () => setViewed(null)} />}
      {versions.length > 1 && <VersionComparison versions={versions} />}
    </Stack>
  );
}

interface EarlierProps {
  query: Pick<
    UseInfiniteQueryResult,
    'error' | 'hasNextPage' | 'isFetchingNextPage' | 'isFetchNextPageError' | 'fetchNextPage'
  >;
  left: number;
}

/** The way to those before the ones that are shown. */
function Earlier({ query, left }: EarlierProps) {
  const { error, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = query;
  const more = () => void fetchNextPage();
  if (isFetchNextPageError)
    return <Failure title="The versions could not be loaded" error={error} onRetry={more} />;
  if (!hasNextPage) return null;
  return (
    <Button mt="sm" size="xs" variant="default" loading={isFetchingNextPage} onClick={more}>
      Show more ({left} left)
    </Button>
  );
}

/** Every version of one content: read it, compare it, bring it back. */
export function VersionsDrawer({ content, onClose }: VersionsDrawerProps) {
  const query = useInfiniteQuery(versionsQuery(content.id));
  const { data, isPending, error, refetch } = query;
  const versions = data?.pages.flatMap((page) => page.versions);
  const left = (data?.pages[0]?.total ?? 0) - (versions?.length ?? 0);
  const [restoring, setRestoring] = useState<ContentVersion | null>(null);
  const [standing, setStanding] = useState(content);
  return (
    <>
      <Dialog beside onClose={onClose} size={640} title={`Versions of ${content.title}`}>
        {isPending && <RowSkeletons rows={3} label="Loading the versions" />}
        {error && !versions && (
          <Failure title="The versions could not be loaded" error={error} onRetry={() => void refetch()} />
        )}
        {versions && (
          <Versions
            versions={versions}
            onRestore={setRestoring}
            earlier={<Earlier query={query} left={left} />}
          />
        )}
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
