import { Button } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import type { AuditEntry } from '@vouchwell/contract';
import { flushSync } from 'react-dom';
import { messageOf } from '../../lib/http.ts';
import { useUser } from '../../lib/session.tsx';
import { notifyFailure } from '../../ui/notify.ts';
import { Facts } from '../../ui/words/facts.tsx';
import { FullTime } from '../../ui/words/when.tsx';
import { type Checkpoint, fetchCheckpoint } from './audit-requests.ts';
import { type AuditChoice, choiceWords } from './audit-words.ts';
import type { SubjectNames } from './public/subject-words.ts';
import classes from './printed-head.module.css';

/** What a print begins with: when it was made, and by which checkpoint it can be proved. */
export interface Printing {
  readonly at: string;
  readonly checkpoint: Checkpoint;
}

/** Prints once the checkpoint that covers everything shown stands on the page. */
export function PrintButton({ onPrinting }: { onPrinting: (printing: Printing) => void }) {
  const print = useMutation({
    mutationFn: fetchCheckpoint,
    onSuccess: (checkpoint) => {
      flushSync(() => onPrinting({ at: new Date().toISOString(), checkpoint }));
      window.print();
    },
    onError: (error) => notifyFailure(messageOf(error, 'Failed to make the checkpoint of the print')),
  });
  return (
    <Button
      variant="default"
      leftSection={<IconPrinter size={16} aria-hidden />}
      onClick={() => print.mutate()}
      loading={print.isPending}
      data-print="hidden"
    >
      Print
    </Button>
  );
}

interface PrintedHeadProps {
  asked: AuditChoice;
  names: SubjectNames;
  entries: readonly AuditEntry[];
  more: boolean;
  /** Null: the browser prints by itself. */
  printing: Printing | null;
}

/** What the filters of the screen say, how far the print goes, and whose it is. */
function factsOf({ asked, names, entries, more }: Omit<PrintedHeadProps, 'printing'>) {
  const [newest, oldest] = [entries[0], entries.at(-1)];
  const count = entries.length === 1 ? '1 entry' : `${entries.length} entries`;
  return [
    { label: 'Shown', value: choiceWords(asked, names) || 'Everything', isWide: true },
    ...(asked.text ? [{ label: 'With the words', value: asked.text, isWide: true }] : []),
    { label: 'Entries', value: more ? `The newest ${count}. Older ones are not printed.` : `All: ${count}` },
    ...(oldest ? [{ label: 'From', value: <FullTime at={oldest.at} /> }] : []),
    ...(newest ? [{ label: 'To', value: <FullTime at={newest.at} /> }] : []),
  ];
}

/** On paper the filters are words. */
export function PrintedHead({ printing, ...of }: PrintedHeadProps) {
  const { full_name, username } = useUser();
  return (
    <div className={classes.head}>
      <Facts
        facts={[
          ...factsOf(of),
          { label: 'Printed by', value: full_name ? `${full_name} (${username})` : username },
          ...(printing
            ? [
                { label: 'Printed', value: <FullTime at={printing.at} /> },
                { label: 'Checkpoint', value: `${printing.checkpoint.size} events` },
                { label: 'Its root', value: printing.checkpoint.root, isWide: true },
              ]
            : []),
        ]}
      />
    </div>
  );
}
