import { Alert, Button, Group, Progress, Stack, Text, VisuallyHidden } from '@mantine/core';
import { Dialog } from '../../../ui/states/dialog.tsx';
import { useInterval } from '@mantine/hooks';
import { IconHourglass } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import type { Writing, WritingKind } from './writing.ts';
import { phaseAt, phases, progressAt, queueText, sectionOf, TICK_MS } from './writing-phases.ts';
import { PhaseList } from './writing-phases-list.tsx';
import { WritingProgress, WritingText } from './writing-text.tsx';
import classes from './writing.module.css';

const titles: Record<WritingKind, string> = {
  generate: 'Generating the note',
  regenerate: 'Generating the note anew',
  improve: 'Improving the note',
};

function useElapsed(startedAt: number): number {
  const [now, setNow] = useState(startedAt);
  const { start, stop } = useInterval(() => setNow(Date.now()), TICK_MS * 4);
  useEffect(() => {
    start();
    return stop;
  }, [start, stop]);
  return Math.max(0, now - startedAt);
}

/** The note's own place while others are written: its form, so that nothing jumps when the turn comes. */
function Queue({ place, of }: { place: number; of: number }) {
  return (
    <div className={classes.queue}>
      <IconHourglass size={28} stroke={1.5} aria-hidden />
      <Text fw={600} className="tabular">
        {queueText(place, of)}
      </Text>
      <Text fz="sm" c="dimmed">
        Other notes are being written. This one begins by itself.
      </Text>
    </div>
  );
}

/** In words, for who cannot see the list. */
function statusText({ queue, finished, text }: Writing, current: number): string | undefined {
  if (finished) return 'The note is there';
  if (queue) return queueText(queue.place, queue.of);
  const [phase, section] = [phases[current]?.label, sectionOf(text)];
  return section ? `${phase}: ${section}` : phase;
}

function Body({ writing, onCancel }: { writing: Writing; onCancel: () => void }) {
  const { startedAt, queue, reached, finished, stopping } = writing;
  const elapsed = useElapsed(startedAt);
  const current = queue ? -1 : phaseAt(elapsed, reached);
  return (
    <Stack gap="sm">
      <Progress
        value={queue ? 0 : progressAt(elapsed, reached, finished)}
        aria-label="Progress"
        transitionDuration={200}
      />
      <WritingProgress writing={writing} now={startedAt + elapsed} />
      <PhaseList current={current} finished={finished} />
      <VisuallyHidden role="status">{statusText(writing, current)}</VisuallyHidden>
      {queue ? <Queue {...queue} /> : <WritingText writing={writing} />}
      <Alert color="yellow" py="xs">
        Local models can take a few minutes. Do not close this window. Should it close or be loaded anew, the
        note is written all the same, and you find it here.
      </Alert>
      <Group justify="flex-end">
        <Button variant="default" onClick={onCancel} disabled={finished} loading={stopping}>
          Cancel
        </Button>
      </Group>
    </Stack>
  );
}

/** Shows what is going on until the note is there. Only Cancel ends it early. */
export function GeneratingOverlay({ writing, onCancel }: { writing: Writing | null; onCancel: () => void }) {
  return (
    <Dialog
      opened={writing !== null}
      onClose={onCancel}
      title={writing ? titles[writing.kind] : ''}
      demanded
      still
      size="lg"
    >
      {writing && <Body writing={writing} onCancel={onCancel} />}
    </Dialog>
  );
}
