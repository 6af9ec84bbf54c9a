import { Menu, UnstyledButton } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { Link, useLocation } from 'react-router-dom';
import classes from './header.module.css';
import type { NavigationLink } from './navigation.ts';

/** The screens that are opened seldom: the header has no room for all on one line. */
export function MoreMenu({ links }: { links: readonly NavigationLink[] }) {
  const { pathname } = useLocation();
  if (links.length === 0) return null;
  const isHere = (to: string) => pathname === to || pathname.startsWith(`${to}/`);
  return (
    <Menu position="bottom-start" withinPortal>
      <Menu.Target>
        <UnstyledButton
          className={`${classes.link} ${classes.more}`}
          data-here={links.some(({ to }) => isHere(to)) || undefined}
        >
          More
          <IconChevronDown size={14} aria-hidden />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        {links.map(({ to, label }) => (
          <Menu.Item key={to} component={Link} to={to} aria-current={isHere(to) ? 'page' : undefined}>
            {label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
