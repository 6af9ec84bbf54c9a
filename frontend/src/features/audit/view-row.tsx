import { ActionIcon, Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconTrash } from '@tabler/icons-react';
import type { AuditView } from '@vouchwell/contract';
import { AUDIT_VIEW_NAME_MOST } from '@vouchwell/rules';
import { type FormEvent, useState } from 'react';
import { choiceOf, keptOf, type ViewChange } from './audit-view-requests.ts';
import { type AuditChoice, choiceWords, isSameChoice } from './audit-words.ts';

interface ViewRowProps {
  view: AuditView;
  /** As it is typed here. */
  name: string;
  onName: (name: string) => void;
  asked: AuditChoice;
  isFirst: boolean;
  isLast: boolean;
  busy: boolean;
  error: string | undefined;
  onChange: (change: ViewChange) => void;
  /** By so many places. */
  onMove: (by: -1 | 1) => void;
}

/** One of them: its name, what it asks, its place, and its end. */
export function ViewRow(props: ViewRowProps) {
  const { view, name, onName, asked, isFirst, isLast, busy, error, onChange, onMove } = props;
  const { id } = view;
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
            onChange={(event) => onName(event.currentTarget.value)}
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
