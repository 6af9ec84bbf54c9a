import { Group, List, NativeSelect, Text, Title } from '@mantine/core';
import type { ContentVersion } from '@vouchwell/contract';
import { useState } from 'react';
import { WordDiff } from '../../ui/words/word-diff.tsx';
import classes from './library.module.css';
import { changesBetween } from './version-facts.ts';

interface PickProps {
  label: string;
  versions: ContentVersion[];
  value: number;
  onChange: (version: number) => void;
}

function Pick({ label, versions, value, onChange }: PickProps) {
  return (
    <NativeSelect
      label={label}
      size="xs"
      value={String(value)}
      onChange={(event) => onChange(Number(event.currentTarget.value))}
      data={versions.map(({ version }) => ({ value: String(version), label: `Version ${version}` }))}
    />
  );
}

function Difference({ from, to }: { from: ContentVersion; to: ContentVersion }) {
  const changes = changesBetween(from, to);
  return (
    <>
      {changes.length > 0 && (
        <List size="sm" mb="xs">
          {changes.map((change) => (
            <List.Item key={change.label} style={{ overflowWrap: 'anywhere' }}>
              {change.label}: {change.from} → {change.to}
            </List.Item>
          ))}
        </List>
      )}
      {from.content === to.content ? (
        <Text c="dimmed">The text is the same in both.</Text>
      ) : (
        <div className={classes.text}>
          <WordDiff previous={from.content} current={to.content} />
        </div>
      )}
    </>
  );
}

/** Word by word from one version to another; at first the newest change. */
export function VersionComparison({ versions }: { versions: ContentVersion[] }) {
  const [pair, setPair] = useState<{ from?: number; to?: number }>({});
  const to = versions.find(({ version }) => version === pair.to) ?? versions[0];
  const from = versions.find(({ version }) => version === pair.from) ?? versions[1];
  if (!from || !to) return null;
  return (
    <section aria-label="Compare versions">
      <Title order={3} mb="xs">
        Compare
      </Title>
      <Group gap="xs" mb="sm">
        <Pick
          label="From"
          versions={versions}
          value={from.version}
          onChange={(version) => setPair({ ...pair, from: version })}
        />
        <Pick
          label="To"
          versions={versions}
          value={to.version}
          onChange={(version) => setPair({ ...pair, to: version })}
        />
      </Group>
      <Difference from={from} to={to} />
    </section>
  );
}
