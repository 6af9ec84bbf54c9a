import { counted } from '../../lib/counted.ts';
import { Alert, Group, Stack, Text } from '@mantine/core';
import { IconAlertTriangle, IconCircleMinus, IconCirclePlus, type Icon } from '@tabler/icons-react';
import type { ImportLibraryResponse } from '@vouchwell/contract';
import type { ReactNode } from 'react';
import type { Column } from '../../ui/lists/data-table.tsx';
import { Sample } from '../../ui/lists/import-file.tsx';

function Line({ icon: Glyph, children }: { icon: Icon; children: ReactNode }) {
  return (
    <Group gap="xs" wrap="nowrap">
      <Glyph size={18} stroke={1.5} aria-hidden />
      <Text>{children}</Text>
    </Group>
  );
}

type Refused = ImportLibraryResponse['refused'][number];

/** By their number in the file, from 1. */
const refusedColumns: Column<Refused>[] = [
  { header: 'Number', kind: 'number', cell: ({ index }) => index + 1 },
  { header: 'Title', cell: ({ title }) => (title ? `“${title}”` : 'Without a title') },
  { header: 'Reason', kind: 'main', cell: ({ reason }) => reason },
];

const contents = (count: number) => counted(count, 'content');

/** What an import would add, what is there already, and what it cannot take and why. */
export function ImportPreview({ preview }: { preview: ImportLibraryResponse }) {
  const { added, already_there, refused } = preview;
  return (
    <Stack gap="xs">
      <Line icon={IconCirclePlus}>
        {refused.length > 0
          ? `${contents(added)} would be new`
          : `${contents(added)} would be added, inactive until you activate ${added === 1 ? 'it' : 'them'}`}
      </Line>
      <Line icon={IconCircleMinus}>{contents(already_there)} already in the library, word for word</Line>
      {refused.length > 0 && (
        <>
          <Alert
            color="red"
            variant="light"
            icon={<IconAlertTriangle aria-hidden />}
            title={`${contents(refused.length)} cannot be taken, so nothing is imported`}
          />
          <Sample
            label="Refused contents"
            rows={refused}
            count={refused.length}
            columns={refusedColumns}
            rowKey={({ index }) => index}
          />
        </>
      )}
    </Stack>
  );
}
