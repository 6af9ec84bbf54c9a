import {
  Anchor,
  Box,
  Burger,
  Button,
  Collapse,
  Divider,
  Group,
  Stack,
  Text,
  VisuallyHidden,
} from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconLogout } from '@tabler/icons-react';
import type { SessionUser } from '@vouchwell/contract';
import { useEffect, useState } from 'react';
import { Link, NavLink, useLocation, useNavigate } from 'react-router-dom';
import { PasswordDialog } from '../features/auth/public/password-dialog.tsx';
import { useSession, useUser } from '../lib/session.tsx';
import { Logo } from '../ui/logo.tsx';
import { AccountMenu } from './account-menu.tsx';
import { ColorSchemeToggle } from './color-scheme-toggle.tsx';
import classes from './header.module.css';
import { MoreMenu } from './more-menu.tsx';
import { adminNavigation, mainNavigation, type NavigationLink } from './navigation.ts';

const roleLabel = { admin: 'Admin', user: 'User' } as const;

function Links({ links }: { links: NavigationLink[] }) {
  const isOpened = useOpenedCase();
  return links.map(({ to, label, begins }) => (
    <NavLink
      key={to}
      to={to}
      end={to === '/app'}
      aria-current={begins && isOpened ? 'false' : 'page'}
      className={classes.link}
    >
      {label}
    </NavLink>
  ));
}

function useOpenedCase(): boolean {
  return new URLSearchParams(useLocation().search).has('caseId');
}

function useLogout(): () => void {
  const { signOut } = useSession();
  const navigate = useNavigate();
  return () => {
    void signOut();
    void navigate('/login', { replace: true });
  };
}

function LogoutButton() {
  const leave = useLogout();
  return (
    <Button variant="default" size="sm" leftSection={<IconLogout size={16} aria-hidden />} onClick={leave}>
      Logout
    </Button>
  );
}

function SmallMenu({ user, onPassword }: { user: SessionUser; onPassword: () => void }) {
  const adminLinks = adminNavigation(user);
  return (
    <Stack gap="sm" px="md" pb="md">
      <nav aria-label="Main" className={classes.stacked}>
        <Links links={mainNavigation(user)} />
        {adminLinks.length > 0 && (
          <>
            <Text component="h2" fz="sm" fw={600} c="dimmed" px="sm" mt="xs">
              Admin
            </Text>
            <Links links={adminLinks} />
          </>
        )}
      </nav>
      <Divider />
      <Group justify="space-between">
        <div>
          <Text fz="sm" fw={500}>
            {user.username}
          </Text>
          <Anchor component={Link} to="/app/account" fz="sm">
            Your account
          </Anchor>
        </div>
        <Group gap="xs">
          <Button variant="default" size="sm" onClick={onPassword}>
            Change password
          </Button>
          <LogoutButton />
        </Group>
      </Group>
    </Stack>
  );
}

/** From where on the links fit on one line; before that there is the menu. */
function wideFrom(user: SessionUser): 'sm' | 'lg' {
  return adminNavigation(user).length > 0 ? 'lg' : 'sm';
}

function WideMenu({ user, onPassword }: { user: SessionUser; onPassword: () => void }) {
  const from = wideFrom(user);
  const links = [...mainNavigation(user), ...adminNavigation(user)];
  return (
    <>
      <Box component="nav" aria-label="Main" className={classes.links} visibleFrom={from}>
        <Links links={links.filter(({ isSeldom }) => !isSeldom)} />
        <MoreMenu links={links.filter(({ isSeldom }) => isSeldom)} />
      </Box>
      <Group gap="xs" wrap="nowrap" visibleFrom={from}>
        <AccountMenu
          name={user.full_name || user.username}
          role={roleLabel[user.role]}
          onPassword={onPassword}
        />
        <ColorSchemeToggle />
        <LogoutButton />
      </Group>
    </>
  );
}

export function Header() {
  const user = useUser();
  const logout = useLogout();
  const [opened, menu] = useDisclosure(false);
  const [changingPassword, setChangingPassword] = useState(user.must_change_password);
  const { pathname } = useLocation();
  const { close } = menu;
  useEffect(() => close(), [pathname, close]);
  const openPassword = () => setChangingPassword(true);
  return (
    <header className={classes.header}>
      <div className={classes.bar}>
        <Link to="/app" className={classes.brand}>
          <Logo />
          <span>
            Vouchwell<VisuallyHidden>: to the dashboard</VisuallyHidden>
          </span>
        </Link>
        <WideMenu user={user} onPassword={openPassword} />
        <Group gap="xs" ml="auto" hiddenFrom={wideFrom(user)}>
          <ColorSchemeToggle />
          <Burger
            opened={opened}
            onClick={menu.toggle}
            size="sm"
            aria-label={opened ? 'Close the menu' : 'Open the menu'}
            aria-expanded={opened}
          />
        </Group>
      </div>
      <Box hiddenFrom={wideFrom(user)}>
        <Collapse expanded={opened} keepMounted={false}>
          <SmallMenu user={user} onPassword={openPassword} />
        </Collapse>
      </Box>
      <PasswordDialog
        opened={changingPassword}
        demanded={user.must_change_password}
        onLogout={logout}
        onDone={() => setChangingPassword(false)}
      />
    </header>
  );
}
