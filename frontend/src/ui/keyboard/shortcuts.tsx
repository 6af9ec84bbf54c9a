import { Paper, SimpleGrid, Text, UnstyledButton } from '@mantine/core';
import { IconArrowLeft, IconFilePlus, IconLayoutDashboard, type Icon } from '@tabler/icons-react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import classes from './shortcuts.module.css';

function Words({ icon: Glyph, title, text }: { icon: Icon; title: string; text: string }) {
  return (
    <>
      <Glyph size={20} stroke={1.5} aria-hidden className={classes.icon} />
      <span>
        <Text span fw={600} display="block">
          {title}
        </Text>
        <Text span fz="sm" c="dimmed" display="block" visibleFrom="sm">
          {text}
        </Text>
      </span>
    </>
  );
}

/** The ways on from an admin screen. */
export function Shortcuts({ createCase }: { createCase: boolean }) {
  const navigate = useNavigate();
  // Where this tab begins there is nothing to go back to.
  const first = useLocation().key === 'default';
  return (
    <SimpleGrid component="nav" aria-label="Shortcuts" cols={3} spacing={{ base: 'xs', sm: 'md' }}>
      <Paper component={Link} to="/app" withBorder className={classes.card}>
        <Words icon={IconLayoutDashboard} title="Dashboard" text="Your cases and figures" />
      </Paper>
      {createCase && (
        <Paper component={Link} to="/app/workflow" withBorder className={classes.card}>
          <Words icon={IconFilePlus} title="Create Case" text="Start with a patient" />
        </Paper>
      )}
      <UnstyledButton className={classes.card} onClick={() => void (first ? navigate('/app') : navigate(-1))}>
        <Words icon={IconArrowLeft} title="Go Back" text="To where you were" />
      </UnstyledButton>
    </SimpleGrid>
  );
}
