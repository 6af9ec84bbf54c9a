import { Button, Checkbox, ScrollArea, Stack, Text } from '@mantine/core';
import { IconTableExport } from '@tabler/icons-react';
import type { ImportCheckResponse, ImportRow } from '@vouchwell/contract';
import { csvText } from '@vouchwell/rules';
import { counted } from '../../lib/counted.ts';
import { saveBlob } from '../../lib/download.ts';
import { DataTable, type Column } from '../../ui/data-table.tsx';
import { dayText } from '../../ui/when.tsx';

/** More rows than these nobody reads in a dialog; the file holds them all. */
const SHOWN = 50;

const rowColumns: Column<ImportRow>[] = [
  { header: 'Line', kind: 'number', cell: ({ line }) => line },
  { header: 'Patient', kind: 'main', cell: ({ name }) => name },
  { header: 'DOB', cell: ({ dob }) => dayText(dob) },
  { header: 'MRN', cell: ({ mrn }) => mrn ?? 'Not given' },
];

function Rows<Row extends { line: number }>(props: { label: string; rows: Row[]; columns: Column<Row>[] }) {
  const shown = props.rows.slice(0, SHOWN);
  return (
    <ScrollArea.Autosize
      mah={220}
      type="auto"
      viewportProps={{ tabIndex: 0, role: 'group', 'aria-label': props.label }}
    >
      <DataTable label={props.label} columns={props.columns} rows={shown} rowKey={({ line }) => line} dense />
    </ScrollArea.Autosize>
  );
}

function saveRefused({ columns, refused }: ImportCheckResponse): void {
  const rows = refused.map(({ line, reason, cells }) => [line, reason, ...cells]);
  const text = csvText([['Line', 'Reason', ...columns], ...rows]);
  saveBlob(new Blob([text], { type: 'text/csv' }), 'refused-patients.csv');
}

interface ImportPreviewProps {
  found: ImportCheckResponse;
  withLikely: boolean;
  onWithLikely: (taken: boolean) => void;
}

/** What a file would bring, before anything is registered. */
export function ImportPreview({ found, withLikely, onWithLikely }: ImportPreviewProps) {
  const { fresh, likely, refused, sample, total } = found;
  return (
    <Stack gap="md">
      <Text>
        {counted(total, 'row')}: {fresh} new, {likely.length} likely here already, {refused.length} refused.
      </Text>
      {sample.length > 0 && <Rows label="New patients" rows={sample} columns={rowColumns} />}
      {likely.length > 0 && (
        <>
          <Rows
            label="Likely here already"
            rows={likely}
            columns={[
              ...rowColumns,
              {
                header: 'Likely the same as',
                cell: ({ patient_id, other_line }) =>
                  patient_id === null ? `line ${other_line}` : `patient ${patient_id}`,
              },
            ]}
          />
          <Checkbox
            label="Import those who are likely here already as well"
            checked={withLikely}
            onChange={(event) => onWithLikely(event.currentTarget.checked)}
          />
        </>
      )}
      {refused.length > 0 && (
        <>
          <Rows
            label="Refused rows"
            rows={refused}
            columns={[
              { header: 'Line', kind: 'number', cell: ({ line }) => line },
              { header: 'Reason', kind: 'main', cell: ({ reason }) => reason },
            ]}
          />
          <Button
            variant="default"
            w="fit-content"
            leftSection={<IconTableExport size={16} aria-hidden />}
            onClick={() => saveRefused(found)}
          >
            Download refused rows
          </Button>
        </>
      )}
    </Stack>
  );
}
