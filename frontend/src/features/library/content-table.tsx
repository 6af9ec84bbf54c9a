import { ActionIcon, Anchor, Badge, Group, Text } from '@mantine/core';
import {
  IconHistory,
  IconPencil,
  IconPlayerPause,
  IconPlayerPlay,
  IconTrash,
  type Icon,
} from '@tabler/icons-react';
import type { ContentResponse } from '@vouchwell/contract';
import { preview } from '@vouchwell/rules';
import { messageOf } from '../../lib/http.ts';
import { DataTable, type Column } from '../../ui/lists/data-table.tsx';
import { namesApart } from '../../ui/lists/names-apart.ts';
import { notifyRefused, notifySuccess } from '../../ui/notify.ts';
import type { Sorting } from '../../ui/lists/sorting.tsx';
import { When } from '../../ui/words/when.tsx';
import { categoryLabel, originLabel, typeLabel } from './content-labels.ts';
import { useSwitchContent } from './library-requests.ts';
import { ContentBadges } from './content-badges.tsx';

/** The specification's length of a preview. */
const PREVIEW_LENGTH = 100;

export interface ContentTableProps {
  contents: ContentResponse[];
  /** The next page is on its way; this one stays in sight. */
  waiting: boolean;
  sorting: Sorting;
  onEdit: (content: ContentResponse) => void;
  onVersions: (content: ContentResponse) => void;
  onDelete: (content: ContentResponse) => void;
}

interface ActionProps {
  icon: Icon;
  label: string;
  /** What is acted on, as those hear it who do not see the row. */
  title: string;
  color?: string;
  busy?: boolean;
  onClick: () => void;
}

function Action({ icon: Glyph, label, title, color, busy, onClick }: ActionProps) {
  return (
    <ActionIcon
      variant="subtle"
      size={30}
      color={color}
      loading={busy}
      aria-label={`${label} ${title}`}
      title={label}
      onClick={onClick}
    >
      <Glyph size={18} stroke={1.5} aria-hidden />
    </ActionIcon>
  );
}

interface ActiveSwitchProps {
  content: ContentResponse;
  name: string;
}

/** Activates or deactivates without opening the form. */
function ActiveSwitch({ content, name }: ActiveSwitchProps) {
  const save = useSwitchContent();
  const next = !content.is_active;
  const turn = () =>
    save.mutate(
      { of: content, is_active: next },
      {
        onSuccess: () => notifySuccess(`“${content.title}” is ${next ? 'active' : 'inactive'} now.`),
        onError: (error) => notifyRefused(error, messageOf(error, 'Failed to update content')),
      },
    );
  return (
    <Action
      icon={next ? IconPlayerPlay : IconPlayerPause}
      label={next ? 'Activate' : 'Deactivate'}
      title={name}
      busy={save.isPending}
      onClick={turn}
    />
  );
}

interface TitleProps {
  content: ContentResponse;
  name: string;
  onEdit: () => void;
}

function Title({ content, name, onEdit }: TitleProps) {
  return (
    <div style={{ maxWidth: '60ch' }}>
      <Anchor
        component="button"
        type="button"
        ta="left"
        fw={600}
        aria-label={name}
        onClick={onEdit}
        style={{ overflowWrap: 'anywhere' }}
      >
        {content.title}
      </Anchor>
      <Text fz="xs" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
        {preview(content.content, PREVIEW_LENGTH)}
      </Text>
      {content.tags.length > 0 && (
        <Group gap={4} mt={4} role="list" aria-label="Tags">
          {content.tags.map((tag) => (
            <Badge key={tag} role="listitem" variant="default" tt="none" fw={450} size="sm" fz="xs">
              {tag}
            </Badge>
          ))}
        </Group>
      )}
    </div>
  );
}

function Updated({ content }: { content: ContentResponse }) {
  return (
    <div>
      <When at={content.updated_at} />
      <Text fz="xs" c="dimmed">
        {originLabel[content.origin]}
      </Text>
    </div>
  );
}

function columnsFor(props: ContentTableProps): Column<ContentResponse>[] {
  const { contents, onEdit, onVersions, onDelete } = props;
  const nameOf = namesApart(
    contents,
    ({ title }) => title,
    ({ id }) => `content ${id}`,
  );
  return [
    {
      header: 'Content',
      kind: 'main',
      sort: 'title',
      cell: (row) => <Title content={row} name={nameOf(row)} onEdit={() => onEdit(row)} />,
    },
    { header: 'Type', cell: ({ content_type }) => typeLabel[content_type] },
    {
      header: 'Category',
      cell: ({ category, subcategory }) => [categoryLabel[category], subcategory].filter(Boolean).join(' · '),
    },
    { header: 'State', cell: (row) => <ContentBadges content={row} /> },
    {
      header: 'Quality',
      kind: 'number',
      sort: 'quality',
      cell: ({ quality_score }) => quality_score.toFixed(1),
    },
    { header: 'Used', kind: 'number', cell: ({ usage_count }) => usage_count },
    { header: 'Updated', sort: 'updated', cell: (row) => <Updated content={row} /> },
    {
      header: 'Actions',
      kind: 'actions',
      cell: (row) => (
        <Group gap={4} wrap="nowrap" display="inline-flex">
          <Action icon={IconPencil} label="Edit" title={nameOf(row)} onClick={() => onEdit(row)} />
          <Action
            icon={IconHistory}
            label="Versions of"
            title={nameOf(row)}
            onClick={() => onVersions(row)}
          />
          <ActiveSwitch content={row} name={nameOf(row)} />
          <Action
            icon={IconTrash}
            label="Delete"
            title={nameOf(row)}
            color="red"
            onClick={() => onDelete(row)}
          />
        </Group>
      ),
    },
  ];
}

export function ContentTable(props: ContentTableProps) {
  return (
    <DataTable
      label="Contents"
      columns={columnsFor(props)}
      rows={props.contents}
      rowKey={({ id }) => id}
      onOpen={props.onEdit}
      waiting={props.waiting}
      sorting={props.sorting}
    />
  );
}
