import { Box, Button, Group, Progress, Stack, Text } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { ImportStage, PatientImport } from '@vouchwell/contract';
import { useState } from 'react';
import { counted, numberText } from '../../lib/counted.ts';
import { ChooseFile, ImportFailed } from '../../ui/lists/import-file.tsx';
import { Dialog } from '../../ui/states/dialog.tsx';
import { Section } from '../../ui/section.tsx';
import { When } from '../../ui/words/when.tsx';
import { ImportPreview } from './import-preview.tsx';
import {
  checkFile,
  importsQuery,
  useImportPatients,
  useUndoImport,
  type CheckedFile,
} from './import-requests.ts';
import classes from '../../ui/lists/rows.module.css';

const stageLabel: Record<ImportStage, string> = {
  running: 'Importing',
  finished: 'Imported',
  undoing: 'Being taken back',
  undone: 'Taken back',
};

function ImportLine({ one, onUndo }: { one: PatientImport; onUndo: () => void }) {
  const { id, stage, rows, done, by, at } = one;
  return (
    <li className={`${classes.row} ${classes.wrapping}`}>
      <div className={classes.grow}>
        <Text fz="sm">
          {stageLabel[stage]}: {numberText(done)} of {counted(rows, 'patient')}
        </Text>
        <Text fz="xs" c="dimmed" component="div">
          {by}, <When at={at} />
        </Text>
        {stage === 'running' && (
          <Progress value={(100 * done) / rows} aria-label={`Import ${id}`} mt={4} transitionDuration={0} />
        )}
      </div>
      {stage === 'finished' && (
        <Button variant="default" size="xs" onClick={onUndo} aria-label={`Take back import ${id}`}>
          Take back
        </Button>
      )}
    </li>
  );
}

/** Earlier ones, and how far the present one is; none: nothing is shown. */
function Imports() {
  const { data = [] } = useQuery(importsQuery);
  const undo = useUndoImport();
  if (data.length === 0) return null;
  return (
    <Section title="Imports">
      <ImportFailed title="Failed to take the import back" error={undo.error} />
      <ul className={classes.rows} aria-label="Imports">
        {data.map((one) => (
          <ImportLine key={one.id} one={one} onUndo={() => undo.mutate(one.id)} />
        ))}
      </ul>
    </Section>
  );
}

interface ChosenProps {
  checked: CheckedFile;
  take: ReturnType<typeof useImportPatients>;
  onDone: () => void;
}

function Chosen({ checked, take, onDone }: ChosenProps) {
  const [withLikely, setWithLikely] = useState(false);
  const { fresh, likely } = checked.found;
  const taken = fresh + (withLikely ? likely.length : 0);
  const begin = () => take.mutate({ file: checked.file, with_likely: withLikely }, { onSuccess: onDone });
  return (
    <Section title={checked.name}>
      <Stack gap="md">
        <ImportPreview found={checked.found} withLikely={withLikely} onWithLikely={setWithLikely} />
        <ImportFailed title="Failed to import patients" error={take.error} />
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onDone} disabled={take.isPending}>
            Leave it
          </Button>
          <Button onClick={begin} disabled={taken === 0} loading={take.isPending}>
            Import {counted(taken, 'patient')}
          </Button>
        </Group>
      </Stack>
    </Section>
  );
}

/** A file is chosen, looked at, and taken; the import goes on when the dialog is closed. */
export function ImportPatients({ onClose }: { onClose: () => void }) {
  const check = useMutation({ mutationFn: (file: File) => checkFile(file) });
  const take = useImportPatients();
  const done = () => {
    take.reset();
    check.reset();
  };
  return (
    <Dialog
      onClose={onClose}
      size={760}
      title="Import patients from CSV"
      busy={take.isPending}
      closeOnClickOutside={false}
    >
      <Stack gap="md">
        {!check.data && (
          <>
            <Text>
              The first line names the columns: First name and Last name, and of Middle name, Date of birth,
              Gender, Height, Weight, Phone, Email, Address and MRN whichever there are. Dates are written{' '}
              <Box component="span" style={{ whiteSpace: 'nowrap' }}>
                1950-12-31
              </Box>{' '}
              or 12/31/1950. At most 10,000 rows and 5 MB, saved as CSV UTF-8.
            </Text>
            <ChooseFile
              accept=".csv,text/csv"
              loading={check.isPending}
              onChoose={(file) => check.mutate(file)}
            />
            <ImportFailed title="This file cannot be imported" error={check.error} />
          </>
        )}
        {check.data && <Chosen checked={check.data} take={take} onDone={done} />}
        <Imports />
      </Stack>
    </Dialog>
  );
}
