import { Button, Group, Text, Title } from '@mantine/core';
import type { ContentVersion } from '@vouchwell/contract';
import classes from './library.module.css';
import { describe } from './version-facts.ts';

export interface VersionTextProps {
  version: ContentVersion;
  onClose?: () => void;
}

/** One version as it stood. */
export function VersionText({ version, onClose }: VersionTextProps) {
  return (
    <section aria-label={`Version ${version.version}`}>
      <Group justify="space-between" mb="xs">
        <Title order={3}>Version {version.version}</Title>
        {onClose && (
          <Button size="xs" variant="subtle" onClick={onClose}>
            Close version
          </Button>
        )}
      </Group>
      <Text fw={600} style={{ overflowWrap: 'anywhere' }}>
        {version.title}
      </Text>
      <Text fz="sm" c="dimmed" mb="xs" style={{ overflowWrap: 'anywhere' }}>
        {describe(version)}
      </Text>
      <div className={classes.text}>{version.content}</div>
    </section>
  );
}
