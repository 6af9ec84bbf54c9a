import { ActionIcon } from '@mantine/core';
import { IconTableExport } from '@tabler/icons-react';
import type { ReportPart } from '@vouchwell/contract';
import { useSaveFile } from '../../ui/save-file.ts';
import { fetchReportFile, type Period } from './report-requests.ts';

interface SavePartProps {
  part: ReportPart;
  /** What the part is called on the screen. */
  title: string;
  period: Period;
}

export function SavePart({ part, title, period }: SavePartProps) {
  const save = useSaveFile({
    name: `report-${part}-${period.from}-${period.to}.csv`,
    fetch: () => fetchReportFile(part, period),
    failed: 'Failed to export the report',
  });
  return (
    <ActionIcon
      variant="subtle"
      size={30}
      aria-label={`Export as CSV: ${title}`}
      title="Export as CSV"
      loading={save.isPending}
      onClick={() => save.mutate()}
      data-print="hidden"
    >
      <IconTableExport size={18} stroke={1.5} aria-hidden />
    </ActionIcon>
  );
}
