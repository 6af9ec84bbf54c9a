import { Button, Group, Stack, Text } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { Dialog } from '../../../ui/states/dialog.tsx';
import { useWorkflow } from '../draft/workflow-context.ts';

/**
 * An item that is filled in and not added is asked about before the step is left for a later one. `add` sends the form,
 * which answers by `done` or `refused`.
 */
export function useLeaving(filled: boolean, add: () => void) {
  const { beforeNextRef } = useWorkflow();
  const [asked, setAsked] = useState<(() => void) | null>(null);
  const adding = useRef<(() => void) | null>(null);
  useEffect(() => {
    beforeNextRef.current = filled ? (proceed) => setAsked(() => proceed) : null;
    return () => void (beforeNextRef.current = null);
  }, [beforeNextRef, filled]);
  return {
    isAsked: asked !== null,
    add: () => {
      adding.current = asked;
      setAsked(null);
      add();
    },
    without: () => {
      setAsked(null);
      asked?.();
    },
    stay: () => setAsked(null),
    done: () => {
      adding.current?.();
      adding.current = null;
    },
    refused: () => void (adding.current = null),
  };
}

interface LeaveItemsProps {
  leaving: ReturnType<typeof useLeaving>;
  /** Its name. */
  item: string;
  editing: boolean;
}

/** Asks what becomes of the item; Escape and the cross stay with it. */
export function LeaveItems({ leaving, item, editing }: LeaveItemsProps) {
  return (
    <Dialog
      opened={leaving.isAsked}
      onClose={leaving.stay}
      title={editing ? `Save ${item} and continue?` : `Add ${item} and continue?`}
    >
      <Stack gap="md">
        <Text>
          {editing ? 'Its changes are not in the case yet.' : 'It is filled in, but not in the case yet.'}
        </Text>
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={leaving.without}>
            Continue without it
          </Button>
          <Button onClick={leaving.add} data-autofocus>
            {editing ? 'Save and continue' : 'Add and continue'}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
