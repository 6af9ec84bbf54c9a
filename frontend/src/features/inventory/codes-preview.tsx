import { Alert, Stack, Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { CodesCheckResponse, EndingCode, ImportedCode } from '@vouchwell/contract';
import { counted, numberText } from '../../lib/counted.ts';
import { CodeText } from '../../ui/words/code-text.tsx';
import type { Column } from '../../ui/lists/data-table.tsx';
import { RefusedRows, Sample } from '../../ui/lists/import-file.tsx';
import { dayText } from '../../ui/words/when.tsx';

const codeColumns: Column<ImportedCode>[] = [
  { header: 'Code', cell: ({ code }) => <CodeText>{code}</CodeText> },
  { header: 'Description', kind: 'main', cell: ({ description }) => description },
];

const changedColumns: Column<ImportedCode & { before: string }>[] = [
  ...codeColumns,
  { header: 'Until now', kind: 'line', cell: ({ before }) => before },
];

const endedColumns: Column<EndingCode>[] = [
  ...codeColumns,
  { header: 'Ends on', cell: ({ until }) => dayText(until) },
  { header: 'In its place', cell: ({ replaced_by }) => replaced_by.join(', ') || 'Not known' },
  { header: 'Open cases', kind: 'number', cell: ({ open_cases }) => open_cases },
];

const key = ({ code }: { code: string }) => code;
/** What a file of codes changes, before anything is taken. */
export function CodesPreview({ found }: { found: CodesCheckResponse }) {
  const { source, edition, total, added, changed, ended, unchanged, open_cases, refused } = found;
  return (
    <Stack gap="md">
      <Text>
        {numberText(total)} codes of {source}, in force from {dayText(edition)}: {numberText(added.count)}{' '}
        new, {numberText(changed.count)} worded anew, {numberText(ended.count)} left out,{' '}
        {numberText(unchanged)} as they were
        {refused.count > 0 && `, ${counted(refused.count, 'line')} refused`}.
      </Text>
      {(open_cases > 0 || refused.count > 0) && (
        <Alert role="note" color="yellow" icon={<IconAlertTriangle aria-hidden />} py="xs">
          {open_cases > 0 &&
            `${counted(open_cases, 'open case holds', 'open cases hold')} a code that ends. Each is told so, and can be finished as it is. `}
          {refused.count > 0 && 'A code on a refused line counts as left out.'}
        </Alert>
      )}
      <Sample
        label="Left out, so that they end"
        rows={ended.first}
        count={ended.count}
        columns={endedColumns}
        rowKey={key}
      />
      <Sample label="New codes" rows={added.first} count={added.count} columns={codeColumns} rowKey={key} />
      <Sample
        label="Worded anew"
        rows={changed.first}
        count={changed.count}
        columns={changedColumns}
        rowKey={key}
      />
      <RefusedRows rows={refused.first} columns={['Text']} fileName="refused-codes.csv" />
    </Stack>
  );
}
