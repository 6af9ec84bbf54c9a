import { Button, Stack, Text } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import type { CaseResponse } from '@vouchwell/contract';
import { useRef, useState } from 'react';
import { useSession } from '../../../lib/session.tsx';
import { notifySuccess } from '../../../ui/notify.ts';
import { ExportActions } from './export-actions.tsx';
import { CompleteCase } from './export-complete.tsx';
import { ExportSummary } from './export-summary.tsx';
import { SendForSignature } from './send-for-signature.tsx';
import { SignDialog } from './sign-dialog.tsx';
import { SignatureFacts } from './signature-facts.tsx';
import { StepHeading } from '../../../ui/keyboard/step-heading.tsx';
import { useWorkflow } from '../draft/workflow-context.ts';
import { type PrintLetter, usePrintLetter } from '../../cases/public/print-letter.tsx';
import { BoxedLetters } from '../../cases/public/boxed-letters.tsx';
import { ExportLetter, useLetterShown } from './export-letter.tsx';
import { OrderSection } from '../../orders/public/order-section.tsx';
import { letterNote } from './letter-note.ts';
import classes from './export-step.module.css';

interface UnsignedProps {
  found: CaseResponse;
  printer: PrintLetter;
  signing: boolean;
  onSigning: (signing: boolean) => void;
}

function Unsigned({ found, printer, signing, onSigning }: UnsignedProps) {
  const { caseId, refresh } = useWorkflow();
  const opener = useRef<HTMLButtonElement>(null);
  const close = () => {
    onSigning(false);
    opener.current?.focus();
  };
  const done = async () => {
    await refresh();
    onSigning(false);
    // What it says of the signature stands above the step.
    window.scrollTo({ top: 0 });
    notifySuccess(`Case #${caseId} is signed and locked.`);
  };
  return (
    <Stack gap="md">
      <div>
        <Button ref={opener} leftSection={<IconLock size={18} aria-hidden />} onClick={() => onSigning(true)}>
          Sign & Lock Case
        </Button>
        <Text fz="sm" c="dimmed" mt={4}>
          After signing nothing in the case can be changed; it can then be exported and completed.
        </Text>
      </div>
      <SendForSignature found={found} />
      <ExportActions found={found} draft printer={printer} />
      {signing && <SignDialog found={found} onClose={close} onSigned={done} />}
    </Stack>
  );
}

function Exported({ found }: { found: CaseResponse }) {
  const [signing, setSigning] = useState(false);
  const { store } = useWorkflow();
  const shown = useLetterShown(found);
  const note = letterNote(found);
  const { may } = useSession();
  const printed = shown.before && may('can_export_cases');
  const printer = usePrintLetter(found, printed ? note?.note_id : undefined);
  // The news of the signature may come before its own answer: the dialog ends by itself.
  const signed = found.signed && !signing;
  return (
    <>
      <StepHeading
        key={String(signed)}
        title="Export"
        text={signed ? 'Export the signed note, then complete the case.' : 'Check the case, then sign it.'}
      />
      <div className={classes.columns}>
        <Stack gap="lg">
          <ExportSummary />
          {note && <BoxedLetters of={found} note={note.note_text} />}
          {signed ? (
            <>
              {found.signature && <SignatureFacts signature={found.signature} />}
              <ExportActions found={found} draft={false} printer={printer} />
              <div>
                <CompleteCase found={found} />
              </div>
            </>
          ) : (
            <Unsigned found={found} printer={printer} signing={signing} onSigning={setSigning} />
          )}
          <OrderSection
            caseId={found.id}
            onFlush={() => store.flush()}
            onMoved={(revision) => store.moved(revision)}
          />
        </Stack>
        {note && <ExportLetter found={found} noteId={note.note_id} shown={shown} />}
      </div>
      {printer.letter}
    </>
  );
}

export function ExportStep() {
  const { found } = useWorkflow();
  return found ? <Exported found={found} /> : null;
}
