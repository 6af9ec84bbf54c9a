import { Button, FileButton, ScrollArea, Stack, Text, Title } from '@mantine/core';
import { IconTableExport, IconUpload } from '@tabler/icons-react';
import type { RefusedImportRow } from '@vouchwell/contract';
import { csvText } from '@vouchwell/rules';
import { useRef } from 'react';
import { numberText } from '../../lib/counted.ts';
import { saveBlob } from '../../lib/download.ts';
import { DataTable, type Column } from './data-table.tsx';

/** More rows than these nobody reads in a dialog. */
const SHOWN = 50;

interface ChooseFileProps {
  /** As `<input accept>` takes it. */
  accept: string;
  words?: string;
  loading?: boolean;
  onChoose: (file: File) => void;
}

export function ChooseFile({ accept, words = 'Choose a file', loading, onChoose }: ChooseFileProps) {
  const forget = useRef<() => void>(null);
  return (
    <FileButton
      resetRef={forget}
      accept={accept}
      onChange={(file) => {
        if (!file) return;
        // The same file, mended meanwhile, can be chosen once more.
        forget.current?.();
        onChoose(file);
      }}
    >
      {(props) => (
        <Button
          {...props}
          variant="default"
          w="fit-content"
          data-autofocus
          leftSection={<IconUpload size={16} aria-hidden />}
          loading={loading}
        >
          {words}
        </Button>
      )}
    </FileButton>
  );
}

interface SampleProps<Row> {
  label: string;
  rows: readonly Row[];
  /** Of how many these are the first. */
  count: number;
  columns: readonly Column<Row>[];
  rowKey: (row: Row) => number | string;
}

/** The first rows of what may be many, under their heading; nothing where there are none. */
export function Sample<Row>({ label, rows, count, columns, rowKey }: SampleProps<Row>) {
  if (count === 0) return null;
  const shown = rows.slice(0, SHOWN);
  return (
    <div>
      <Title order={3} fz="sm" mb={4}>
        {label}{' '}
        {shown.length < count && (
          <Text span fz="xs" c="dimmed" fw={400}>
            the first {shown.length} of {numberText(count)}
          </Text>
        )}
      </Title>
      <ScrollArea.Autosize
        mah={220}
        type="auto"
        viewportProps={{ tabIndex: 0, role: 'group', 'aria-label': label }}
      >
        <DataTable label={label} columns={columns} rows={shown} rowKey={rowKey} few dense />
      </ScrollArea.Autosize>
    </div>
  );
}

interface RefusedRowsProps {
  rows: readonly RefusedImportRow[];
  /** The names of the file's columns. */
  columns: readonly string[];
  /** Of the file that they are saved in. */
  fileName: string;
}

/** Rows that cannot be taken, and why; saved with their cells, so that they can be mended and sent again. */
export function RefusedRows({ rows, columns, fileName }: RefusedRowsProps) {
  if (rows.length === 0) return null;
  const save = () => {
    const cells = rows.map(({ line, reason, cells }) => [line, reason, ...cells]);
    const text = csvText([['Line', 'Reason', ...columns], ...cells]);
    saveBlob(new Blob([text], { type: 'text/csv' }), fileName);
  };
  return (
    <Stack gap="xs">
      <Sample
        label="Refused rows"
        rows={rows}
        count={rows.length}
        rowKey={({ line }) => line}
        columns={[
          { header: 'Line', kind: 'number', cell: ({ line }) => line },
          { header: 'Reason', kind: 'main', cell: ({ reason }) => reason },
        ]}
      />
      <Button
        variant="default"
        w="fit-content"
        leftSection={<IconTableExport size={16} aria-hidden />}
        onClick={save}
      >
        Download refused rows
      </Button>
    </Stack>
  );
}
