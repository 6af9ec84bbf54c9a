import { Button, Stack, Text, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { editionDay } from '@vouchwell/rules';
import { useState } from 'react';
import { numberText } from '../../lib/counted.ts';
import { ChooseFile } from '../../ui/lists/import-file.tsx';
import { FoundInFile, ImportDialog } from '../../ui/lists/import-dialog.tsx';
import { useImportPages } from '../../ui/lists/import-pages.tsx';
import { Section } from '../../ui/section.tsx';
import { FailureAlert } from '../../ui/states/failure.tsx';
import { CodesPreview } from './codes-preview.tsx';
import {
  inventoryImportsQuery,
  useCheckCodes,
  useImportCodes,
  type CheckedCodes,
  type ChosenCodes,
} from './import-requests.ts';
import { ImportsList } from './imports-list.tsx';

/** What a file's name says of it: the day where it is the official one. */
const saidBy = (file: File): ChosenCodes => ({
  file,
  source: file.name,
  edition: editionDay(file.name) ?? '',
});

function isRetold(chosen: ChosenCodes): boolean {
  const { source, edition } = saidBy(chosen.file);
  return chosen.source !== source || chosen.edition !== edition;
}

interface ChoiceProps {
  chosen: ChosenCodes | null;
  setChosen: (chosen: ChosenCodes) => void;
  checking: boolean;
  error: Error | null;
  onCheck: (chosen: ChosenCodes | null) => void;
}

/** The file with what must be said of it. */
function Choice({ chosen, setChosen, checking, error, onCheck }: ChoiceProps) {
  const { page } = useImportPages().filter;
  const { data } = useQuery(inventoryImportsQuery({ what: 'codes', page }));
  return (
    <>
      <Text>
        The official ICD-10-CM order file of a year or half-year, icd10cm-order-….txt, as it is or compressed
        with gzip (.gz). Codes that it leaves out end the day before it is in force.
      </Text>
      <ChooseFile
        accept=".txt,.gz,text/plain,application/gzip"
        words={chosen ? 'Choose another file' : undefined}
        onChoose={(file) => setChosen(saidBy(file))}
      />
      {chosen && (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            onCheck(chosen);
          }}
        >
          <Stack gap="sm">
            <TextInput
              label="Source"
              description="Told beside each code"
              required
              maxLength={200}
              value={chosen.source}
              onChange={(event) => setChosen({ ...chosen, source: event.currentTarget.value })}
            />
            <TextInput
              type="date"
              label="In force from"
              description="October 1 or April 1, as the file says"
              required
              maw={220}
              value={chosen.edition}
              onChange={(event) => setChosen({ ...chosen, edition: event.currentTarget.value })}
            />
            <Button type="submit" w="fit-content" loading={checking}>
              Check the file
            </Button>
          </Stack>
        </form>
      )}
      <FailureAlert title="This cannot be imported" error={error} />
      {data?.lacks_delivered && !chosen && (
        <Section title="Delivered codes">
          <Stack gap="xs">
            <Text fz="sm">
              The program carries all codes in force from April 1, 2026, and this site has not taken them yet.
            </Text>
            <Button variant="default" w="fit-content" loading={checking} onClick={() => onCheck(null)}>
              Check the delivered codes
            </Button>
          </Stack>
        </Section>
      )}
    </>
  );
}

interface CheckedProps {
  checked: CheckedCodes;
  take: ReturnType<typeof useImportCodes>;
  onDone: () => void;
  onLeave: () => void;
}

function Checked({ checked, take, onDone, onLeave }: CheckedProps) {
  const { asked, found } = checked;
  const begin = () => take.mutate({ ...asked, seen: found.seen }, { onSuccess: onDone });
  return (
    <FoundInFile
      title={found.source}
      take={take}
      failed="Failed to import the codes"
      words={`Import ${numberText(found.total)} codes`}
      onTake={begin}
      onLeave={onLeave}
    >
      <CodesPreview found={found} />
    </FoundInFile>
  );
}

/** A code set is chosen, looked at, and taken; the import goes on when the dialog is closed. */
export function ImportCodes({ onClose }: { onClose: () => void }) {
  const check = useCheckCodes();
  const take = useImportCodes();
  const [chosen, setChosen] = useState<ChosenCodes | null>(null);
  const choice = (
    <Choice
      {...{ chosen, setChosen }}
      checking={check.isPending}
      error={check.error}
      onCheck={(asked) => check.mutate(asked)}
    />
  );
  return (
    <ImportDialog
      title="Import ICD-10 codes"
      size={860}
      {...{ check, take, choice, onClose }}
      dirty={chosen !== null && isRetold(chosen)}
      past={<ImportsList what="codes" />}
    >
      {(checked, leave) => {
        const done = () => {
          setChosen(null);
          leave();
        };
        return <Checked checked={checked} take={take} onDone={done} onLeave={leave} />;
      }}
    </ImportDialog>
  );
}
