import { ActionIcon, Kbd, Popover, Text } from '@mantine/core';
import { IconKeyboard } from '@tabler/icons-react';
import classes from './shortcut-list.module.css';

/** The keys of a screen and what they do, behind a button. */
export function ShortcutList({ keys }: { keys: readonly (readonly [keys: string, does: string])[] }) {
  return (
    <Popover withArrow shadow="md" trapFocus returnFocus>
      <Popover.Target>
        <ActionIcon variant="default" size="lg" aria-label="Keyboard shortcuts" title="Keyboard shortcuts">
          <IconKeyboard size={18} aria-hidden />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown aria-label="Keyboard shortcuts">
        <dl className={classes.keys} tabIndex={-1} data-autofocus>
          {keys.map(([key, does]) => (
            <div key={key}>
              <dt>
                <Kbd>{key}</Kbd>
              </dt>
              <Text component="dd" fz="sm" m={0}>
                {does}
              </Text>
            </div>
          ))}
        </dl>
      </Popover.Dropdown>
    </Popover>
  );
}
