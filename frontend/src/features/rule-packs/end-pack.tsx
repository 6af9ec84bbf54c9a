import { Button, Group, Modal, Stack, Text, TextInput } from '@mantine/core';
import type { ImportedRulePack } from '@vouchwell/contract';
import { useState } from 'react';
import { ApiError } from '../../lib/http.ts';
import { ImportFailed } from '../../ui/lists/import-file.tsx';
import { notifySuccess } from '../../ui/notify.ts';
import { useFocusBack } from '../../ui/keyboard/use-focus-back.ts';
import { dayText } from '../../ui/words/when.tsx';
import { useEndPack } from './rule-pack-requests.ts';

interface EndPackProps {
  title: string;
  imported: ImportedRulePack;
  /** The site's day. */
  today: string;
  revision: number | null;
  onClose: () => void;
}

/** A pack is used until a day; it stays for the days before. */
export function EndPack({ title, imported, today, revision, onClose }: EndPackProps) {
  useFocusBack();
  const [last_day, setLastDay] = useState(imported.last_day ?? today);
  const end = useEndPack();
  const refused = end.error instanceof ApiError ? end.error.fields?.['last_day'] : undefined;
  const submit = () =>
    end.mutate(
      { asked: { hash: imported.hash, last_day }, revision },
      {
        onSuccess: () => {
          notifySuccess(`“${title}” is used until ${dayText(last_day)}.`);
          onClose();
        },
      },
    );
  return (
    <Modal opened onClose={onClose} title={`End “${title}”`} closeOnClickOutside={false}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <Stack gap="sm">
          <Text>
            Deliveries after this day are no longer held against version {imported.version}. An earlier
            version that has no end of its own holds again. Nothing is deleted, and this cannot be taken back
            but by importing a later version.
          </Text>
          <TextInput
            type="date"
            label="Last day"
            required
            maw={220}
            min={today}
            data-autofocus
            value={last_day}
            error={refused}
            onChange={(event) => setLastDay(event.currentTarget.value)}
          />
          {refused === undefined && <ImportFailed title="The pack was not ended" error={end.error} />}
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={onClose} disabled={end.isPending}>
              Cancel
            </Button>
            <Button type="submit" color="red" loading={end.isPending}>
              End the pack
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
