import { Button, Group, NumberInput, SimpleGrid, Stack, Textarea } from '@mantine/core';
import { useForm } from '@mantine/form';
import type { RetentionResponse } from '@vouchwell/contract';
import {
  periodRefused,
  retentionNames,
  type RetentionPeriods,
  type RetentionRule,
  retentionRules,
} from '@vouchwell/rules';
import { useState } from 'react';
import { fieldsOf, isChangedMeanwhile } from '../../lib/http.ts';
import { ChangedMeanwhile } from '../../ui/states/changed-meanwhile.tsx';
import { FailureAlert } from '../../ui/states/failure.tsx';
import { notifySuccess } from '../../ui/notify.ts';
import { useUnsavedChanges } from '../../ui/states/unsaved-changes.tsx';
import { periodsText } from './periods-text.ts';
import { useSetRetention } from './retention-requests.ts';

type Values = Record<keyof RetentionPeriods, number | string> & { reason: string };

const valuesOf = ({ periods }: RetentionResponse, reason = ''): Values => ({ ...periods, reason });
const rules: Record<keyof RetentionPeriods, RetentionRule> = retentionRules;

/** As sentences, by field; what is right has none. */
function refusals(values: Values): Record<string, string> {
  const said = retentionNames.map((name) => [name, periodRefused(name, values[name])] as const);
  const wrong = Object.fromEntries(said.filter(([, why]) => why !== null)) as Record<string, string>;
  return values.reason.trim() ? wrong : { ...wrong, reason: 'Reason is required.' };
}

function usePeriodsForm(standing: RetentionResponse) {
  const [revision, setRevision] = useState(standing.revision);
  const form = useForm<Values>({ initialValues: valuesOf(standing), validate: refusals });
  const save = useSetRetention();
  const take = (theirs: RetentionResponse, reason = '') => {
    form.setInitialValues(valuesOf(theirs));
    form.setValues(valuesOf(theirs, reason));
    setRevision(theirs.revision);
    save.reset();
  };
  const rebase = (theirs: RetentionResponse) => {
    setRevision(theirs.revision);
    save.reset();
  };
  const submit = form.onSubmit(({ reason, ...periods }) =>
    save.mutate(
      { change: { periods: periods as RetentionPeriods, reason: reason.trim() }, revision },
      {
        onSuccess: (saved) => {
          take(saved);
          notifySuccess('The periods have been saved. Nothing is destroyed by them.');
        },
        onError: (error) => form.setErrors(fieldsOf(error)),
      },
    ),
  );
  return { form, save, submit, take, rebase };
}

/** For how long what is kept, and why that is changed. */
export function PeriodsForm({ standing }: { standing: RetentionResponse }) {
  const { form, save, submit, take, rebase } = usePeriodsForm(standing);
  const { question } = useUnsavedChanges(form.isDirty(), () => {});
  const theirs = isChangedMeanwhile(save.error)
    ? (save.error.current as RetentionResponse | undefined)
    : undefined;
  const { reason, ...mine } = form.values;
  return (
    <form onSubmit={submit} noValidate autoComplete="off">
      <Stack gap="sm">
        <SimpleGrid cols={{ base: 1, sm: 2, lg: 3 }} style={{ alignItems: 'end' }}>
          {retentionNames.map((name) => (
            <NumberInput
              key={name}
              label={rules[name].label}
              description={rules[name].counts}
              suffix={` ${rules[name].unit}`}
              min={rules[name].least}
              max={rules[name].most}
              clampBehavior="none"
              allowDecimal={false}
              {...form.getInputProps(name)}
            />
          ))}
        </SimpleGrid>
        <Textarea
          label="Reason for the change"
          description="It stays in the history for ever: name no patient."
          required
          autosize
          minRows={2}
          maxLength={500}
          {...form.getInputProps('reason')}
        />
        {theirs && (
          <ChangedMeanwhile
            previous={periodsText(theirs.periods)}
            current={periodsText(mine)}
            onTheirs={() => take(theirs, reason)}
            onMine={() => rebase(theirs)}
          />
        )}
        {save.isError && !theirs && <FailureAlert title="Failed to save the periods" error={save.error} />}
        <Group justify="flex-end">
          <Button type="submit" loading={save.isPending} disabled={theirs !== undefined || !form.isDirty()}>
            Save periods
          </Button>
        </Group>
      </Stack>
      {question}
    </form>
  );
}
