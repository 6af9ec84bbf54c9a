import { Checkbox, Stack, Text } from '@mantine/core';
import type { ImportCheckResponse, ImportRow } from '@vouchwell/contract';
import { counted, numberText } from '../../lib/counted.ts';
import type { Column } from '../../ui/lists/data-table.tsx';
import { RefusedRows, Sample } from '../../ui/lists/import-file.tsx';
import { dayText } from '../../ui/words/when.tsx';

const rowColumns: Column<ImportRow>[] = [
  { header: 'Line', kind: 'number', cell: ({ line }) => line },
  { header: 'Patient', kind: 'main', cell: ({ name }) => name },
  { header: 'DOB', cell: ({ dob }) => dayText(dob) },
  { header: 'MRN', cell: ({ mrn }) => mrn ?? 'Not given' },
];

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
        {counted(total, 'row')}: {numberText(fresh)} new, {numberText(likely.length)} likely here already,{' '}
        {numberText(refused.length)} refused.
      </Text>
      <Sample
        label="New patients"
        rows={sample}
        count={fresh}
        columns={rowColumns}
        rowKey={({ line }) => line}
      />
      {likely.length > 0 && (
        <>
          <Sample
            label="Likely here already"
            rows={likely}
            count={likely.length}
            rowKey={({ line }) => line}
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
      <RefusedRows rows={refused} columns={found.columns} fileName="refused-patients.csv" />
    </Stack>
  );
}
