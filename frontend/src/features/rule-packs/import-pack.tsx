import { Button, Group, Stack, Text } from '@mantine/core';
import { ChooseFile, ImportFailed } from '../../ui/lists/import-file.tsx';
import { notifySuccess } from '../../ui/notify.ts';
import { Dialog } from '../../ui/states/dialog.tsx';
import { Section } from '../../ui/section.tsx';
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
    <Section title={`${title}, version ${version}`}>
      <Stack gap="md">
        <PackCheck found={found} />
        <ImportFailed title="Failed to import the pack" error={take.error} />
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onLeave} disabled={take.isPending}>
            Leave it
          </Button>
          <Button onClick={begin} loading={take.isPending}>
            Import the pack
          </Button>
        </Group>
      </Stack>
    </Section>
  );
}

/** A signed pack is chosen, looked at, and taken. */
export function ImportPack({ onClose }: { onClose: () => void }) {
  const check = useCheckPack();
  const take = useImportPack();
  const leave = () => {
    take.reset();
    check.reset();
  };
  return (
    <Dialog
      onClose={onClose}
      size={860}
      title="Import a rule pack"
      busy={take.isPending}
      closeOnClickOutside={false}
    >
      <Stack gap="md">
        {check.data ? (
          <Checked checked={check.data} take={take} onLeave={leave} onTaken={onClose} />
        ) : (
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
            <ImportFailed title="This cannot be imported" error={check.error} />
          </>
        )}
      </Stack>
    </Dialog>
  );
}
