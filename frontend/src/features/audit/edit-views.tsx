import { Button, Group, Stack, Text } from '@mantine/core';
import type { AuditView, AuditViewsResponse } from '@vouchwell/contract';
import { useState } from 'react';
import { fieldsOf } from '../../lib/http.ts';
import { FailureAlert } from '../../ui/states/failure.tsx';
import { Dialog } from '../../ui/states/dialog.tsx';
import { useUnsavedChanges } from '../../ui/states/unsaved-changes.tsx';
import { useChangeViews, type ViewChange } from './audit-view-requests.ts';
import type { AuditChoice } from './audit-words.ts';
import { ViewRow } from './view-row.tsx';

interface EditViewsProps {
  of: AuditViewsResponse;
  asked: AuditChoice;
  onClose: () => void;
}

/** The views of whoever looks, to be renamed, asked anew, put in order and deleted. */
export function EditViews({ of: { views, revision }, asked, onClose }: EditViewsProps) {
  const change = useChangeViews();
  const tried = change.variables?.change;
  const fields = fieldsOf(change.error);
  const [typed, setTyped] = useState<Readonly<Record<number, string>>>({});
  const type = (id: number, name: string) => setTyped((now) => ({ ...now, [id]: name }));
  const nameOf = ({ id, name }: AuditView) => typed[id] ?? name;
  const { leave, question } = useUnsavedChanges(
    views.some((view) => nameOf(view) !== view.name),
    onClose,
  );
  const apply = (one: ViewChange) => {
    // The next is based on what this one leaves.
    if (change.isPending) return;
    const onSuccess = () => {
      if (one.kind === 'rename') setTyped(({ [one.id]: _, ...others }) => others);
    };
    change.mutate({ change: one, revision }, { onSuccess });
  };
  const move = (at: number, by: -1 | 1) => {
    const ids = views.map(({ id }) => id);
    ids.splice(at + by, 0, ...ids.splice(at, 1));
    apply({ kind: 'order', views: ids });
  };
  const errorOf = (view: AuditView) =>
    tried?.kind === 'rename' && tried.id === view.id ? fields['name'] : undefined;
  return (
    <>
      <Dialog
        onClose={leave}
        title="Your views"
        size="lg"
        busy={change.isPending}
        closeOnClickOutside={false}
      >
        {views.length === 0 && <Text c="dimmed">There is none left.</Text>}
        <Stack component="ul" gap={0} m={0} p={0} style={{ listStyle: 'none' }} aria-label="Views">
          {views.map((view, at) => (
            <ViewRow
              key={view.id}
              name={nameOf(view)}
              onName={(name) => type(view.id, name)}
              {...{ view, asked, busy: change.isPending, error: errorOf(view) }}
              isFirst={at === 0}
              isLast={at === views.length - 1}
              onChange={apply}
              onMove={(by) => move(at, by)}
            />
          ))}
        </Stack>
        {change.isError && !fields['name'] && (
          <FailureAlert title="Failed to change the views" error={change.error} />
        )}
        <Group justify="flex-end" mt="md">
          <Button variant="default" onClick={leave} disabled={change.isPending}>
            Done
          </Button>
        </Group>
      </Dialog>
      {question}
    </>
  );
}
