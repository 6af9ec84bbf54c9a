import { Button, Group, Text } from '@mantine/core';
import type { ContentVersion } from '@vouchwell/contract';
import { When } from '../../ui/words/when.tsx';
import { ContentBadges } from './content-badges.tsx';
import classes from './library.module.css';

export interface VersionListProps {
  /** Newest first. */
  versions: ContentVersion[];
  viewed: ContentVersion | undefined;
  onView: (version: ContentVersion) => void;
  onRestore: (version: ContentVersion) => void;
}

export function VersionList({ versions, viewed, onView, onRestore }: VersionListProps) {
  return (
    <ul className={classes.plain} aria-label="Versions">
      {versions.map((each, index) => (
        <li key={each.version} className={classes.line}>
          <div>
            <Text fw={550}>
              Version {each.version}
              {index === 0 && ' (newest)'}
            </Text>
            <Text fz="sm" c="dimmed">
              <When at={each.at} /> · {each.by}
            </Text>
          </div>
          <Group gap="xs">
            <ContentBadges content={each} />
            <Button
              size="xs"
              variant="default"
              aria-label={`View version ${each.version}`}
              aria-pressed={each.version === viewed?.version}
              onClick={() => onView(each)}
            >
              View
            </Button>
            {index > 0 && (
              <Button
                size="xs"
                variant="default"
                aria-label={`Restore version ${each.version}`}
                onClick={() => onRestore(each)}
              >
                Restore
              </Button>
            )}
          </Group>
        </li>
      ))}
    </ul>
  );
}
