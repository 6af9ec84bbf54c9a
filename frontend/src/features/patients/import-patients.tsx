import { Box, Button, Group, Stack, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { counted } from '../../lib/counted.ts';
import { ChooseFile, ImportFailed } from '../../ui/lists/import-file.tsx';
import { Dialog } from '../../ui/states/dialog.tsx';
import { Section } from '../../ui/section.tsx';
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
        <PastImports />
      </Stack>
    </Dialog>
  );
}
