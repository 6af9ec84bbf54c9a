import { Button, Group, NumberInput, SimpleGrid, Stack, Textarea } from '@mantine/core';
import type { RetentionResponse } from '@vouchwell/contract';
import {
  periodRefused,
  retentionNames,
  type RetentionPeriods,
  type RetentionRule,
  retentionRules,
} from '@vouchwell/rules';
import { notifySuccess } from '../../ui/notify.ts';
import { useStandingForm } from '../../ui/states/standing-form.tsx';
import { useUnsavedChanges } from '../../ui/states/unsaved-changes.tsx';
import { periodsText } from './periods-text.ts';
import { type PeriodValues, useSetRetention } from './retention-requests.ts';

const valuesOf = ({ periods }: RetentionResponse): PeriodValues => ({ ...periods, reason: '' });
const rules: Record<keyof RetentionPeriods, RetentionRule> = retentionRules;

/** As sentences, by field; what is right has none. */
function refusals(values: PeriodValues): Record<string, string> {
  const said = retentionNames.map((name) => [name, periodRefused(name, values[name])] as const);
  const wrong = Object.fromEntries(said.filter(([, why]) => why !== null)) as Record<string, string>;
  return values.reason.trim() ? wrong : { ...wrong, reason: 'Reason is required.' };
}

/** For how long what is kept, and why that is changed. */
export function PeriodsForm({ standing }: { standing: RetentionResponse }) {
  const save = useSetRetention();
  const { form, submit, isHeld, told } = useStandingForm({
    standing,
    valuesOf,
    wordsOf: periodsText,
    validate: refusals,
    save,
    failed: 'Failed to save the periods',
    onSaved: () => notifySuccess('The periods have been saved. Nothing is destroyed by them.'),
    kept: ({ reason }) => ({ reason }),
  });
  const { question } = useUnsavedChanges(form.isDirty(), () => {});
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
        {told}
        <Group justify="flex-end">
          <Button type="submit" loading={save.isPending} disabled={isHeld || !form.isDirty()}>
            Save periods
          </Button>
        </Group>
      </Stack>
      {question}
    </form>
  );
}
