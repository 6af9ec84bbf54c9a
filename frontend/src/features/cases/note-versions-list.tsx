import { Button, Checkbox, Text } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { counted } from '../../lib/counted.ts';
import { When } from '../../ui/words/when.tsx';
import { runsOf, writerText, type Run, type Version } from './note-version-runs.ts';
import classes from './note-history.module.css';

interface Choice {
  chosen: readonly string[];
  onChoose: (key: string) => void;
}

function Row({ version, newest, chosen, onChoose }: Choice & { version: Version; newest: boolean }) {
  return (
    <Checkbox
      className={classes.version}
      checked={chosen.includes(version.key)}
      onChange={() => onChoose(version.key)}
      label={
        <>
          <Text span fw={600} fz="sm" display="block">
            {`Note ${version.note_number}, version ${version.version}`}
            {newest && ' · newest'}
          </Text>
          <Text span fz="sm" display="block">
            {writerText(version)}
          </Text>
          <Text span fz="sm" c="dimmed" display="block" className="tabular">
            <When at={version.at} /> · {version.word_count} words
          </Text>
        </>
      }
    />
  );
}

/** One sitting: its last text, and on request the steps before it. */
function Sitting({ run, newest, ...choice }: Choice & { run: Run; newest: boolean }) {
  const [open, setOpen] = useState(false);
  const steps = run.earlier.length;
  return (
    <li>
      <Row version={run.newest} newest={newest} {...choice} />
      {steps > 0 && (
        <Button
          size="compact-sm"
          variant="subtle"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
          ml={28}
        >
          {open ? 'Hide' : 'Show'} {counted(steps, 'step')} before it
        </Button>
      )}
      {open && (
        <ul className={classes.steps}>
          {run.earlier.map((version) => (
            <li key={version.key}>
              <Row version={version} newest={false} {...choice} />
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

/** Every text of the case's notes, newest first; two of them can be chosen. */
export function VersionList({
  versions,
  earlier,
  ...choice
}: Choice & { versions: readonly Version[]; earlier: ReactNode }) {
  return (
    <section aria-label="Versions" className={classes.versions} tabIndex={0}>
      <ul>
        {runsOf(versions).map((run, index) => (
          <Sitting key={run.newest.key} run={run} newest={index === 0} {...choice} />
        ))}
      </ul>
      {earlier}
    </section>
  );
}
