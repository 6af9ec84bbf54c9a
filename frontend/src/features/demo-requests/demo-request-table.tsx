import { ActionIcon, Anchor, Button, Group, Text } from '@mantine/core';
import { IconRobot, IconTrash } from '@tabler/icons-react';
import type { DemoRequestResponse } from '@vouchwell/contract';
import { demoRoles, organizationTypes } from '@vouchwell/rules';
import { useSiteZone } from '../../lib/site-time.ts';
import { DataTable, type Column } from '../../ui/lists/data-table.tsx';
import { namesApart } from '../../ui/lists/names-apart.ts';
import type { Sorting } from '../../ui/lists/sorting.tsx';
import { StateBadge } from '../../ui/words/status-badge.tsx';
import { fullTime, When } from '../../ui/words/when.tsx';
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

function Sender({ row, name, onOpen }: { row: Row; name: string; onOpen: () => void }) {
  return (
    <div style={{ overflowWrap: 'anywhere' }}>
      <Anchor component="button" type="button" fw={600} ta="start" aria-label={name} onClick={onOpen}>
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

type Actions = Pick<DemoRequestTableProps, 'onOpen' | 'onErase'>;

const receivedText = ({ created_at }: Row) => `received ${fullTime(created_at)}`;

const columnsFor = (nameOf: (row: Row) => string, { onOpen, onErase }: Actions): Column<Row>[] => [
  {
    header: 'From',
    kind: 'main',
    cell: (row) => <Sender row={row} name={nameOf(row)} onOpen={() => onOpen(row)} />,
  },
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
          aria-label={`Follow up ${nameOf(row)}`}
          onClick={() => onOpen(row)}
        >
          Follow up
        </Button>
        <ActionIcon
          variant="subtle"
          color="red"
          aria-label={`Erase the request of ${nameOf(row)}`}
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
  useSiteZone();
  const nameOf = namesApart(requests, senderName, receivedText);
  return (
    <DataTable
      label="Demo requests"
      columns={columnsFor(nameOf, actions)}
      rows={requests}
      rowKey={({ id }) => id}
      onOpen={actions.onOpen}
      waiting={waiting}
      sorting={sorting}
    />
  );
}
