import { Button } from '@mantine/core';
import { IconFileTypePdf, IconFileTypeTxt, IconPrinter, type Icon } from '@tabler/icons-react';

const icons: Record<'pdf' | 'text' | 'print', Icon> = {
  pdf: IconFileTypePdf,
  text: IconFileTypeTxt,
  print: IconPrinter,
};

interface ExportButtonProps {
  as: keyof typeof icons;
  words: string;
  busy: boolean;
  onClick: () => void;
}

/** Takes a letter or an order along, as a file or on paper. */
export function ExportButton({ as, words, busy, onClick }: ExportButtonProps) {
  const Sign = icons[as];
  return (
    <Button variant="default" leftSection={<Sign size={18} aria-hidden />} loading={busy} onClick={onClick}>
      {words}
    </Button>
  );
}
