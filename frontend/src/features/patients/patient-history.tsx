import { Text } from '@mantine/core';
import type { PatientHistoryEntry } from '@vouchwell/contract';
import { When } from '../../ui/words/when.tsx';
import { fieldLabel } from './patient-values.ts';
import classes from '../../ui/lists/rows.module.css';

const labels: Record<string, string> = fieldLabel;

/** What happened to a record, newest first, with what stood there before. */
export function PatientHistory({ entries }: { entries: PatientHistoryEntry[] }) {
  return (
    <ul className={classes.rows} aria-label="History of the record">
      {entries.map(({ revision, at, by, sentence, changes }) => (
        <li key={revision} className={classes.row}>
          <div className={classes.grow}>
            <Text fz="sm">
              <b>{by}</b> {sentence}
            </Text>
            {changes.map(({ field, was, now }) => (
              <Text key={field} fz="sm">
                {labels[field] ?? field}: <del>{was ?? 'Not given'}</del> → <ins>{now ?? 'Not given'}</ins>
              </Text>
            ))}
          </div>
          <Text fz="xs" c="dimmed" component="div">
            <When at={at} />
          </Text>
        </li>
      ))}
    </ul>
  );
}
