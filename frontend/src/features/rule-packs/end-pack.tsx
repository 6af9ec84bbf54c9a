import { Text, TextInput } from '@mantine/core';
import type { ImportedRulePack, RulePacksResponse } from '@vouchwell/contract';
import { useState } from 'react';
import { fieldsOf } from '../../lib/http.ts';
import { notifySuccess } from '../../ui/notify.ts';
import { ChangedBefore } from '../../ui/states/changed-meanwhile.tsx';
import { FailureText } from '../../ui/states/failure.tsx';
import { FormDialog } from '../../ui/states/form-dialog.tsx';
import { dayText } from '../../ui/words/when.tsx';
import { useEndPack } from './rule-pack-requests.ts';

interface EndPackProps {
  title: string;
  imported: ImportedRulePack;
  packs: RulePacksResponse;
  onClose: () => void;
}

/** A pack is used until a day; it stays for the days before. */
export function EndPack({ title, imported, packs, onClose }: EndPackProps) {
  const { today } = packs;
  const [last_day, setLastDay] = useState(imported.last_day ?? today);
  const end = useEndPack(packs);
  const refused = fieldsOf(end.error)['last_day'];
  const submit = () =>
    end.mutate(
      { hash: imported.hash, last_day },
      {
        onSuccess: () => {
          notifySuccess(`“${title}” is used until ${dayText(last_day)}.`);
          onClose();
        },
      },
    );
  return (
    <FormDialog
      title={`End “${title}”`}
      // A day is chosen again.
      dirty={false}
      busy={end.isPending}
      submitLabel="End the pack"
      danger
      error={
        end.isError &&
        !end.changed &&
        refused === undefined && <FailureText title="The pack was not ended" error={end.error} />
      }
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
      onClose={onClose}
    >
      <Text>
        Deliveries after this day are no longer held against version {imported.version}. An earlier version
        that has no end of its own holds again. Nothing is deleted, and this cannot be taken back but by
        importing a later version.
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
      {end.changed && <ChangedBefore {...end.changed} />}
    </FormDialog>
  );
}
