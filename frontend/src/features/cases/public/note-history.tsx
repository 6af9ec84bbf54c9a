import { Button, Group, Stack, Text } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconArrowBackUp } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { messageOf } from '../../../lib/http.ts';
import { ErrorPanel } from '../../../ui/states/error-panel.tsx';
import { Dialog } from '../../../ui/states/dialog.tsx';
import { RowSkeletons } from '../../../ui/states/skeletons.tsx';
import { WordDiff } from '../../../ui/words/word-diff.tsx';
import { noteVersionsQuery } from './case-queries.ts';
import {
  chosenWith,
  firstChosen,
  keyed,
  versionName,
  writerText,
  type Version,
} from '../note-version-runs.ts';
import { VersionList } from '../note-versions-list.tsx';
import classes from '../note-history.module.css';

export type { Version } from '../note-version-runs.ts';

/** Takes a text back as a new version of the newest note. */
interface Restoring {
  /** What stands there now, which cannot be restored. */
  current: string;
  /** null where nothing may change. */
  onRestore: ((version: Version) => void) | null;
}

function Restore({ version, current, onRestore }: Restoring & { version: Version }) {
  if (!onRestore || version.note_text === current) return null;
  return (
    <Button
      size="xs"
      variant="default"
      leftSection={<IconArrowBackUp size={14} aria-hidden />}
      onClick={() => onRestore(version)}
    >
      Restore {versionName(version)}
    </Button>
  );
}

/** One chosen text to be read, or what became of the older of two. */
function Chosen({ chosen, ...restoring }: Restoring & { chosen: readonly Version[] }) {
  const [newer, older] = chosen;
  if (!newer) return <Text c="dimmed">Choose one version to read it, or two to compare them.</Text>;
  return (
    <Stack gap="sm">
      <div>
        <Text fw={600}>
          {older
            ? `From ${versionName(older)} to ${versionName(newer)}`
            : `The text of ${versionName(newer)}`}
        </Text>
        {!older && (
          <Text fz="sm" c="dimmed">
            {writerText(newer)}
          </Text>
        )}
      </div>
      <Group gap="xs">
        {chosen.toReversed().map((version) => (
          <Restore key={version.key} version={version} {...restoring} />
        ))}
      </Group>
      {older ? (
        <WordDiff label="What changed" previous={older.note_text} current={newer.note_text} />
      ) : (
        <div className="letter-text">{newer.note_text}</div>
      )}
    </Stack>
  );
}

function Compared({
  versions,
  earlier,
  ...restoring
}: Restoring & { versions: Version[]; earlier: ReactNode }) {
  const [keys, setKeys] = useState(() => firstChosen(versions));
  return (
    <div className={classes.compared}>
      <VersionList
        versions={versions}
        earlier={earlier}
        chosen={keys}
        onChoose={(key) => setKeys((before) => chosenWith(before, key))}
      />
      <section aria-label="Chosen versions" className={classes.chosen} tabIndex={0}>
        <Chosen chosen={versions.filter(({ key }) => keys.includes(key))} {...restoring} />
      </section>
    </div>
  );
}

function Loaded({ caseId, ...restoring }: Restoring & { caseId: number }) {
  const { data, error, refetch, ...rest } = useInfiniteQuery(noteVersionsQuery(caseId));
  if (error && !data) {
    return (
      <ErrorPanel error={error} onRetry={() => void refetch()}>
        {messageOf(error, 'Failed to load the history of the note.')}
      </ErrorPanel>
    );
  }
  if (!data) return <RowSkeletons rows={4} label="Loading the history" />;
  const versions = keyed(data.pages.flatMap((part) => part.data.versions));
  const earlier = rest.hasNextPage && (
    <Button
      size="xs"
      variant="default"
      m="xs"
      loading={rest.isFetchingNextPage}
      onClick={() => void rest.fetchNextPage()}
    >
      Show earlier
    </Button>
  );
  return <Compared versions={versions} earlier={earlier} {...restoring} />;
}

interface NoteHistoryProps extends Restoring {
  caseId: number;
  opened: boolean;
  onClose: () => void;
}

/** Every text the case's notes ever had, with who or what wrote it; any two can be compared. */
export function NoteHistory({ opened, onClose, ...shown }: NoteHistoryProps) {
  const narrow = useMediaQuery('(max-width: 62em)', false, { getInitialValueInEffect: false });
  return (
    <Dialog opened={opened} onClose={onClose} title="History of the note" size={1080} fullScreen={narrow}>
      <Loaded {...shown} />
    </Dialog>
  );
}
