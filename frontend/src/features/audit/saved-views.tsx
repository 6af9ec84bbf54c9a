import { Button, Menu, Text } from '@mantine/core';
import { IconBookmark, IconBookmarkPlus, IconCheck, IconChevronDown, IconPencil } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { AUDIT_VIEWS_MOST } from '@vouchwell/rules';
import { choiceOf, keptOf, viewsQuery } from './audit-view-requests.ts';
import { type AuditChoice, isSameChoice } from './audit-words.ts';
import { EditViews } from './edit-views.tsx';
import { SaveView } from './save-view.tsx';

interface SavedViewsProps {
  asked: AuditChoice;
  onAsk: (choice: AuditChoice) => void;
}

/** Filters under names that whoever reads the history gave them: chosen, saved, and put in order. */
export function SavedViews({ asked, onAsk }: SavedViewsProps) {
  const { data, error, refetch } = useQuery(viewsQuery);
  const [open, setOpen] = useState<'save' | 'edit' | null>(null);
  const views = data?.views ?? [];
  const kept = keptOf(asked);
  const shown = views.find((view) => isSameChoice(choiceOf(view), asked));
  const isFull = views.length >= AUDIT_VIEWS_MOST;
  const cannot =
    Object.keys(kept).length === 0
      ? 'A view keeps filters: choose one first'
      : shown
        ? `These are “${shown.name}”`
        : isFull
          ? `${AUDIT_VIEWS_MOST} are the most: delete one first`
          : null;
  const close = () => setOpen(null);
  return (
    <>
      <Menu position="bottom-start" width={300}>
        <Menu.Target>
          <Button
            size="xs"
            radius="xl"
            variant={shown ? 'light' : 'default'}
            leftSection={<IconBookmark size={14} aria-hidden />}
            rightSection={<IconChevronDown size={14} aria-hidden />}
            maw={260}
          >
            {shown ? `View: ${shown.name}` : 'My views'}
          </Button>
        </Menu.Target>
        <Menu.Dropdown mah={380} style={{ overflowY: 'auto' }}>
          {error && (
            <Menu.Item closeMenuOnClick={false} onClick={() => void refetch()}>
              Your views could not be loaded. Try again
            </Menu.Item>
          )}
          {views.map((view) => (
            <Menu.Item
              key={view.id}
              leftSection={view === shown ? <IconCheck size={14} aria-hidden /> : <span />}
              aria-current={view === shown || undefined}
              onClick={() => onAsk(choiceOf(view))}
              style={{ overflowWrap: 'anywhere' }}
            >
              {view.name}
            </Menu.Item>
          ))}
          {views.length > 0 && <Menu.Divider />}
          <Menu.Item
            leftSection={<IconBookmarkPlus size={14} aria-hidden />}
            disabled={!data || cannot !== null}
            onClick={() => setOpen('save')}
          >
            Save these filters…
            {cannot !== null && (
              <Text component="span" display="block" fz="xs">
                {cannot}
              </Text>
            )}
          </Menu.Item>
          {views.length > 0 && (
            <Menu.Item leftSection={<IconPencil size={14} aria-hidden />} onClick={() => setOpen('edit')}>
              Rename, order or delete…
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      {open === 'save' && <SaveView asked={asked} onClose={close} />}
      {open === 'edit' && data && <EditViews of={data} asked={asked} onClose={close} />}
    </>
  );
}
