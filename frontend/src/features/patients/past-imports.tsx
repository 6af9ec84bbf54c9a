import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ImportStage, PatientImport } from '@vouchwell/contract';
import { useState } from 'react';
import { counted, numberText } from '../../lib/counted.ts';
import { Confirm } from '../../ui/states/confirm.tsx';
import { FailureText } from '../../ui/states/failure.tsx';
import { ImportLine } from '../../ui/lists/import-line.tsx';
import { ImportPages, useImportPages } from '../../ui/lists/import-pages.tsx';
import { importsQuery, useUndoImport } from './import-requests.ts';

const stageLabel: Record<ImportStage, string> = {
  running: 'Importing',
  finished: 'Imported',
  undoing: 'Being taken back',
  undone: 'Taken back',
  stopped: 'Stopped',
};

/** So many are named. */
const NAMED = 10;

function wordsOf({ stage, rows, done, stayed }: PatientImport): string {
  const words = `${stageLabel[stage]}: ${numberText(done - stayed.length)} of ${counted(rows, 'patient')}`;
  if (stage === 'stopped') return `${words}. Whoever wanted it may no longer import.`;
  if (stayed.length === 0) return words;
  const others = stayed.length - NAMED;
  const named = stayed.slice(0, NAMED).map((id) => `patient ${id}`);
  const who = [...named, ...(others > 0 ? [`${numberText(others)} more`] : [])].join(', ');
  return `${words}. Kept, as they were used meanwhile: ${who}.`;
}

/** Mounted while it is asked. */
function TakeBack({ one: { id, done }, onClose }: { one: PatientImport; onClose: () => void }) {
  const undo = useUndoImport();
  return (
    <Confirm
      opened
      title={`Take back import ${id}?`}
      confirmLabel="Take back the import"
      busy={undo.isPending}
      error={undo.isError && <FailureText title="Failed to take the import back" error={undo.error} />}
      onConfirm={() => undo.mutate(id, { onSuccess: onClose })}
      onCancel={onClose}
    >
      {done === 1 ? 'The patient' : `All ${counted(done, 'patient')}`} that it brought will be removed again.
      Whoever is used meanwhile stays.
    </Confirm>
  );
}

/** Earlier ones, and how far the present one is. */
export function PastImports() {
  const query = useQuery(importsQuery(useImportPages().filter.page));
  const [asked, setAsked] = useState<PatientImport | null>(null);
  return (
    <>
      <ImportPages query={query}>
        {(one) => (
          <ImportLine
            key={one.id}
            of={one}
            running={one.stage === 'running'}
            words={wordsOf(one)}
            action={
              (one.stage === 'finished' || one.stage === 'stopped') && (
                <Button
                  variant="default"
                  size="xs"
                  onClick={() => setAsked(one)}
                  aria-label={`Take back import ${one.id}`}
                >
                  Take back
                </Button>
              )
            }
          />
        )}
      </ImportPages>
      {asked && <TakeBack one={asked} onClose={() => setAsked(null)} />}
    </>
  );
}
