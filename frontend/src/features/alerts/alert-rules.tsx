import { Button, Group, NumberInput, SimpleGrid, Stack, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useQuery } from '@tanstack/react-query';
import type { AlertRulesResponse } from '@vouchwell/contract';
import { alertRuleNames, alertRules, type AlertThresholds } from '@vouchwell/rules';
import { fieldsOf } from '../../lib/http.ts';
import { useSession } from '../../lib/session.tsx';
import { Failure, FailureAlert } from '../../ui/states/failure.tsx';
import { notifySuccess } from '../../ui/notify.ts';
import { RowSkeletons } from '../../ui/states/skeletons.tsx';
import { alertRulesQuery, useSetAlertRules } from './alert-requests.ts';

function RulesForm({ rules }: { rules: AlertRulesResponse }) {
  const mayChange = useSession().may('can_access_admin');
  const save = useSetAlertRules();
  const form = useForm<AlertThresholds & Record<string, unknown>>({ initialValues: { ...rules.thresholds } });
  const submit = form.onSubmit((values) =>
    save.mutate(
      { of: rules, values },
      {
        onSuccess: () => notifySuccess('The rules have been saved. Older looks are found by them as well.'),
        onError: (error) => form.setErrors(fieldsOf(error)),
      },
    ),
  );
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
        <FailureAlert title="Failed to save the rules" error={save.error} />
        {mayChange ? (
          <Group justify="flex-end">
            <Button type="submit" loading={save.isPending} disabled={!form.isDirty()}>
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
  if (error) return <Failure title="Failed to load the rules" error={error} onRetry={() => void refetch()} />;
  if (!data) return <RowSkeletons rows={4} label="Loading the rules" />;
  // What another saved meanwhile is shown anew.
  return <RulesForm key={data.revision ?? 'none'} rules={data} />;
}
