import { Button, Group, Text } from '@mantine/core';
import type { ContentVersion } from '@vouchwell/contract';
import type { ReactNode } from 'react';
import { When } from '../../ui/words/when.tsx';
import { ContentBadges } from './content-badges.tsx';
import classes from './library.module.css';

export interface VersionListProps {
  /** Newest first. */
  versions: ContentVersion[];
  viewed: ContentVersion | undefined;
  onView: (version: ContentVersion) => void;
  onRestore: (version: ContentVersion) => void;
  /** The way to those before them. */
  earlier: ReactNode;
}

interface LineProps extends Omit<VersionListProps, 'versions' | 'earlier'> {
  version: ContentVersion;
  isNewest: boolean;
}

function Line({ version, isNewest, viewed, onView, onRestore }: LineProps) {
  const { version: number, at, by } = version;
  return (
    <li className={classes.line}>
      <div>
        <Text fw={550}>
          Version {number}
          {isNewest && ' (newest)'}
        </Text>
        <Text fz="sm" c="dimmed">
          <When at={at} /> · {by}
        </Text>
      </div>
      <Group gap="xs">
        <ContentBadges content={version} />
        <Button
          size="xs"
          variant="default"
          aria-label={`View version ${number}`}
          aria-pressed={number === viewed?.version}
          onClick={() => onView(version)}
        >
          View
        </Button>
        {!isNewest && (
          <Button
            size="xs"
            variant="default"
            aria-label={`Restore version ${number}`}
            onClick={() => onRestore(version)}
          >
            Restore
          </Button>
        )}
      </Group>
    </li>
  );
}

export function VersionList({ versions, earlier, ...chosen }: VersionListProps) {
  return (
    <div>
      <ul className={classes.plain} aria-label="Versions">
        {versions.map((version, index) => (
          <Line key={version.version} version={version} isNewest={index === 0} {...chosen} />
        ))}
      </ul>
      {earlier}
    </div>
  );
}
