import { Button, Collapse, Group, NativeSelect, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useQuery } from '@tanstack/react-query';
import type { Recipient } from '@vouchwell/contract';
import { type RecipientKind, recipientKindLabel } from '@vouchwell/rules';
import { useState } from 'react';
import { fieldsOf } from '../../../lib/http.ts';
import { Failure, FailureAlert } from '../../../ui/states/failure.tsx';
import { recipientsQuery, useNameRecipient } from './recipient-requests.ts';

const usual: Record<RecipientKind, string> = { payer: 'Payment', patient: 'Own copy', other: '' };
const NEW = 'new';

const wordsOf = ({ kind, name, purpose }: Recipient) => `${name} (${recipientKindLabel[kind]}): ${purpose}`;

/** Somebody who is not named yet. */
function NewRecipient({ caseId, onNamed }: { caseId: number; onNamed: (recipient: number) => void }) {
  const name = useNameRecipient(caseId);
  const form = useForm({
    initialValues: { kind: 'payer' as RecipientKind, name: '', address: '', purpose: usual.payer },
  });
  const choose = (kind: RecipientKind) => {
    const { purpose, kind: before } = form.values;
    // What was typed is kept.
    form.setValues({ kind, ...(purpose === usual[before] && { purpose: usual[kind] }) });
  };
  const submit = form.onSubmit((values) =>
    name.mutate(values, {
      onSuccess: onNamed,
      onError: (error) => form.setErrors(fieldsOf(error)),
    }),
  );
  return (
    <form onSubmit={submit} noValidate autoComplete="off" aria-label="New recipient">
      <Stack gap="sm">
        <NativeSelect
          label="Who gets it"
          data={Object.entries(recipientKindLabel).map(([value, label]) => ({ value, label }))}
          value={form.values.kind}
          onChange={(event) => choose(event.currentTarget.value as RecipientKind)}
        />
        <TextInput label="Recipient’s name" required maxLength={120} {...form.getInputProps('name')} />
        <TextInput label="Recipient’s address" maxLength={200} {...form.getInputProps('address')} />
        <TextInput label="Purpose" required maxLength={200} {...form.getInputProps('purpose')} />
        {name.isError && Object.keys(form.errors).length === 0 && (
          <FailureAlert title="Failed to name the recipient" error={name.error} />
        )}
        <Group>
          <Button type="submit" variant="default" loading={name.isPending}>
            Name this recipient
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

interface RecipientChooserProps {
  /** What goes there. */
  what?: 'it' | 'a copy';
  caseId: number;
  /** Null: nobody is named. */
  chosen: number | null;
  onChoose: (recipient: number | null) => void;
}

/** To whom the next export, print or copy goes. Nobody has to say. */
function Choice({ what = 'it', caseId, chosen, onChoose }: RecipientChooserProps) {
  const { data, error, refetch } = useQuery(recipientsQuery(caseId));
  const [isNew, setNew] = useState(false);
  if (error)
    return <Failure title="Failed to load the recipients" error={error} onRetry={() => void refetch()} />;
  const choose = (value: string) => {
    setNew(value === NEW);
    onChoose(value === NEW || value === '' ? null : Number(value));
  };
  return (
    <Stack gap="sm">
      <NativeSelect
        label={`To whom ${what} goes`}
        description={`Kept with each ${what === 'it' ? 'export, print and copy' : 'copy'} from here, for the accounting of disclosures.`}
        value={isNew ? NEW : String(chosen ?? '')}
        onChange={(event) => choose(event.currentTarget.value)}
        data={[
          { value: '', label: 'Nobody is named' },
          ...(data ?? []).map((one) => ({ value: String(one.id), label: wordsOf(one) })),
          { value: NEW, label: 'Somebody new…' },
        ]}
      />
      {isNew && (
        <NewRecipient
          caseId={caseId}
          onNamed={(recipient) => {
            setNew(false);
            onChoose(recipient);
          }}
        />
      )}
    </Stack>
  );
}

export function RecipientChooser(props: RecipientChooserProps) {
  const { what = 'it' } = props;
  const [isOpen, setOpen] = useState(false);
  return (
    <Stack gap="xs" mb="sm" maw={640}>
      <Group>
        <Button
          size="compact-sm"
          variant="subtle"
          ml={-8}
          aria-expanded={isOpen}
          onClick={() => setOpen((open) => !open)}
        >
          {isOpen ? `To whom ${what} goes (optional)` : `Say to whom ${what} goes (optional)`}
        </Button>
      </Group>
      <Collapse expanded={isOpen}>{isOpen && <Choice {...props} />}</Collapse>
    </Stack>
  );
}
