import { Button, Group, Stack, Text } from '@mantine/core';
import { IconFileText } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { orderFileName } from '@vouchwell/rules';
import { useEffect, useMemo, useState } from 'react';
import { saveBlob } from '../../lib/download.ts';
import type { PdfPage } from '../../lib/pdf-pages.ts';
import { useSession } from '../../lib/session.tsx';
import { notifyFailure } from '../../ui/notify.ts';
import { ExportButton } from '../cases/public/export-button.tsx';
import { DrawnPages } from '../cases/public/letter-pages.tsx';
import { PrintedLetter } from '../cases/public/printed-letter.tsx';
import { fetchOrder, orderPagesQuery, reportOrderPrinted } from './order-queries.ts';

interface OrderPagesProps {
  caseId: number;
  version: number;
  revision: number;
  isSigned: boolean;
  /** To whom it goes, by number, where that was said. */
  recipient?: number | undefined;
}

function useDownload({ caseId, version, recipient }: OrderPagesProps, format: 'pdf' | 'txt') {
  return useMutation({
    mutationFn: async () =>
      saveBlob(await fetchOrder(caseId, version, format, recipient), orderFileName(caseId, version, format)),
    onError: () => notifyFailure('Failed to download the order. Please try again.'),
  });
}

/** Leaves the trace first, then opens the browser’s print dialog with the order alone on the pages. */
function usePrint({ caseId, version, revision, recipient }: OrderPagesProps) {
  const queries = useQueryClient();
  const [pages, setPages] = useState<readonly PdfPage[] | null>(null);
  const { mutate: print, isPending } = useMutation({
    mutationFn: async () => {
      const drawn = await queries.fetchQuery(orderPagesQuery(caseId, version, revision));
      await reportOrderPrinted(caseId, recipient);
      setPages(drawn);
    },
    onError: () => notifyFailure('Failed to print the order. Please try again.'),
  });
  useEffect(() => {
    const done = () => setPages(null);
    window.addEventListener('afterprint', done);
    return () => window.removeEventListener('afterprint', done);
  }, []);
  const onReady = useMemo(() => () => window.print(), []);
  return { print, isPending, letter: pages && <PrintedLetter pages={pages} onReady={onReady} /> };
}

function Pages({ caseId, version, revision }: OrderPagesProps) {
  return <DrawnPages what="order" {...useQuery(orderPagesQuery(caseId, version, revision))} />;
}

/** One version of an order: looked at, taken along, printed. */
export function OrderPages(props: OrderPagesProps) {
  const { version, isSigned } = props;
  const { may } = useSession();
  const [opened, setOpened] = useState(false);
  const pdf = useDownload(props, 'pdf');
  const text = useDownload(props, 'txt');
  const printer = usePrint(props);
  if (!may('can_export_cases')) return <Text c="dimmed">Your account may not export cases.</Text>;
  return (
    <Stack gap="sm">
      <Group gap="xs" role="group" aria-label={`Version ${version} of the order`}>
        <Button
          variant="default"
          leftSection={<IconFileText size={18} aria-hidden />}
          aria-expanded={opened}
          onClick={() => setOpened(!opened)}
        >
          {opened ? 'Hide the order' : 'Show the order'}
        </Button>
        <ExportButton
          as="pdf"
          words={isSigned ? 'Order PDF' : 'Unsigned PDF'}
          busy={pdf.isPending}
          onClick={() => pdf.mutate()}
        />
        <ExportButton
          as="text"
          words={isSigned ? 'Order text' : 'Unsigned text'}
          busy={text.isPending}
          onClick={() => text.mutate()}
        />
        {isSigned && (
          <ExportButton
            as="print"
            words="Print order"
            busy={printer.isPending}
            onClick={() => printer.print()}
          />
        )}
      </Group>
      {opened && <Pages {...props} />}
      {printer.letter}
    </Stack>
  );
}
