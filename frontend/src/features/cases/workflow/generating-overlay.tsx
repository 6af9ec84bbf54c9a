import { Alert, Button, Group, Modal, Progress, Stack, Text } from '@mantine/core';
import { useInterval, useReducedMotion } from '@mantine/hooks';
import { IconCircle, IconCircleCheck, IconLoader2 } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import type { Writing, WritingKind } from './use-writing.ts';
import { phaseAt, phases, progressAt } from './writing-phases.ts';
import classes from './workflow.module.css';

const TICK_MS = 50;

const titles: Record<WritingKind, string> = {
  generate: 'Generating the note',
  regenerate: 'Generating the note anew',
  improve: 'Improving the note',
};

/** A character every 50 ms, and faster where the model is ahead. */
function nextLength(shown: number, available: number): number {
  return Math.min(available, shown + Math.max(1, Math.ceil((available - shown) / 8)));
}

function useTyping(text: string): string {
  const still = useReducedMotion();
  const [shown, setShown] = useState(0);
  const { start, stop } = useInterval(() => setShown((before) => nextLength(before, text.length)), TICK_MS);
  useEffect(() => {
    start();
    return stop;
  }, [start, stop]);
  return still ? text : text.slice(0, shown);
}

function useElapsed(startedAt: number): number {
  const [now, setNow] = useState(startedAt);
  const { start, stop } = useInterval(() => setNow(Date.now()), TICK_MS * 4);
  useEffect(() => {
    start();
    return stop;
  }, [start, stop]);
  return Math.max(0, now - startedAt);
}

function PhaseList({ current, finished }: { current: number; finished: boolean }) {
  return (
    <ol className={classes.rows}>
      {phases.map(({ label }, index) => {
        const done = finished || index < current;
        const active = !finished && index === current;
        const Glyph = done ? IconCircleCheck : active ? IconLoader2 : IconCircle;
        return (
          <Group component="li" key={label} gap="xs" wrap="nowrap" py={3}>
            <Glyph
              size={18}
              aria-hidden
              className={active ? classes.turning : undefined}
              color={done ? 'var(--mantine-color-green-text)' : undefined}
            />
            <Text fz="sm" fw={active ? 600 : 400} c={done || active ? undefined : 'dimmed'}>
              {label}
            </Text>
          </Group>
        );
      })}
    </ol>
  );
}

function Body({ writing, onCancel }: { writing: Writing; onCancel: () => void }) {
  const { startedAt, reached, finished, text } = writing;
  const elapsed = useElapsed(startedAt);
  const current = phaseAt(elapsed, reached);
  const typed = useTyping(text);
  return (
    <Stack gap="sm">
      <Progress
        value={progressAt(elapsed, reached, finished)}
        aria-label="Progress"
        transitionDuration={200}
      />
      <PhaseList current={current} finished={finished} />
      <Text role="status" className={classes.hidden}>
        {finished ? 'The note is there' : phases[current]?.label}
      </Text>
      <div className={classes.typed} aria-hidden>
        <div className={classes.letter}>
          {typed}
          {!finished && <span className={classes.caret} />}
        </div>
      </div>
      <Alert color="yellow" py="xs">
        Local models can take a few minutes. Do not close this window.
      </Alert>
      <Group justify="flex-end">
        <Button variant="default" onClick={onCancel} disabled={finished}>
          Cancel
        </Button>
      </Group>
    </Stack>
  );
}

/** Shows what is going on until the note is there. Only Cancel ends it early. */
export function GeneratingOverlay({ writing, onCancel }: { writing: Writing | null; onCancel: () => void }) {
  return (
    <Modal
      opened={writing !== null}
      onClose={onCancel}
      title={writing ? titles[writing.kind] : ''}
      withCloseButton={false}
      closeOnEscape={false}
      closeOnClickOutside={false}
      size="lg"
      transitionProps={{ duration: 0 }}
    >
      {writing && <Body writing={writing} onCancel={onCancel} />}
    </Modal>
  );
}
