import { ActionIcon } from '@mantine/core';
import { IconTableExport } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import type { ReportPart } from '@vouchwell/contract';
import { saveBlob } from '../../lib/download.ts';
import { messageOf } from '../../lib/http.ts';
import { notifyFailure } from '../../ui/notify.ts';
import { fetchReportFile, type Period } from './report-requests.ts';

interface SavePartProps {
  part: ReportPart;
  /** What the part is called on the screen. */
  title: string;
  period: Period;
}

export function SavePart({ part, title, period }: SavePartProps) {
  const save = useMutation({
    mutationFn: () => fetchReportFile(part, period),
    onSuccess: (file) => saveBlob(file, `report-${part}-${period.from}-${period.to}.csv`),
    onError: (error) => notifyFailure(messageOf(error, 'Failed to export the report')),
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
