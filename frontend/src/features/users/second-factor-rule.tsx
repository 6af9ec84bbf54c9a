import { Button, Checkbox, Group, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { SecondFactorRuleResponse } from '@vouchwell/contract';
import type { Role } from '@vouchwell/rules';
import { NotLoaded } from '../../ui/states/failure.tsx';
import { notifySuccess } from '../../ui/notify.ts';
import { Section } from '../../ui/section.tsx';
import { RowSkeletons } from '../../ui/states/skeletons.tsx';
import { useStandingForm } from '../../ui/states/standing-form.tsx';
import { rolesOf, secondFactorRuleQuery, useRequireSecondFactor } from './user-requests.ts';

const people: readonly { role: Role; label: string }[] = [
  { role: 'admin', label: 'Admins' },
  { role: 'user', label: 'Users' },
];

const wordsOf = (values: Record<Role, boolean>) =>
  people.map(({ role, label }) => `${label}: ${values[role] ? 'yes' : 'no'}`).join('\n');

function RuleForm({ rule }: { rule: SecondFactorRuleResponse }) {
  const save = useRequireSecondFactor();
  const { form, submit, isHeld, told } = useStandingForm({
    standing: rule,
    valuesOf: ({ roles }) => ({ admin: roles.includes('admin'), user: roles.includes('user') }),
    wordsOf,
    save,
    failed: 'Failed to save',
    onSaved: () => notifySuccess('Of whom a second factor is required has been saved.'),
  });
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="sm">
        <Checkbox.Group
          label="Required of"
          description="Whoever of them has none is led to set one up at once, before anything else."
          value={rolesOf(form.values)}
          onChange={(chosen) =>
            form.setValues({ admin: chosen.includes('admin'), user: chosen.includes('user') })
          }
        >
          <Group mt="xs">
            {people.map(({ role, label }) => (
              <Checkbox key={role} value={role} label={label} />
            ))}
          </Group>
        </Checkbox.Group>
        {told}
        <Group justify="flex-end">
          <Button type="submit" loading={save.isPending} disabled={isHeld || !form.isDirty()}>
            Save
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

/** Of whom the site requires a second factor. */
export function SecondFactorRule() {
  const { data: rule, isError, error, refetch } = useQuery(secondFactorRuleQuery);
  return (
    <Section title="Second factor">
      {rule ? (
        <RuleForm rule={rule} />
      ) : isError ? (
        <NotLoaded error={error} onRetry={() => void refetch()}>
          Failed to load of whom a second factor is required. Please try again.
        </NotLoaded>
      ) : (
        <RowSkeletons rows={1} label="Loading the rule..." />
      )}
    </Section>
  );
}
