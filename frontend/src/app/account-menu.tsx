import { Menu, Text, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { IconChevronDown, IconKey, IconUserCircle } from '@tabler/icons-react';
import { useRef } from 'react';
import { Link } from 'react-router-dom';

interface AccountMenuProps {
  name: string;
  role: string;
  onPassword: () => void;
}

export function AccountMenu({ name, role, onPassword }: AccountMenuProps) {
  const target = useRef<HTMLButtonElement>(null);
  // The dialog gives the focus back to what had it; the menu item is gone by then.
  const choosePassword = () => {
    target.current?.focus();
    onPassword();
  };
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <UnstyledButton
          ref={target}
          style={{ display: 'flex', alignItems: 'center', gap: 8, padding: '4px 8px', borderRadius: 6 }}
        >
          <span>
            <Text fz="sm" fw={550} lh={1.2} maw={200} truncate>
              {name}
            </Text>
            <Text fz="xs" c="dimmed" lh={1.2}>
              {role}
            </Text>
          </span>
          <VisuallyHidden>Account</VisuallyHidden>
          <IconChevronDown size={16} aria-hidden />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconKey size={16} aria-hidden />} onClick={choosePassword}>
          Change password
        </Menu.Item>
        <Menu.Item component={Link} to="/app/account" leftSection={<IconUserCircle size={16} aria-hidden />}>
          Your account
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
