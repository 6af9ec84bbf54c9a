import { Checkbox, Fieldset, SimpleGrid, Text } from '@mantine/core';
import { permissionNames, permits, type Permission, type Permissions, type Role } from '@vouchwell/rules';
import { useSession } from '../../lib/session.tsx';
import { rightLabel } from './user-words.ts';

export interface UserRightsProps {
  role: Role;
  /** Set apart from the role. */
  flags: Partial<Permissions>;
  /** What the user may already: that is theirs whoever changes the form. */
  had: Partial<Permissions>;
  self: boolean;
  onChange: (flags: Partial<Permissions>) => void;
}

/** Why a right cannot be given here; null where it can. The server says the same. */
function hindrance(name: Permission, { role, flags, had }: UserRightsProps, mayGive: boolean): string | null {
  if (!permits({ role, permissions: { ...flags, [name]: true } }, name))
    return role === 'user' ? 'Needs the role Admin' : `Needs “${rightLabel.can_access_admin}”`;
  return mayGive || had[name] ? null : 'You do not have this right yourself';
}

/** Each right as it takes effect; what is changed here stands apart from the role. */
export function UserRights(props: UserRightsProps) {
  const { role, flags, self, onChange } = props;
  const { may } = useSession();
  return (
    <Fieldset legend="Rights" disabled={self}>
      {self && (
        <Text fz="sm" c="dimmed" mb="sm">
          Another user who manages users can change your role and rights.
        </Text>
      )}
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="xs">
        {permissionNames.map((name) => {
          const why = hindrance(name, props, may(name));
          return (
            <Checkbox
              key={name}
              label={rightLabel[name]}
              description={self ? undefined : why}
              disabled={self || why !== null}
              checked={permits({ role, permissions: flags }, name)}
              onChange={(event) => onChange({ ...flags, [name]: event.currentTarget.checked })}
            />
          );
        })}
      </SimpleGrid>
    </Fieldset>
  );
}
