import { ActionIcon, Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconTrash } from '@tabler/icons-react';
import type { AuditView, AuditViewsResponse } from '@vouchwell/contract';
import { AUDIT_VIEW_NAME_MOST } from '@vouchwell/rules';
import { type FormEvent, useState } from 'react';
import { ApiError } from '../../lib/http.ts';
import { FailureText } from '../../ui/states/failure.tsx';
import { Dialog } from '../../ui/states/dialog.tsx';
import { choiceOf, keptOf, useChangeViews, type ViewChange } from './audit-view-requests.ts';
import { type AuditChoice, choiceWords, isSameChoice } from './audit-words.ts';

interface RowProps {
  view: AuditView;
  asked: AuditChoice;
  isFirst: boolean;
  isLast: boolean;
  busy: boolean;
  error: string | undefined;
  onChange: (change: ViewChange) => void;
  /** By so many places. */
  onMove: (by: -1 | 1) => void;
}

function Row({ view, asked, isFirst, isLast, busy, error, onChange, onMove }: RowProps) {
  const { id } = view;
  const [name, setName] = useState(view.name);
  const [deleting, setDeleting] = useState(false);
  const rename = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() !== '') onChange({ kind: 'rename', id, name });
  };
  const kept = keptOf(asked);
  const canAsk = Object.keys(kept).length > 0 && !isSameChoice(choiceOf(view), { ...asked, text: '' });
  return (
    <Stack component="li" gap={6} py="sm">
      <form onSubmit={rename} noValidate autoComplete="off">
        <Group gap="xs" align="flex-start" wrap="nowrap">
          <TextInput
            aria-label={`Name of ${view.name}`}
            style={{ flex: 1 }}
            maxLength={AUDIT_VIEW_NAME_MOST}
            value={name}
            error={name.trim() === '' ? 'The name of the view is required.' : error}
            onChange={(event) => setName(event.currentTarget.value)}
          />
          {name !== view.name ? (
            <Button type="submit" loading={busy}>
              Rename
            </Button>
          ) : (
            <Group gap={4} wrap="nowrap">
              <ActionIcon
                {...{ size: 36, variant: 'default', disabled: isFirst }}
                aria-label={`Move ${view.name} up`}
                onClick={() => onMove(-1)}
              >
                <IconArrowUp size={16} aria-hidden />
              </ActionIcon>
              <ActionIcon
                {...{ size: 36, variant: 'default', disabled: isLast }}
                aria-label={`Move ${view.name} down`}
                onClick={() => onMove(1)}
              >
                <IconArrowDown size={16} aria-hidden />
              </ActionIcon>
              <ActionIcon
                {...{ size: 36, variant: 'default' }}
                aria-label={`Delete ${view.name}`}
                onClick={() => setDeleting(true)}
              >
                <IconTrash size={16} aria-hidden />
              </ActionIcon>
            </Group>
          )}
        </Group>
      </form>
      <Text fz="sm" c="dimmed">
        {choiceWords(choiceOf(view))}
      </Text>
      {deleting ? (
        <Group gap="xs">
          <Button size="xs" variant="default" data-autofocus onClick={() => setDeleting(false)}>
            Keep it
          </Button>
          <Button size="xs" color="red" loading={busy} onClick={() => onChange({ kind: 'delete', id })}>
            Delete “{view.name}”
          </Button>
        </Group>
      ) : (
        canAsk && (
          <Group>
            <Button
              size="compact-sm"
              variant="subtle"
              aria-label={`Let ${view.name} keep the filters that are set now`}
              onClick={() => onChange({ kind: 'ask', id, asked: kept })}
            >
              Use the filters that are set now
            </Button>
          </Group>
        )
      )}
    </Stack>
  );
}

interface EditViewsProps {
  of: AuditViewsResponse;
  asked: AuditChoice;
  onClose: () => void;
}

/** The views of whoever looks, to be renamed, asked anew, put in order and deleted. */
export function EditViews({ of: { views, revision }, asked, onClose }: EditViewsProps) {
  const change = useChangeViews();
  const tried = change.variables?.change;
  const fields = change.error instanceof ApiError ? change.error.fields : {};
  const apply = (one: ViewChange) => change.mutate({ change: one, revision });
  const move = (at: number, by: -1 | 1) => {
    const ids = views.map(({ id }) => id);
    ids.splice(at + by, 0, ...ids.splice(at, 1));
    apply({ kind: 'order', views: ids });
  };
  const errorOf = (view: AuditView) =>
    tried?.kind === 'rename' && tried.id === view.id ? fields['name'] : undefined;
  return (
    <Dialog onClose={onClose} title="Your views" size="lg">
      {views.length === 0 && <Text c="dimmed">There is none left.</Text>}
      <Stack component="ul" gap={0} m={0} p={0} style={{ listStyle: 'none' }} aria-label="Views">
        {views.map((view, at) => (
          <Row
            // What another window named otherwise is shown so.
            key={`${view.id} ${view.name}`}
            {...{ view, asked, busy: change.isPending, error: errorOf(view) }}
            isFirst={at === 0}
            isLast={at === views.length - 1}
            onChange={apply}
            onMove={(by) => move(at, by)}
          />
        ))}
      </Stack>
      {change.isError && !fields['name'] && (
        <Text component="div" c="var(--mantine-color-error)" role="alert">
          <FailureText title="Failed to change the views" error={change.error} />
        </Text>
      )}
      <Group justify="flex-end" mt="md">
        <Button variant="default" onClick={onClose}>
          Done
        </Button>
      </Group>
    </Dialog>
  );
}
