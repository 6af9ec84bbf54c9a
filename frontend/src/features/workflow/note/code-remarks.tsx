import { Button, Text, Title } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { CodeText } from '../../../ui/words/code-text.tsx';
import { useStandings } from '../diagnoses/use-standings.ts';
import { useWorkflow } from '../draft/workflow-context.ts';
import classes from './note.module.css';

const TITLE = 'Codes that do not hold';

/** The case's codes that are not billable on its day, with what took their place, and the way to change them. */
export function CodeRemarks() {
  const { go } = useWorkflow();
  const standings = useStandings();
  if (standings.size === 0) return null;
  return (
    <section aria-label={TITLE} className={`${classes.list} ${classes.codes}`}>
      <Title order={3} fz="sm" mb={2}>
        {TITLE}
      </Title>
      <ul>
        {[...standings].map(([code, { remark, replaced_by }]) => (
          <li key={code} className={classes.out}>
            <IconAlertTriangle size={16} color="var(--mantine-color-yellow-text)" aria-hidden /> {remark}
            {replaced_by.map((other) => (
              <Text key={other.code} fz="xs" c="dimmed" component="div">
                <CodeText>{other.code}</CodeText> {other.description}
              </Text>
            ))}
          </li>
        ))}
      </ul>
      <Button variant="default" size="xs" mt={4} onClick={() => go('diagnosis')}>
        Change the diagnoses
      </Button>
    </section>
  );
}
