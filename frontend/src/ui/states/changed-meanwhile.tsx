import { Alert, Button, Group, Stack } from '@mantine/core';
import { IconUsers } from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { WordDiff } from '../words/word-diff.tsx';

function Told({ title, children }: { title: string; children: ReactNode }) {
  const panel = useRef<HTMLDivElement>(null);
  // Below a long form it would appear out of sight.
  useEffect(() => {
    // In braces: newer browsers answer with a promise, which is no clean-up.
    panel.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <Alert ref={panel} role="alert" color="yellow" icon={<IconUsers aria-hidden />} title={title}>
      <Stack gap="sm">{children}</Stack>
    </Alert>
  );
}

export interface ChangedMeanwhileProps {
  /** As somebody else has saved it. */
  previous: string;
  /** As it is typed here. */
  current: string;
  onTheirs: () => void;
  /** What is typed stays, now based on their version; it is not saved before the person saves it. */
  onMine: () => void;
}

/** Somebody else saved another version while this one was typed: both, and the choice between them. */
export function ChangedMeanwhile({ previous, current, onTheirs, onMine }: ChangedMeanwhileProps) {
  return (
    <Told title="Someone else has changed this meanwhile. Yours is not saved.">
      <div>From their version to yours:</div>
      <WordDiff previous={previous} current={current} />
      <Group justify="flex-end" gap="xs">
        <Button variant="default" onClick={onTheirs}>
          Use their version
        </Button>
        <Button onClick={onMine}>Keep my version</Button>
      </Group>
    </Told>
  );
}

/** Somebody else saved another version before something was done with this one: what differs. */
export function ChangedBefore({ previous, current }: Pick<ChangedMeanwhileProps, 'previous' | 'current'>) {
  return (
    <Told title="Someone else has changed this meanwhile. Nothing has been done.">
      <div>
        {previous === current ? 'Nothing that stands here differs.' : 'From what you saw to what stands now:'}
      </div>
      {previous !== current && <WordDiff previous={previous} current={current} />}
      <div>Confirm it again where it still holds.</div>
    </Told>
  );
}
