import { Affix, Button, Group, Loader, Paper, Text } from '@mantine/core';
import { IconCloudQuestion } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { onNotYetVisible } from '../lib/visible.ts';
import { hurry, looked, unansweredState } from '../lib/wishes.ts';
import { notifyFailure, notifyInfo } from '../ui/notify.ts';

const words = {
  asking: 'The server has not answered. Your change may have been saved; checking…',
  left: 'The server has not answered. Your last change may have been saved.',
};
/** Live updates tell when it is there; these looks are for a window that has lost them. */
const LOOK_AGAIN_MS = [2_000, 8_000];

/** Reads everything in sight once more; false where the server still does not answer. */
function useLookAgain() {
  const queries = useQueryClient();
  return async (): Promise<boolean> => {
    await queries.invalidateQueries();
    const active = queries.getQueryCache().findAll({ type: 'active' });
    return active.every(({ state }) => state.status !== 'error');
  };
}

/** What was saved and cannot be seen yet says so, and is looked for a few times. */
function useNotYetVisible(): void {
  const queries = useQueryClient();
  useEffect(() => {
    let timers: ReturnType<typeof setTimeout>[] = [];
    const stop = onNotYetVisible(() => {
      notifyInfo('Saved. It will appear in a moment.');
      timers.forEach(clearTimeout);
      timers = LOOK_AGAIN_MS.map((ms) => setTimeout(() => void queries.invalidateQueries(), ms));
    });
    return () => {
      stop();
      timers.forEach(clearTimeout);
    };
  }, [queries]);
}

/** A change whose answer was lost is never told as a failure: it may stand, and this finds out. */
export function UnansweredChanges() {
  useNotYetVisible();
  const state = useSyncExternalStore(unansweredState.subscribe, unansweredState.get);
  const lookAgain = useLookAgain();
  const look = useMutation({
    mutationFn: lookAgain,
    onSuccess: (answered) => {
      if (!answered) return notifyFailure('The server still does not answer.');
      looked();
      notifyInfo('This is what the server holds now.');
    },
  });
  const check = () => (state === 'asking' ? hurry() : look.mutate());
  // Whatever lies at the bottom of a page or a dialog makes room; see global.css.
  useEffect(() => {
    document.documentElement.toggleAttribute('data-unanswered', state !== 'none');
  }, [state]);
  if (state === 'none') return null;
  const busy = state === 'asking' || look.isPending;
  return (
    <Affix position={{ bottom: 16, left: 16, right: 16 }} zIndex={500} style={{ pointerEvents: 'none' }}>
      <Paper
        withBorder
        shadow="md"
        p="sm"
        maw={640}
        mx="auto"
        style={{ pointerEvents: 'auto' }}
        role="status"
      >
        <Group gap="sm" justify="space-between">
          <Group gap="xs" wrap="nowrap" flex="1 1 240px">
            {busy ? (
              <Loader size={18} aria-hidden />
            ) : (
              <IconCloudQuestion size={20} style={{ flexShrink: 0 }} aria-hidden />
            )}
            <Text>{words[state]}</Text>
          </Group>
          <Button size="xs" variant="default" loading={look.isPending} onClick={check}>
            Check again
          </Button>
        </Group>
      </Paper>
    </Affix>
  );
}
