import { Text } from '@mantine/core';
import { ChooseFile } from '../../ui/lists/import-file.tsx';
import { notifySuccess } from '../../ui/notify.ts';
import { FoundInFile, ImportDialog } from '../../ui/lists/import-dialog.tsx';
import { FailureAlert } from '../../ui/states/failure.tsx';
import { PackCheck } from './pack-check.tsx';
import { type CheckedPack, useCheckPack, useImportPack } from './rule-pack-requests.ts';

interface CheckedProps {
  checked: CheckedPack;
  take: ReturnType<typeof useImportPack>;
  onLeave: () => void;
  onTaken: () => void;
}

function Checked({ checked: { file, found }, take, onLeave, onTaken }: CheckedProps) {
  const { title, version } = found.pack;
  const begin = () =>
    take.mutate(
      { asked: file, revision: found.revision },
      {
        onSuccess: () => {
          notifySuccess(`The rule pack “${title}” has been imported.`);
          onTaken();
        },
      },
    );
  return (
    <FoundInFile
      title={`${title}, version ${version}`}
      take={take}
      failed="Failed to import the pack"
      words="Import the pack"
      onTake={begin}
      onLeave={onLeave}
    >
      <PackCheck found={found} />
    </FoundInFile>
  );
}

/** A signed pack is chosen, looked at, and taken. */
export function ImportPack({ onClose }: { onClose: () => void }) {
  const check = useCheckPack();
  const take = useImportPack();
  const choice = (
    <>
      <Text>
        A signed pack (.json) of a maker whose key this site trusts. It is only looked at first: what it
        changes, in the rules and in open cases, is shown before anything is taken.
      </Text>
      <ChooseFile
        accept=".json,application/json"
        loading={check.isPending}
        words={check.isError ? 'Choose another file' : undefined}
        onChoose={(file) => check.mutate(file)}
      />
      <FailureAlert title="This cannot be imported" error={check.error} />
    </>
  );
  return (
    <ImportDialog title="Import a rule pack" size={860} {...{ check, take, choice, onClose }}>
      {(checked, leave) => <Checked checked={checked} take={take} onLeave={leave} onTaken={onClose} />}
    </ImportDialog>
  );
}
