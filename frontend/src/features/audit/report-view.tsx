import { Button, Group, List, Menu, Stack, Text } from '@mantine/core';
import { IconChevronDown, IconPrinter, IconTableExport } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import type { AuditReportResponse, AuditReportTable } from '@vouchwell/contract';
import { messageOf } from '../../lib/http.ts';
import { BarTable } from '../../ui/charts/bar-table.tsx';
import { type Column, DataTable } from '../../ui/lists/data-table.tsx';
import { Facts } from '../../ui/words/facts.tsx';
import { notifyFailure } from '../../ui/notify.ts';
import { saveFile } from '../../ui/save-file.ts';
import { Section } from '../../ui/section.tsx';
import { fetchAuditReport, type ReportFormat } from './report-requests.ts';
import classes from './report-view.module.css';
import type { ReportChoice } from './report-words.ts';

type Cells = { cells: readonly (string | number)[]; index: number };

function columnsOf({ columns, rows }: AuditReportTable): Column<Cells>[] {
  const widest = Math.max(...columns.map(({ share }) => share));
  const main = columns.findIndex(({ share }) => share === widest);
  return columns.map(({ label }, at) => ({
    header: label,
    ...(at === main && { kind: 'main' as const }),
    ...(typeof rows[0]?.[at] === 'number' && { kind: 'number' as const }),
    cell: ({ cells }) => cells[at] ?? '',
  }));
}

function Table({ table }: { table: AuditReportTable }) {
  const { title, columns, rows, more, none } = table;
  if (rows.length === 0)
    return (
      <Text c="dimmed" fz="sm">
        {none}
      </Text>
    );
  if (columns.some(({ bar }) => bar))
    return (
      <div
        className={`${classes.bars} ${columns.length > 2 ? classes.many : ''}`}
        role="region"
        aria-label={`${title}, figures`}
        tabIndex={0}
      >
        <BarTable
          label={title}
          headers={columns.map(({ label }) => label)}
          rows={rows.map(([name, ...values]) => ({ name: String(name), values: values.map(Number) }))}
        />
      </div>
    );
  const cells = rows.map((row, index) => ({ cells: row, index }));
  return (
    <>
      <DataTable
        label={title}
        columns={columnsOf(table)}
        rows={cells}
        rowKey={({ index }) => index}
        broad
        dense
      />
      {more && (
        <Text c="dimmed" fz="sm" mt="sm">
          Only the newest {rows.length} rows are shown. The files hold all of them.
        </Text>
      )}
    </>
  );
}

interface ReportViewProps {
  report: AuditReportResponse;
  asked: ReportChoice;
}

function SaveReport({ report: { kind, period }, asked }: ReportViewProps) {
  const save = useMutation({
    mutationFn: (format: ReportFormat) => fetchAuditReport(asked, format),
    onSuccess: (file, format) => saveFile(file, `${kind}-${period.from}-${period.to}.${format}`),
    onError: (error) => notifyFailure(messageOf(error, 'Failed to save the report')),
  });
  return (
    <Group gap="xs" data-print="hidden">
      <Button
        variant="default"
        leftSection={<IconPrinter size={16} aria-hidden />}
        onClick={() => window.print()}
      >
        Print
      </Button>
      <Menu position="bottom-end">
        <Menu.Target>
          <Button
            variant="default"
            leftSection={<IconTableExport size={16} aria-hidden />}
            rightSection={<IconChevronDown size={14} aria-hidden />}
            loading={save.isPending}
          >
            Save
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={() => save.mutate('pdf')}>As PDF</Menu.Item>
          <Menu.Item onClick={() => save.mutate('csv')}>As CSV, for a spreadsheet</Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </Group>
  );
}

/** A report as it was made: of what and when, what it can know, and the beginning of its tables. */
export function ReportView({ report, asked }: ReportViewProps) {
  return (
    <Stack gap="md">
      <Section title={report.title} actions={<SaveReport report={report} asked={asked} />}>
        <Facts facts={[...(report.site ? [{ label: 'Site', value: report.site }] : []), ...report.facts]} />
        <List mt="md" fz="sm" spacing={4} aria-label="What this report can know">
          {report.statements.map((statement) => (
            <List.Item key={statement}>{statement}</List.Item>
          ))}
        </List>
      </Section>
      {report.tables.map((table) => (
        <Section key={table.title} title={table.title}>
          <Table table={table} />
        </Section>
      ))}
    </Stack>
  );
}
