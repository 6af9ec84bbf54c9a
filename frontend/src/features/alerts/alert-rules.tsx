import { Button, Group, NumberInput, SimpleGrid, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { AlertRulesResponse } from '@vouchwell/contract';
import { alertRuleNames, alertRules, type AlertThresholds } from '@vouchwell/rules';
import { useSession } from '../../lib/session.tsx';
import { Failure } from '../../ui/states/failure.tsx';
import { notifySuccess } from '../../ui/notify.ts';
import { RowSkeletons } from '../../ui/states/skeletons.tsx';
import { useStandingForm } from '../../ui/states/standing-form.tsx';
import { alertRulesQuery, useSetAlertRules } from './alert-requests.ts';

function RulesForm({ rules }: { rules: AlertRulesResponse }) {
  const mayChange = useSession().may('can_access_admin');
  const save = useSetAlertRules();
  const { form, submit, isHeld, told } = useStandingForm<AlertRulesResponse, AlertThresholds>({
    standing: rules,
    valuesOf: ({ thresholds }) => ({ ...thresholds }),
    wordsOf: (values) =>
      alertRuleNames.map((name) => `${alertRules[name].label}: ${values[name]}`).join('\n'),
    save,
    failed: 'Failed to save the rules',
    onSaved: () => notifySuccess('The rules have been saved. Older looks are found by them as well.'),
  });
  return (
    <form onSubmit={submit} noValidate autoComplete="off">
      <Stack gap="sm">
        <SimpleGrid cols={{ base: 1, sm: 2, lg: 3 }} style={{ alignItems: 'end' }}>
          {alertRuleNames.map((name) => (
            <NumberInput
              key={name}
              label={alertRules[name].label}
              description={`From so many ${alertRules[name].counts}`}
              min={alertRules[name].least}
              max={alertRules[name].most}
              allowDecimal={false}
              readOnly={!mayChange}
              {...form.getInputProps(name)}
            />
          ))}
        </SimpleGrid>
        {told}
        {mayChange ? (
          <Group justify="flex-end">
            <Button type="submit" loading={save.isPending} disabled={isHeld || !form.isDirty()}>
              Save rules
            </Button>
          </Group>
        ) : (
          <Text c="dimmed" fz="sm">
            An admin can change from how many on a rule tells.
          </Text>
        )}
      </Stack>
    </form>
  );
}

/** From how many on each rule tells. */
export function AlertRules() {
  const { data, error, refetch } = useQuery(alertRulesQuery);
  if (data) return <RulesForm rules={data} />;
  if (error) return <Failure title="Failed to load the rules" error={error} onRetry={() => void refetch()} />;
  return <RowSkeletons rows={4} label="Loading the rules" />;
}
