import { Button, Checkbox, Group, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { SecondFactorRuleResponse } from '@vouchwell/contract';
import type { Role } from '@vouchwell/rules';
import { useState } from 'react';
import { ErrorPanel } from '../../ui/states/error-panel.tsx';
import { FailureAlert } from '../../ui/states/failure.tsx';
import { notifySuccess } from '../../ui/notify.ts';
import { Section } from '../../ui/section.tsx';
import { RowSkeletons } from '../../ui/states/skeletons.tsx';
import { secondFactorRuleQuery, useRequireSecondFactor } from './user-requests.ts';

const people: readonly { role: Role; label: string }[] = [
  { role: 'admin', label: 'Admins' },
  { role: 'user', label: 'Users' },
];

function RuleForm({ rule }: { rule: SecondFactorRuleResponse }) {
  const [roles, setRoles] = useState<readonly Role[]>(rule.roles);
  const save = useRequireSecondFactor();
  const submit = () =>
    save.mutate(
      { roles, of: rule },
      { onSuccess: () => notifySuccess('Of whom a second factor is required has been saved.') },
    );
  const isSame = people.every(({ role }) => roles.includes(role) === rule.roles.includes(role));
  return (
    <Stack gap="sm">
      <Checkbox.Group
        label="Required of"
        description="Whoever of them has none is led to set one up at once, before anything else."
        value={[...roles]}
        onChange={(chosen) => setRoles(chosen as Role[])}
      >
        <Group mt="xs">
          {people.map(({ role, label }) => (
            <Checkbox key={role} value={role} label={label} />
          ))}
        </Group>
      </Checkbox.Group>
      <FailureAlert title="Failed to save" error={save.error} />
      <Group justify="flex-end">
        <Button onClick={submit} loading={save.isPending} disabled={isSame}>
          Save
        </Button>
      </Group>
    </Stack>
  );
}

/** Of whom the site requires a second factor. */
export function SecondFactorRule() {
  const { data: rule, isError, refetch } = useQuery(secondFactorRuleQuery);
  return (
    <Section title="Second factor">
      {rule ? (
        // What another saved meanwhile is shown anew.
        <RuleForm key={rule.revision ?? 'none'} rule={rule} />
      ) : isError ? (
        <ErrorPanel onRetry={() => void refetch()}>
          Failed to load of whom a second factor is required. Please try again.
        </ErrorPanel>
      ) : (
        <RowSkeletons rows={1} label="Loading the rule..." />
      )}
    </Section>
  );
}
