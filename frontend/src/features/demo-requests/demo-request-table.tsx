import { ActionIcon, Anchor, Button, Group, Text } from '@mantine/core';
import { IconRobot, IconTrash } from '@tabler/icons-react';
import type { DemoRequestResponse } from '@vouchwell/contract';
import { demoRoles, organizationTypes } from '@vouchwell/rules';
import { DataTable, type Column } from '../../ui/lists/data-table.tsx';
import type { Sorting } from '../../ui/lists/sorting.tsx';
import { StateBadge } from '../../ui/words/status-badge.tsx';
import { When } from '../../ui/words/when.tsx';
import { DemoRequestBadge } from './demo-request-badge.tsx';
import { senderName } from './demo-request-words.ts';

type Row = DemoRequestResponse;

export interface DemoRequestTableProps {
  requests: Row[];
  /** The next page is on its way; this one stays in sight. */
  waiting: boolean;
  sorting: Sorting;
  onOpen: (row: Row) => void;
  onErase: (row: Row) => void;
}

function Sender({ row, onOpen }: { row: Row; onOpen: () => void }) {
  return (
    <div style={{ overflowWrap: 'anywhere' }}>
      <Anchor component="button" type="button" fw={600} ta="start" onClick={onOpen}>
        {senderName(row)}
      </Anchor>
      <Text fz="xs" c="dimmed">
        {row.request.email}
      </Text>
      {row.looks_automatic && <StateBadge color="yellow" icon={IconRobot} label="Looks automatic" />}
    </div>
  );
}

function Organization({ request }: Row) {
  return (
    <div style={{ overflowWrap: 'anywhere' }}>
      {request.company}
      <Text fz="xs" c="dimmed">
        {organizationTypes[request.organizationType]} · {demoRoles[request.role]}
      </Text>
    </div>
  );
}

const columnsFor = ({
  onOpen,
  onErase,
}: Pick<DemoRequestTableProps, 'onOpen' | 'onErase'>): Column<Row>[] => [
  { header: 'From', kind: 'main', cell: (row) => <Sender row={row} onOpen={() => onOpen(row)} /> },
  { header: 'Organization', kind: 'line', cell: Organization },
  { header: 'Received', sort: 'received', cell: ({ created_at }) => <When at={created_at} /> },
  {
    header: 'Status',
    kind: 'plain',
    sort: 'status',
    cell: ({ status }) => <DemoRequestBadge status={status} />,
  },
  {
    header: 'Actions',
    kind: 'actions',
    cell: (row) => (
      <Group gap={4} wrap="nowrap" justify="flex-end">
        <Button
          size="compact-sm"
          variant="light"
          aria-label={`Follow up ${senderName(row)}`}
          onClick={() => onOpen(row)}
        >
          Follow up
        </Button>
        <ActionIcon
          variant="subtle"
          color="red"
          aria-label={`Erase the request of ${senderName(row)}`}
          title="Erase"
          onClick={() => onErase(row)}
        >
          <IconTrash size={16} aria-hidden />
        </ActionIcon>
      </Group>
    ),
  },
];

export function DemoRequestTable({ requests, waiting, sorting, ...actions }: DemoRequestTableProps) {
  return (
    <DataTable
      label="Demo requests"
      columns={columnsFor(actions)}
      rows={requests}
      rowKey={({ id }) => id}
      onOpen={actions.onOpen}
      waiting={waiting}
      sorting={sorting}
    />
  );
}
