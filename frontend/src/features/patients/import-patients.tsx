import { Box, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { counted } from '../../lib/counted.ts';
import { ChooseFile } from '../../ui/lists/import-file.tsx';
import { FoundInFile, ImportDialog } from '../../ui/lists/import-dialog.tsx';
import { FailureAlert } from '../../ui/states/failure.tsx';
import { ImportPreview } from './import-preview.tsx';
import { checkFile, useImportPatients, type CheckedFile } from './import-requests.ts';
import { PastImports } from './past-imports.tsx';

interface ChosenProps {
  checked: CheckedFile;
  take: ReturnType<typeof useImportPatients>;
  onDone: () => void;
}

function Chosen({ checked, take, onDone }: ChosenProps) {
  const [withLikely, setWithLikely] = useState(false);
  const { fresh, likely, seen } = checked.found;
  const taken = fresh + (withLikely ? likely.length : 0);
  const begin = () =>
    take.mutate({ file: checked.file, with_likely: withLikely, seen }, { onSuccess: onDone });
  return (
    <FoundInFile
      title={checked.name}
      take={take}
      failed="Failed to import patients"
      words={`Import ${counted(taken, 'patient')}`}
      nothing={taken === 0}
      onTake={begin}
      onLeave={onDone}
    >
      <ImportPreview found={checked.found} withLikely={withLikely} onWithLikely={setWithLikely} />
    </FoundInFile>
  );
}

/** A file is chosen, looked at, and taken; the import goes on when the dialog is closed. */
export function ImportPatients({ onClose }: { onClose: () => void }) {
  const check = useMutation({ mutationFn: (file: File) => checkFile(file) });
  const take = useImportPatients();
  const choice = (
    <>
      <Text>
        The first line names the columns: First name and Last name, and of Middle name, Date of birth, Gender,
        Height, Weight, Phone, Email, Address and MRN whichever there are. Dates are written{' '}
        <Box component="span" style={{ whiteSpace: 'nowrap' }}>
          1950-12-31
        </Box>{' '}
        or 12/31/1950. At most 10,000 rows and 5 MB, saved as CSV UTF-8.
      </Text>
      <ChooseFile accept=".csv,text/csv" loading={check.isPending} onChoose={(file) => check.mutate(file)} />
      <FailureAlert title="This file cannot be imported" error={check.error} />
    </>
  );
  return (
    <ImportDialog
      title="Import patients from CSV"
      size={760}
      {...{ check, take, choice, onClose }}
      past={<PastImports />}
    >
      {(checked, leave) => <Chosen checked={checked} take={take} onDone={leave} />}
    </ImportDialog>
  );
}
